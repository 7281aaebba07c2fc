//! Has the program built again when the page that it carries has been built again.

fn main() {
    println!("cargo::rerun-if-changed=../web/dist");
}
