//! The exit codes.

use std::process::ExitCode;

/// How a command ended; the number is the process's exit code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Exit {
    /// All is well.
    Well = 0,
    /// A value is not as expected, or a file has a fault; of several files, one cannot be read.
    NotWell = 1,
    /// The command could not run: a wrong argument, a file that does not exist or that it needs and cannot read, a broken template.
    CouldNotRun = 2,
    /// Nothing was selected, which must not look like success.
    NothingSelected = 3,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}
