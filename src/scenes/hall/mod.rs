//! `hector hall`: opens a hall for many tables with its server and desk, and the desk of an arbiter at another machine.

#[cfg(feature = "hall")]
mod configuring;
#[cfg(feature = "hall")]
mod elsewhere;
#[cfg(feature = "hall")]
mod hall_faults;
#[cfg(feature = "hall")]
mod members;
#[cfg(feature = "hall")]
mod opening;
#[cfg(feature = "hall")]
mod published;
#[cfg(feature = "hall")]
mod web;

use std::path::PathBuf;

use super::answering::Answering;
use super::failure::Outcome;
use super::sitting::TerminalOptions;

/// The options of `hector hall`.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[cfg_attr(not(feature = "hall"), allow(dead_code, reason = "there is no hall to open"))]
pub(crate) struct HallOptions {
    #[command(subcommand)]
    does: Option<HallDoes>,
    #[command(flatten)]
    members: MemberOptions,
    /// The name of whoever sits at this machine, which stands beside what they order
    #[arg(long)]
    name: Option<String>,
    /// A server that runs already, such as tls://a.example:4222; say it again for each of a cluster.
    /// Left out, the hall starts one of its own
    #[arg(long, value_name = "ADDRESS")]
    nats: Vec<String>,
    #[command(flatten)]
    publishing: PublishingOptions,
    #[command(flatten)]
    web: WebOptions,
    #[command(flatten)]
    terminal: TerminalOptions,
}

#[derive(clap::Subcommand)]
#[cfg_attr(not(feature = "hall"), allow(dead_code, reason = "there is no hall to open"))]
enum HallDoes {
    /// Write what the servers of a cluster need, a folder for each machine
    #[command(aliases = ["einrichten", "configurer"])]
    Configure(ConfigureOptions),
}

/// Who takes part in a hall.
#[derive(clap::Args)]
#[cfg_attr(not(feature = "hall"), allow(dead_code, reason = "there is no hall to open"))]
struct MemberOptions {
    /// The TOML file with the settings of the event. What the hall keeps is put beside it, in a
    /// folder of the same name
    #[arg(required = true)]
    event: Option<PathBuf>,
    /// How many tables there are. A table that has a code keeps it
    #[arg(long, default_value_t = 10)]
    tables: u32,
    /// Where tables find this machine: its name or number, and a port; the port after it is used
    /// too. Left out, the number of this machine and port 4333
    #[arg(long)]
    address: Option<String>,
    /// An arbiter who comes from another machine, and the tables that are theirs, such as
    /// "Anna=1-20,35"; the name alone for all tables. Say it again for each
    #[arg(long, value_name = "ARBITER")]
    arbiter: Vec<String>,
    /// Make a new code for this table or arbiter; the old one opens nothing any more. Say it again for
    /// each
    #[arg(long, value_name = "MEMBER")]
    new_code: Vec<String>,
}

/// What a hall publishes.
#[derive(clap::Args)]
#[cfg_attr(not(feature = "hall"), allow(dead_code, reason = "there is no hall to open"))]
struct PublishingOptions {
    /// A tournament report of FIDE's format (TRF) with the pairings of the round to be played. The first
    /// pair sits at table 1
    #[arg(long, value_name = "FILE")]
    pairings: Option<PathBuf>,
    /// The pairs of the round as a pairing program lists them, for a report that has none of it yet
    #[arg(long, value_name = "FILE", requires = "pairings", requires = "round")]
    pair_list: Option<PathBuf>,
    /// The round of the report. Left out, the first one that is paired and has no result
    #[arg(long, value_name = "NUMBER", requires = "pairings")]
    round: Option<u16>,
    /// Writes a game file for each board while it is played, this many minutes late. Left out, as the
    /// event says under hall.live_delay, and none where it says nothing
    #[arg(long, value_name = "MINUTES")]
    live: Option<u16>,
    /// A file with two lines: the address of a server that takes live games as lichess.org does, and
    /// the token that lets us in there
    #[arg(long, value_name = "FILE")]
    broadcast: Option<PathBuf>,
}

/// Pages for browsers.
#[derive(clap::Args)]
#[cfg_attr(not(feature = "hall"), allow(dead_code, reason = "there is no hall to open"))]
struct WebOptions {
    /// Serves pages for spectators and arbiters at this number and port, such as 0.0.0.0:8443. On 127.0.0.1 they
    /// are not sealed, for a proxy on this machine
    #[arg(long, value_name = "ADDRESS")]
    web: Option<String>,
    /// Asks for a new password of the arbiters' pages, twice and unseen
    #[arg(long, requires = "web", conflicts_with = "web_password_file")]
    web_password: bool,
    /// A file that has the password of the arbiters' pages in its first line. It may be deleted afterwards
    #[arg(long, value_name = "FILE", requires = "web")]
    web_password_file: Option<PathBuf>,
    /// A proxy on this machine says whose each request is, in X-Forwarded-For: limits and wrong passwords then count
    /// for each reader, and not for all together
    #[arg(long, requires = "web")]
    web_behind_proxy: bool,
}

#[derive(clap::Args)]
#[cfg_attr(not(feature = "hall"), allow(dead_code, reason = "there is no hall to open"))]
struct ConfigureOptions {
    #[command(flatten)]
    members: MemberOptions,
    /// A server of the cluster, such as a.example:4222; say it three times. The port after it is used
    /// too
    #[arg(long, value_name = "ADDRESS", required = true)]
    server: Vec<String>,
    /// A venue with a server of its own, whose tables go on when its line is cut: its name, where its
    /// server is, and its tables, such as berlin=b.example:4222=1-20,35. Say it again for each
    #[arg(long, value_name = "VENUE")]
    venue: Vec<String>,
    #[command(flatten)]
    answering: Answering,
}

#[cfg(feature = "hall")]
pub(super) fn open(options: &HallOptions) -> Outcome {
    match &options.does {
        Some(HallDoes::Configure(options)) => configuring::configure(options),
        None => opening::open(options),
    }
}

/// Opens an arbiter's desk, with the arbiter's code or the file that has it.
#[cfg(feature = "hall")]
pub(super) fn sit_down_elsewhere(code: &str, sitting: ArbitersPlace) -> Outcome {
    elsewhere::sit_down(code, sitting)
}

/// How an arbiter sits at a desk: the wishes for the terminal, and the language.
pub(super) type ArbitersPlace = (super::place::Wishes, Option<crate::words::Language>);

/// Says that halls are not built in.
#[cfg(not(feature = "hall"))]
pub(super) fn open(options: &HallOptions) -> Outcome {
    Err(not_built_in(options.terminal.language))
}

/// The same for a desk.
#[cfg(not(feature = "hall"))]
pub(super) fn sit_down_elsewhere(_: &str, (_, language): ArbitersPlace) -> Outcome {
    Err(not_built_in(language))
}

#[cfg(not(feature = "hall"))]
fn not_built_in(language: Option<crate::words::Language>) -> super::failure::Failure {
    let language = super::settings_file::chosen(language).0.language;
    super::failure::Failure::Input(crate::words::Texts::new(language).hall_not_built_in())
}
