//! How far a long check has come: one line on the terminal that is written over.

use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::locale::{FluentValue, Locale};

/// What takes no longer shows no progress.
const QUIET: Duration = Duration::from_millis(500);
/// The time between two changes of the line.
const PAUSE: Duration = Duration::from_millis(100);
/// How many signs the bar is wide.
const WIDTH: usize = 24;

/// The progress of some files; shown only where somebody looks at the line.
pub(super) struct Progress<'w> {
    total: usize,
    locale: &'static Locale,
    state: Option<Mutex<State<'w>>>,
}

struct State<'w> {
    out: Box<dyn Write + Send + 'w>,
    done: usize,
    next: Instant,
    shown: bool,
}

impl Progress<'_> {
    /// Progress on standard error, unless that is no terminal or a build server's.
    pub fn on_terminal(total: usize, wanted: bool, locale: &'static Locale) -> Progress<'static> {
        let plain = std::env::var_os("CI").is_some() || std::env::var_os("TERM").is_some_and(|kind| kind == "dumb");
        if wanted && !plain && std::io::stderr().is_terminal() {
            Progress::to(Box::new(anstream::stderr()), total, QUIET, locale)
        } else {
            Progress { total, locale, state: None }
        }
    }

    fn to<'w>(out: Box<dyn Write + Send + 'w>, total: usize, quiet: Duration, locale: &'static Locale) -> Progress<'w> {
        let state = State { out, done: 0, next: Instant::now() + quiet, shown: false };
        Progress { total, locale, state: Some(Mutex::new(state)) }
    }

    /// One more file is done.
    pub fn step(&self) {
        let Some(Ok(mut state)) = self.state.as_ref().map(Mutex::lock) else { return };
        state.done += 1;
        if Instant::now() < state.next || state.done == self.total {
            return;
        }
        let (done, total) = (state.done, self.total.max(1));
        let full = done * WIDTH / total;
        let values = [("done", FluentValue::from(done as u64)), ("total", FluentValue::from(total as u64))];
        let words = self.locale.text("check-progress", &values).unwrap_or_default();
        // The cursor goes back to the first column, so that a warning is written over the line.
        let _ = write!(state.out, "\u{1b}[2K{}{} {words}\r", "━".repeat(full), "╌".repeat(WIDTH - full));
        let _ = state.out.flush();
        state.shown = true;
        state.next = Instant::now() + PAUSE;
    }
}

impl Drop for Progress<'_> {
    fn drop(&mut self) {
        if let Some(Ok(state)) = self.state.as_mut().map(Mutex::get_mut)
            && state.shown
        {
            let _ = write!(state.out, "\u{1b}[2K");
            let _ = state.out.flush();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(quiet: Duration) -> String {
        let mut bytes = Vec::new();
        let progress = Progress::to(Box::new(&mut bytes), 4, quiet, Locale::english());
        for _ in 0..4 {
            progress.step();
        }
        drop(progress);
        String::from_utf8(bytes).expect("it is text")
    }

    #[test]
    fn the_line_appears_late_and_goes_away() {
        assert_eq!(shown(Duration::from_secs(600)), "");
        let line = shown(Duration::ZERO);
        assert!(line.starts_with("\u{1b}[2K━━━━━━╌"), "{line:?}");
        assert!(line.contains("1 of 4 files\r"), "{line:?}");
        assert!(line.ends_with("\r\u{1b}[2K"), "{line:?}");
        assert!(!line.contains('\n'));
    }

    #[test]
    fn nothing_is_shown_where_it_is_not_wanted() {
        let progress = Progress::on_terminal(1_000, false, Locale::english());
        assert!(progress.state.is_none());
        progress.step();
    }
}
