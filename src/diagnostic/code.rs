//! The register of diagnostic codes.

use std::fmt;

macro_rules! codes {
    ($($code:ident $name:ident),* $(,)?) => {
        /// The kind of a fault; its texts are in `templates/locales/`, an example of each in the gallery.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "the texts of each code are in templates/locales")]
        pub enum Code { $($name),* }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Code] = &[$(Code::$name),*];

            /// The code as it is printed, such as `S014`.
            pub fn as_str(self) -> &'static str {
                match self { $(Code::$name => stringify!($code)),* }
            }
        }
    };
}

codes! {
    S001 NotYaml,
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
