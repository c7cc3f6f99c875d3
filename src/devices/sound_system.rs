//! Chooses the sound system of the machine for playing and recording.

/// PulseAudio if its server runs, else ALSA. If the server dies, the PulseAudio host reports it, but the ALSA host
/// hangs.
#[cfg(target_os = "linux")]
pub(super) fn host() -> cpal::Host {
    cpal::available_hosts()
        .into_iter()
        .find(|&host| host == cpal::HostId::PulseAudio)
        .and_then(|host| cpal::host_from_id(host).ok())
        .unwrap_or_else(cpal::default_host)
}

#[cfg(not(target_os = "linux"))]
pub(super) fn host() -> cpal::Host {
    cpal::default_host()
}

/// Silences the sound system until the result is dropped: ALSA writes complaints to the terminal, and a screen reader
/// would read them aloud.
#[cfg(target_os = "linux")]
pub(super) fn without_complaints() -> impl Sized {
    alsa::Output::local_error_handler()
}

/// No complaints on other systems.
#[cfg(not(target_os = "linux"))]
pub(super) fn without_complaints() -> impl Sized {}
