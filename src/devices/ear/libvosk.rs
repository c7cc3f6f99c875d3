//! Loads the recogniser's library, libvosk, when the ear first needs it, so that Hector builds and starts without it.
//!
//! The crate `vosk` calls functions that the linker must find. They are defined here, and each forwards its call to
//! the library. `build.rs` makes an empty archive, which is all else that the crate asks of the linker.

use std::env::consts::DLL_SUFFIX;
use std::ffi::{c_char, c_int, c_short, c_void};
use std::path::{Path, PathBuf};
use std::ptr::{null, null_mut};
use std::sync::OnceLock;

use libloading::Library;

use crate::system;

/// Why libvosk cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoLibvosk {
    /// It was not found.
    #[error(
        "There is no libvosk beside the program, in .libraries or among the system's libraries."
    )]
    Missing,
    /// The system cannot load it.
    #[error("{} cannot be loaded: {why}", .file.display())]
    Unloadable {
        file: PathBuf,
        /// The system's message.
        why: String,
    },
    /// It is a different library.
    #[error("{} is not the library of Vosk: it has no {lacks}.", .file.display())]
    Foreign {
        file: PathBuf,
        /// The function that it lacks.
        lacks: &'static str,
    },
    /// It ends every process that loads it.
    #[error("{} ends every program that loads it.", .file.display())]
    Deadly {
        /// The file of the library.
        file: PathBuf,
    },
}

/// The library, for as long as the program runs.
static LIBVOSK: OnceLock<Libvosk> = OnceLock::new();

struct Libvosk {
    functions: Functions,
    _library: Library,
}

/// Loads the library, unless it is loaded.
///
/// # Errors
/// If it is missing, spoiled or another library.
pub(super) fn load() -> Result<(), NoLibvosk> {
    if LIBVOSK.get().is_none() {
        let libvosk = Libvosk::open(&place())?;
        LIBVOSK.get_or_init(|| libvosk);
    }
    Ok(())
}

/// The file to load: the one in the program's folder, or the one that the start script fetched, or the one that the
/// system finds by its name. On Windows the system is not asked.
pub(super) fn place() -> PathBuf {
    let name = name();
    let program =
        std::env::current_exe().and_then(|program| system::canonical(&program)).unwrap_or_default();
    // No other folder: anybody who may write there could make Hector run any code.
    let beside = program.with_file_name(&name);
    let fetched = house(&program).map(|house| house.join(".libraries").join(&name));
    std::iter::once(beside).chain(fetched).find(|file| file.exists()).unwrap_or(name.into())
}

/// Where a user who has only the program puts libvosk. `None` if the start script fetches it.
#[must_use]
pub fn beside_program() -> Option<PathBuf> {
    let program =
        std::env::current_exe().and_then(|program| system::canonical(&program)).unwrap_or_default();
    house(&program).is_none().then(|| program.with_file_name(name()))
}

fn name() -> String {
    format!("libvosk{DLL_SUFFIX}")
}

/// The folder of Hector's source, if cargo built the program there.
fn house(program: &Path) -> Option<&Path> {
    program.ancestors().find(|folder| folder.ends_with("target"))?.parent()
}

impl Libvosk {
    fn open(file: &Path) -> Result<Libvosk, NoLibvosk> {
        // Windows also searches the current folder for a bare name, where anybody may have put a file.
        if cfg!(windows) && file.components().count() == 1 {
            return Err(NoLibvosk::Missing);
        }
        // SAFETY: what runs while a library is loaded is the library's own; it comes from the
        // program's folder or from the system, as the program itself does.
        let library = unsafe { Library::new(file) }.map_err(|error| not_loaded(file, &error))?;
        let functions = Functions::of(&library)
            .map_err(|lacks| NoLibvosk::Foreign { file: file.to_owned(), lacks })?;
        Ok(Libvosk { functions, _library: library })
    }
}

fn not_loaded(file: &Path, error: &libloading::Error) -> NoLibvosk {
    let why = error.to_string();
    // For a bare name that was not found, the system gives only a message.
    let is_nowhere = file.components().count() == 1 && why.contains(&*file.to_string_lossy());
    if is_nowhere && why.contains("No such file") {
        return NoLibvosk::Missing;
    }
    let named = format!("{}: ", file.display());
    let why = why.strip_prefix(&named).unwrap_or(&why).to_owned();
    NoLibvosk::Unloadable { file: file.to_owned(), why }
}

