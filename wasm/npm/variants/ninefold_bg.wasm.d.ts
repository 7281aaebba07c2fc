/* tslint:disable */
/* eslint-disable */
export const memory: WebAssembly.Memory;
export const __wbg_variant_free: (a: number, b: number) => void;
export const formats: () => [number, number];
export const read: (a: number, b: number, c: number, d: number) => [number, number];
export const variant_broken: (a: number, b: number, c: number) => [number, number];
export const variant_judge: (a: number, b: number, c: number, d: number) => [number, number];
export const variant_new: (a: number, b: number) => [number, number, number];
export const variant_possible: (a: number, b: number) => [number, number];
export const variant_write: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
export const __wbindgen_externrefs: WebAssembly.Table;
export const __wbindgen_free: (a: number, b: number, c: number) => void;
export const __wbindgen_malloc: (a: number, b: number) => number;
export const __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
export const __externref_table_dealloc: (a: number) => void;
export const __wbindgen_start: () => void;
