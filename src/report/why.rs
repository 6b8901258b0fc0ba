//! Why one participant stands above another.
