//! Chess engines as shell programs, for misbehaviour that a good engine does not show.

/// The body of an engine that starts correctly, and does this when it has to move.
pub(crate) fn engine_that(name: &str, deed: &str) -> String {
    format!(
        "while read -r line; do case $line in\n\
         uci) echo 'id name {name}'; echo uciok ;;\n\
         isready) echo readyok ;;\n\
         go*) {deed} ;;\n\
         quit) exit ;;\n\
         esac; done"
    )
}