/// Functions that Hector calls. Without the library, each returns what libvosk returns on failure. Only the first two
/// can be called in that state, because the others need a model.
macro_rules! handed_on {
    ($(fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty, else $failure:expr;)*) => {
        struct Functions {
            $($name: unsafe extern "C" fn($($type),*) -> $result,)*
        }

        impl Functions {
            /// Finds all of them, or says which one is missing.
            fn of(library: &Library) -> Result<Functions, &'static str> {
                Ok(Functions {
                    $($name: {
                        // SAFETY: the type is that of the function in the header of libvosk.
                        let found = unsafe { library.get(concat!(stringify!($name), "\0").as_bytes()) };
                        *found.map_err(|_| stringify!($name))?
                    },)*
                })
            }
        }

        $(
            #[unsafe(no_mangle)]
            unsafe extern "C" fn $name($($argument: $type),*) -> $result {
                match LIBVOSK.get() {
                    // SAFETY: the caller promises what the function of this name asks for.
                    Some(libvosk) => unsafe { (libvosk.functions.$name)($($argument),*) },
                    None => $failure,
                }
            }
        )*
    };
}

handed_on! {
    fn vosk_set_log_level(level: c_int) -> (), else ();
    fn vosk_model_new(path: *const c_char) -> *mut c_void, else null_mut();
    fn vosk_model_free(model: *mut c_void) -> (), else ();
    fn vosk_recognizer_new_grm(
        model: *mut c_void, rate: f32, grammar: *const c_char
    ) -> *mut c_void, else null_mut();
    fn vosk_recognizer_free(recogniser: *mut c_void) -> (), else ();
    fn vosk_recognizer_set_max_alternatives(recogniser: *mut c_void, most: c_int) -> (), else ();
    fn vosk_recognizer_set_words(recogniser: *mut c_void, wanted: c_int) -> (), else ();
    fn vosk_recognizer_accept_waveform_s(
        recogniser: *mut c_void, samples: *const c_short, count: c_int
    ) -> c_int, else -1;
    fn vosk_recognizer_partial_result(recogniser: *mut c_void) -> *const c_char, else null();
    fn vosk_recognizer_result(recogniser: *mut c_void) -> *const c_char, else null();
    fn vosk_recognizer_final_result(recogniser: *mut c_void) -> *const c_char, else null();
    fn vosk_recognizer_reset(recogniser: *mut c_void) -> (), else ();
}

/// Functions that the crate declares and Hector does not call. A linker may want them all the same.
macro_rules! never_called {
    ($(fn $name:ident($($type:ty),*) -> $result:ty, else $failure:expr;)*) => {
        $(
            #[unsafe(no_mangle)]
            extern "C" fn $name($(_: $type),*) -> $result {
                $failure
            }
        )*
    };
}

never_called! {
    fn vosk_gpu_init() -> (), else ();
    fn vosk_gpu_thread_init() -> (), else ();
    fn vosk_model_find_word(*mut c_void, *const c_char) -> c_int, else -1;
    fn vosk_spk_model_new(*const c_char) -> *mut c_void, else null_mut();
    fn vosk_spk_model_free(*mut c_void) -> (), else ();
    fn vosk_recognizer_new(*mut c_void, f32) -> *mut c_void, else null_mut();
    fn vosk_recognizer_new_spk(*mut c_void, f32, *mut c_void) -> *mut c_void, else null_mut();
    fn vosk_recognizer_set_spk_model(*mut c_void, *mut c_void) -> (), else ();
    fn vosk_recognizer_set_nlsml(*mut c_void, c_int) -> (), else ();
    fn vosk_recognizer_set_partial_words(*mut c_void, c_int) -> (), else ();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_is_the_folder_in_which_cargo_builds() {
        let house_of = |program: &str| house(Path::new(program)).map(Path::to_owned);
        for program in ["target/release/hector", "target/debug/deps/ear-1f", "target/a/b/hector"] {
            assert_eq!(
                house_of(&format!("/home/a/hector/{program}")),
                Some("/home/a/hector".into())
            );
        }
        assert_eq!(house_of("/usr/bin/hector"), None);
    }

    #[test]
    fn a_name_that_the_system_does_not_know_is_missing_and_a_file_is_not_loaded() {
        let name = format!("libnothing-of-hector{DLL_SUFFIX}");
        assert_eq!(Libvosk::open(Path::new(&name)).err(), Some(NoLibvosk::Missing));
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        let refused = Libvosk::open(&file).err();
        assert!(matches!(refused, Some(NoLibvosk::Unloadable { .. })), "{refused:?}");
    }
}
