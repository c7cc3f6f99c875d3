#!/bin/sh
# Starts @PROGRAM@ from the folder in which it lies, wherever that is.
here=$(dirname -- "$(readlink -f -- "$0")")/program
# Sound goes through the library of the system, where it has one.
if ! /sbin/ldconfig -p 2>/dev/null | grep -q 'libasound\.so\.2'; then
    LD_LIBRARY_PATH=$here/alsa${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
    export LD_LIBRARY_PATH
fi
exec "$here/@PROGRAM@" "$@"
