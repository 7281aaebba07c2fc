//! Makes a module and its JavaScript from what the compiler built: `ninefold-bindgen FILE FOLDER`.

use anyhow::bail;
use std::env;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let [file, folder] = &arguments[..] else { bail!("usage: ninefold-bindgen FILE FOLDER") };
    Bindgen::new()
        .input_path(file)
        .out_name("ninefold")
        .web(true)?
        .typescript(true)
        .remove_producers_section(true)
        .omit_default_module_path(false)
        .generate(folder)
}
