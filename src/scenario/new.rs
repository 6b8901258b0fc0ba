//! A scenario to start from.

/// A commented scenario that shows the format; `halfpoint new` prints it.
pub const TEMPLATE: &str = include_str!("../../templates/new-scenario.yaml");

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::diagnostic::Source;

    #[test]
    fn has_no_fault() {
        let source = Arc::new(Source { path: "new.yaml".into(), text: TEMPLATE.to_owned() });
        let (scenario, faults) = crate::scenario::read(source);
        assert_eq!(faults, []);
        assert!(scenario.is_some());
    }
}
