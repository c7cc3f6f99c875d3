//! The functions of NVDA's controller library as Rust functions.

use std::ffi::{c_int, c_uchar};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use libloading::Library;

/// The result of each function: a Windows error code.
type ErrorCode = u32;

const DONE: ErrorCode = 0;
/// ERROR_CANCELLED: the words were silenced before their end.
const SILENCED: ErrorCode = 1223;

/// RPC_S_UNKNOWN_IF: an NVDA older than 2024.1 was asked for a newer function.
const UNKNOWN: ErrorCode = 1717;
/// RPC_S_SERVER_UNAVAILABLE: NVDA is not running.
const NOBODY: ErrorCode = 1722;

/// Symbols are read as the user of NVDA has chosen, and words wait for their turn.
const SYMBOLS_UNCHANGED: c_int = -1;
const PRIORITY_NORMAL: c_int = 0;

#[derive(Debug)]
pub(crate) struct Client {
    test_if_running: unsafe extern "system" fn() -> ErrorCode,
    speak_text: unsafe extern "system" fn(*const u16) -> ErrorCode,
    cancel_speech: unsafe extern "system" fn() -> ErrorCode,
    braille_message: unsafe extern "system" fn(*const u16) -> ErrorCode,
    newer: Option<Newer>,
    /// Calls that wait until their words are spoken.
    waiting: AtomicUsize,
    /// The functions are valid only as long as the library is loaded.
    _library: Library,
}

/// The functions that NVDA 2024.1 added.
#[derive(Debug)]
struct Newer {
    process_id: unsafe extern "system" fn(*mut u32) -> ErrorCode,
    speak_ssml: unsafe extern "system" fn(*const u16, c_int, c_int, c_uchar) -> ErrorCode,
}

/// Permission for one call that waits.
#[derive(Debug)]
pub(crate) struct PlaceToWait(Arc<Client>);

impl Drop for PlaceToWait {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

/// When a call that speaks returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Return {
    /// When NVDA has received the words.
    AtOnce,
    /// When they were spoken or silenced.
    WhenSpoken,
}

/// Why NVDA did not do what it was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NvdaRefusal {
    /// The words were silenced.
    Silenced,
    /// Another error, by its code.
    Failed(ErrorCode),
}

impl NvdaRefusal {
    pub(crate) fn number(self) -> u32 {
        match self {
            NvdaRefusal::Silenced => SILENCED,
            NvdaRefusal::Failed(number) => number,
        }
    }
}

impl Client {
    /// Loads the library, or says why it cannot.
    pub(super) fn load(file: &Path) -> Result<Client, String> {
        if !file.is_absolute() {
            // A bare name would be searched for in folders where other users may write.
            return Err("expected a full path".to_owned());
        }
        // SAFETY: what runs while the library is loaded is its own; it comes from the folder of
        // the program, as the program itself does.
        let library = unsafe { Library::new(file) }.map_err(|error| error.to_string())?;
        // SAFETY: each type is that of the function in NVDA's nvdaController.h, here and below.
        let found = unsafe {
            (
                function(&library, "nvdaController_testIfRunning")?,
                function(&library, "nvdaController_speakText")?,
                function(&library, "nvdaController_cancelSpeech")?,
                function(&library, "nvdaController_brailleMessage")?,
            )
        };
        let (test_if_running, speak_text, cancel_speech, braille_message) = found;
        // SAFETY: see above.
        let newer = unsafe {
            let process_id = function(&library, "nvdaController_getProcessId").ok();
            let speak_ssml = function(&library, "nvdaController_speakSsml").ok();
            process_id.zip(speak_ssml)
        };
        let newer = newer.map(|(process_id, speak_ssml)| Newer { process_id, speak_ssml });
        Ok(Client {
            test_if_running,
            speak_text,
            cancel_speech,
            braille_message,
            newer,
            waiting: AtomicUsize::new(0),
            _library: library,
        })
    }

