//! Halfpoint recomputes chess tie-breaks, shows every step with the article that orders it, and says where an expected
//! value and the rule part.
//!
//! # The way of the data
//!
//! ```text
//! scenario.yaml ─┐
//! report, table ─┴> tournament (facts)     rules/ ──> edition (articles + reading)
//!                          │                             │
//!                          └──────────────┬──────────────┘
//!                                         v
//!                 tie-breaks ──> working (tree of cited steps) ──> standings
//!                                         v
//!     expectations ──> verdict ──> report ──> templates ──> Markdown / HTML / terminal / JSON
//! ```
//!
//! It flows one way. A module knows what stands before it and never what comes after: tie-breaks know nothing of YAML or
//! HTML, templates compute nothing.
//!
//! # The ideas
//!
//! - **The working is the value.** A [value](working::Value) exists only as the result of a tree of
//!   [steps](working::Step); [replaying](working::replay) the tree gives it again. The same computation runs without
//!   keeping the steps: tie-breaks are written against a [`Recorder`](working::Recorder).
//! - **A regulation is data.** The folder `rules/` holds each [edition](rules::Edition): its articles in our own words and
//!   its [reading](rules::Reading). The engine cites [concepts](rules::Concept); the edition knows their articles.
//! - **One space of readings.** Every point on which editions differ, the text is open or learners err is an
//!   [axis](rules::Axis) with named options. An edition is one option per axis; an event may set single ones.
//! - **Exact or refused.** Every number is an [`Exact`] fraction. What has no value is undefined, with its
//!   [reason](working::Reason), and never 0.
//! - **What did not apply is shown too**: the opponent below the limit, the cap that did not bind, the forfeit left out.
//! - **Three planes never mix.** A [diagnostic](diagnostic::Diagnostic) is a fault in a user's file, a
//!   [finding](verdict::Finding) is a result, and an error is the program failing at its own job.
//!
//! # An example
//!
//! ```
//! use std::sync::Arc;
//!
//! use halfpoint::diagnostic::Source;
//! use halfpoint::tiebreak::{Context, working};
//! use halfpoint::working::{Steps, replay};
//!
//! let text = "
//! title: Two players share first place
//! tournament:
//!   system: swiss
//!   players:
//!     - {no: 1, name: Anna Keller, games: [3w1, 2b½, 4w1]}
//!     - {no: 2, name: Bram de Vries, games: [4b1, 1w½, 5b1]}
//!     - {no: 3, name: Chiara Conti, games: [1b0, 5w1, hpb]}
//!     - {no: 4, name: Dmitri Sokol, games: [2w0, pab, 1b0]}
//!     - {no: 5, name: Elif Yildiz, games: [pab, 3b0, 2w0]}
//! tie-breaks: [PTS, BH-C1]
//! expect:
//!   Chiara Conti: {BH-C1: 3½}
//! ";
//! let source = Arc::new(Source { path: "example.yaml".into(), text: text.into() });
//! let (scenario, diagnostics) = halfpoint::scenario::read(source);
//! assert!(diagnostics.is_empty());
//! let scenario = scenario.expect("a scenario without faults");
//! assert!(halfpoint::verdict::check(&scenario).passes());
//!
//! let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
//! let chiara = scenario.tournament.by_name("Chiara Conti").expect("she plays");
//! let working = working(&cx, &Steps::new(), scenario.list[1], chiara).expect("everybody has a Buchholz");
//! assert_eq!(working.step().value(), "3½".parse().ok());
//! assert_eq!(replay(working.step()), working.step().value());
//! # Ok::<(), halfpoint::exact::ParseExactError>(())
//! ```
//!
//! # Features
//!
//! The feature `cli`, on by default, brings the binary and everything that touches files, threads and terminals. Without
//! it the library has the engine, the reader of scenarios and the templates.

#[cfg(feature = "cli")]
pub mod cli;
pub mod diagnostic;
pub mod exact;
pub mod import;
pub mod locale;
pub mod regulation;
pub mod render;
pub mod report;
pub mod rounding;
pub mod rules;
pub mod scenario;
pub mod standings;
pub mod tiebreak;
pub mod tournament;
pub mod verdict;
pub mod working;

pub use exact::Exact;
