//! Which parts of the crate a file imports from, read from its syntax tree.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItem, Item, Meta, UseTree, Visibility};

/// A path below the root of the crate that a file uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Import {
    /// The line, from 1.
    pub(crate) line: usize,
    /// The names after `crate::`; `*` for everything.
    pub(crate) path: Vec<String>,
    /// Whether the file only passes the name on.
    pub(crate) is_passed_on: bool,
}

impl Import {
    /// The module at the root, or another name there.
    pub(crate) fn name(&self) -> &str {
        &self.path[0]
    }
}

/// What a file imports from its own crate, outside of tests. `module` is the path of the file's module
/// below the root, such as `["grid", "line"]`.
pub(crate) fn imports(text: &str, module: &[&str]) -> Vec<Import> {
    let file = syn::parse_file(text).expect("a file that the compiler accepts");
    let module = module.iter().map(ToString::to_string).collect();
    let children = children(&file.items);
    let mut finder = Finder { module, children, passes_on: false, found: Vec::new() };
    finder.visit_file(&file);
    finder.found.dedup();
    finder.found
}

/// The names that a file passes on from its modules, each with its path from the file.
pub(crate) fn passed_on(text: &str) -> BTreeMap<String, Vec<String>> {
    let file = syn::parse_file(text).expect("a file that the compiler accepts");
    let mut names = BTreeMap::new();
    for item in &file.items {
        if let Item::Use(item) = item
            && !is_test(&item.attrs)
            && !matches!(item.vis, Visibility::Inherited)
        {
            each_path(&item.tree, &mut Vec::new(), &mut |path, name, _| {
                names.insert(name.to_owned(), path.to_vec());
            });
        }
    }
    names
}

/// Whether the attributes leave an item out of what is not a test.
fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg")
                && attribute.parse_args::<Meta>().is_ok_and(|meta| needs_test(&meta))
    })
}

/// Whether a condition holds in tests only.
fn needs_test(condition: &Meta) -> bool {
    match condition {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("all") => {
            let parts = syn::punctuated::Punctuated::<Meta, syn::Token![,]>::parse_terminated;
            list.parse_args_with(parts).is_ok_and(|parts| parts.iter().any(needs_test))
        }
        _ => false,
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    use syn::{
        ItemConst, ItemEnum, ItemExternCrate, ItemFn, ItemImpl, ItemMacro, ItemMod, ItemStatic,
        ItemStruct, ItemTrait, ItemType, ItemUse,
    };
    match item {
        Item::Const(ItemConst { attrs, .. })
        | Item::Enum(ItemEnum { attrs, .. })
        | Item::ExternCrate(ItemExternCrate { attrs, .. })
        | Item::Fn(ItemFn { attrs, .. })
        | Item::Impl(ItemImpl { attrs, .. })
        | Item::Macro(ItemMacro { attrs, .. })
        | Item::Mod(ItemMod { attrs, .. })
        | Item::Static(ItemStatic { attrs, .. })
        | Item::Struct(ItemStruct { attrs, .. })
        | Item::Trait(ItemTrait { attrs, .. })
        | Item::Type(ItemType { attrs, .. })
        | Item::Use(ItemUse { attrs, .. }) => attrs,
        _ => &[],
    }
}

/// The names of the modules among some items.
fn children(items: &[Item]) -> BTreeSet<String> {
    let name = |item: &Item| match item {
        Item::Mod(child) if !is_test(&child.attrs) => Some(child.ident.to_string()),
        _ => None,
    };
    items.iter().filter_map(name).collect()
}

/// Calls back with each path of a `use`, the name that it gets here, and its line.
fn each_path(
    tree: &UseTree,
    before: &mut Vec<String>,
    found: &mut dyn FnMut(&[String], &str, usize),
) {
    let mut leaf = |ident: &proc_macro2::Ident, name: &proc_macro2::Ident| {
        before.push(ident.to_string());
        found(before, &name.to_string(), ident.span().start().line);
        before.pop();
    };
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            each_path(&path.tree, before, found);
            before.pop();
        }
        UseTree::Name(name) => leaf(&name.ident, &name.ident),
        UseTree::Rename(rename) => leaf(&rename.ident, &rename.rename),
        UseTree::Glob(glob) => {
            before.push("*".to_owned());
            found(before, "*", glob.star_token.spans[0].start().line);
            before.pop();
        }
        UseTree::Group(group) => {
            group.items.iter().for_each(|tree| each_path(tree, before, found));
        }
    }
}