    pub(crate) fn is_running(&self) -> Result<(), NvdaRefusal> {
        // SAFETY: the function takes nothing, and the library is loaded.
        done(unsafe { (self.test_if_running)() })?;
        match self.process() {
            None | Some(Err(NvdaRefusal::Failed(UNKNOWN))) => Ok(()),
            Some(process) => process.map(drop),
        }
    }

    /// Whether the library and NVDA both know SSML: both are of 2024.1 or newer.
    pub(crate) fn knows_ssml(&self) -> bool {
        matches!(self.process(), Some(Ok(_)))
    }

    /// The number of NVDA's process, if the library can ask for it. A number of 0 means that NVDA is not running: Wine
    /// reports success for calls that reached no program.
    fn process(&self) -> Option<Result<u32, NvdaRefusal>> {
        let mut process = 0;
        let newer = self.newer.as_ref()?;
        // SAFETY: the function writes a number to where it is told, and keeps nothing of it.
        let answer = done(unsafe { (newer.process_id)(&raw mut process) });
        Some(match (answer, process) {
            (Ok(()), 0) => Err(NvdaRefusal::Failed(NOBODY)),
            (Ok(()), process) => Ok(process),
            (Err(refusal), _) => Err(refusal),
        })
    }

    pub(crate) fn speak_text(&self, text: &str) -> Result<(), NvdaRefusal> {
        let text = wide(text);
        // SAFETY: the text ends with a nought, and is only read while the call lasts.
        done(unsafe { (self.speak_text)(text.as_ptr()) })
    }

    /// Speaks marked text, in its languages.
    pub(crate) fn speak_ssml(&self, ssml: &str, returns: Return) -> Result<(), NvdaRefusal> {
        let Some(newer) = &self.newer else { return Err(NvdaRefusal::Failed(UNKNOWN)) };
        let ssml = wide(ssml);
        let at_once = c_uchar::from(returns == Return::AtOnce);
        // SAFETY: the text ends with a nought, and is only read while the call lasts.
        done(unsafe {
            (newer.speak_ssml)(ssml.as_ptr(), SYMBOLS_UNCHANGED, PRIORITY_NORMAL, at_once)
        })
    }

    /// Permission for a call that waits for the end of its words. Only a few at once: NVDA forgets calls whose words
    /// were silenced before their turn came, and each keeps a thread of NVDA waiting.
    pub(crate) fn place_to_wait(self: &Arc<Client>) -> Option<PlaceToWait> {
        const MOST_WAITING: usize = 2;
        let one_more = |waiting| (waiting < MOST_WAITING).then_some(waiting + 1);
        self.waiting.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_more).ok()?;
        Some(PlaceToWait(self.clone()))
    }

    pub(crate) fn cancel_speech(&self) -> Result<(), NvdaRefusal> {
        // SAFETY: the function takes nothing, and the library is loaded.
        done(unsafe { (self.cancel_speech)() })
    }

    pub(crate) fn braille_message(&self, text: &str) -> Result<(), NvdaRefusal> {
        let text = wide(text);
        // SAFETY: the text ends with a nought, and is only read while the call lasts.
        done(unsafe { (self.braille_message)(text.as_ptr()) })
    }
}

/// A function of the library by its name, or a text that says it is missing.
///
/// # Safety
/// The type must be that of the function.
unsafe fn function<F: Copy>(library: &Library, name: &str) -> Result<F, String> {
    // SAFETY: as the caller promises.
    let found = unsafe { library.get::<F>(name.as_bytes()) };
    found.map(|found| *found).map_err(|_| format!("it has no {name}"))
}

fn done(answer: ErrorCode) -> Result<(), NvdaRefusal> {
    match answer {
        DONE => Ok(()),
        SILENCED => Err(NvdaRefusal::Silenced),
        failed => Err(NvdaRefusal::Failed(failed)),
    }
}

/// A text in UTF-16, ended by 0. Zeros inside are removed.
fn wide(text: &str) -> Vec<u16> {
    text.encode_utf16().filter(|unit| *unit != 0).chain([0]).collect()
}
