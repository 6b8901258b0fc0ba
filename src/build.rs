//! Rebuilds the crate when the data that is built into it changes.

fn main() {
    for folder in ["rules", "templates"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
