//! A chess engine in shell, for what no good engine does.

/// The body of one that starts well, and does this when it is asked.
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