struct Finder {
    /// The module that is being read.
    module: Vec<String>,
    /// The names of its modules, with which a path may begin.
    children: BTreeSet<String>,
    /// Whether that is an item that passes names on.
    passes_on: bool,
    found: Vec<Import>,
}

impl Finder {
    /// Notes a path if it leads to this crate.
    fn note(&mut self, path: &[String], line: usize) {
        let mut at = self.module.clone();
        let mut rest = path;
        match path.first().map(String::as_str) {
            Some("crate") => {
                at.clear();
                rest = &path[1..];
            }
            Some("self" | "super") => {
                while let Some(first) = rest.first().filter(|it| *it == "self" || *it == "super") {
                    if first == "super" {
                        at.pop();
                    }
                    rest = &rest[1..];
                }
            }
            Some(child) if self.children.contains(child) => {}
            _ => return,
        }
        // `use crate::{self}` and `use super::*` below the root take everything.
        let mut path: Vec<_> = at.iter().chain(rest).filter(|it| *it != "self").cloned().collect();
        if path.is_empty() {
            path.push("*".to_owned());
        }
        self.found.push(Import { line, path, is_passed_on: self.passes_on });
    }

    /// Notes the paths among the tokens of a macro.
    fn scan(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            at += 1;
            match token {
                TokenTree::Group(group) => self.scan(group.stream()),
                TokenTree::Ident(ident) => {
                    let name = ident.to_string();
                    // `a::b` does not begin with `b`.
                    let is_first = at < 2 || !is_colon(tokens.get(at - 2));
                    if name == "crate"
                        || name == "super"
                        || is_first && self.children.contains(&name)
                    {
                        let line = ident.span().start().line;
                        at = self.scan_path(&tokens, at, vec![name], line);
                    }
                }
                _ => {}
            }
        }
    }

    /// Reads on after the first name of a path, and returns the place of the token after it.
    fn scan_path(
        &mut self,
        tokens: &[TokenTree],
        mut at: usize,
        mut path: Vec<String>,
        line: usize,
    ) -> usize {
        while is_colon(tokens.get(at)) && is_colon(tokens.get(at + 1)) {
            match tokens.get(at + 2) {
                Some(TokenTree::Ident(ident)) => path.push(ident.to_string()),
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    // The names after the opening brace and after commas.
                    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                    let parts = inner.split(
                        |token| matches!(token, TokenTree::Punct(it) if it.as_char() == ','),
                    );
                    for part in parts.filter(|part| !part.is_empty()) {
                        let mut path = path.clone();
                        path.push(part[0].to_string());
                        self.scan_path(part, 1, path, part[0].span().start().line);
                    }
                    return at + 3;
                }
                Some(_) => path.push("*".to_owned()),
                None => break,
            }
            at += 3;
        }
        if path.len() > 1 {
            self.note(&path, line);
        }
        at
    }
}

fn is_colon(token: Option<&TokenTree>) -> bool {
    matches!(token, Some(TokenTree::Punct(it)) if it.as_char() == ':')
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_test(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        if !matches!(item, ImplItem::Fn(function) if is_test(&function.attrs)) {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        let inner = item.content.as_ref().map_or_else(BTreeSet::new, |(_, items)| children(items));
        let outer = mem::replace(&mut self.children, inner);
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
        self.children = outer;
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.passes_on = !matches!(item.vis, Visibility::Inherited);
        each_path(&item.tree, &mut Vec::new(), &mut |path, _, line| self.note(path, line));
        self.passes_on = false;
    }

    /// `pub(in crate::a)` imports nothing.
    fn visit_vis_restricted(&mut self, _: &'ast syn::VisRestricted) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|it| it.ident.to_string()).collect();
        if let Some(first) = path.segments.first().filter(|_| names.len() > 1) {
            self.note(&names, first.ident.span().start().line);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.scan(call.tokens.clone());
        visit::visit_macro(self, call);
    }
}
