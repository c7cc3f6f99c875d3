//! Which of the machine's sound systems Hector sounds and hears through. Opens nothing.

/// The PulseAudio host if its server runs, else ALSA: when the server dies, the
/// PulseAudio host says so and the ALSA host hangs.
#[cfg(target_os = "linux")]
pub(super) fn host() -> cpal::Host {
    cpal::available_hosts()
        .into_iter()
        .find(|&host| host == cpal::HostId::PulseAudio)
        .and_then(|host| cpal::host_from_id(host).ok())
        .unwrap_or_else(cpal::default_host)
}

/// The one host that there is.
#[cfg(not(target_os = "linux"))]
pub(super) fn host() -> cpal::Host {
    cpal::default_host()
}

/// Has the sound system silent until this is dropped: ALSA complains on the terminal, which a
/// screen reader would read aloud.
#[cfg(target_os = "linux")]
pub(super) fn without_complaints() -> impl Sized {
    alsa::Output::local_error_handler()
}

/// Nobody complains here.
#[cfg(not(target_os = "linux"))]
pub(super) fn without_complaints() -> impl Sized {}
