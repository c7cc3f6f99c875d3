//! Which of the machine's sound systems Hector sounds and hears through. Opens nothing.

use cpal::HostId;

/// The PulseAudio host if its server runs, else ALSA: when the server dies, the
/// PulseAudio host says so and the ALSA host hangs.
pub(super) fn host() -> cpal::Host {
    cpal::available_hosts()
        .into_iter()
        .find(|&host| host == HostId::PulseAudio)
        .and_then(|host| cpal::host_from_id(host).ok())
        .unwrap_or_else(cpal::default_host)
}
