//! What BrlAPI does when BRLTTY complains of something it was sent: by itself it ends the
//! program. Here it returns, and the call that noticed fails.

use brlapi::Connection;
use brlapi_sys::{brlapi__setExceptionHandler, brlapi_handle_t};
use core::ffi::{c_int, c_void};

/// From now on a complaint over this connection is an error of the next call.
pub(super) fn make_harmless(connection: &Connection) {
    // SAFETY: the handle belongs to an open connection, and the handler touches nothing.
    unsafe { brlapi__setExceptionHandler(connection.handle_ptr(), Some(pass_over)) };
}

unsafe extern "C" fn pass_over(
    _: *mut brlapi_handle_t,
    _: c_int,
    _: brlapi_sys::brlapi_packetType_t,
    _: *const c_void,
    _: usize,
) {
}
