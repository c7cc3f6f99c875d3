//! By default BrlAPI ends the program if BRLTTY reports a protocol error. Here the handler returns, and the call that
//! noticed the error fails.

use brlapi::Connection;
use brlapi_sys::{brlapi__setExceptionHandler, brlapi_handle_t};
use core::ffi::{c_int, c_void};

/// From now on, such an error on this connection fails the next call.
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
