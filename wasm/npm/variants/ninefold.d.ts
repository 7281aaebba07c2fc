/* tslint:disable */
/* eslint-disable */

/**
 * A puzzle, ready for questions.
 */
export class Variant {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * The rules that these values break, and the cells where that shows. A rule with blank cells is broken when no values
     * in them can mend it.
     */
    broken(values: Uint8Array | number[]): string;
    /**
     * Whether there is no, one or more than one solution, as far as so many guesses tell; and of a puzzle without one, the
     * rules that cannot hold together, if they are few.
     */
    judge(guesses: number, lang: string): string;
    /**
     * A puzzle from the library's own JSON.
     *
     * # Errors
     * When it cannot be read.
     */
    constructor(text: string);
    /**
     * The values that each cell has in some solution, as masks; null if so many guesses do not suffice.
     */
    possible(guesses: number): string;
    /**
     * The puzzle in a notation, and what is lost.
     *
     * # Errors
     * When the notation is unknown or has no such boards.
     */
    write(format: string, lang: string): string;
}

/**
 * The notations in which variants are written.
 */
export function formats(): string;

/**
 * The puzzles of a text, and what is wrong with the others. A puzzle without rules on the usual board is a line of 81
 * characters.
 */
export function read(text: string, lang: string): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_variant_free: (a: number, b: number) => void;
    readonly formats: () => [number, number];
    readonly read: (a: number, b: number, c: number, d: number) => [number, number];
    readonly variant_broken: (a: number, b: number, c: number) => [number, number];
    readonly variant_judge: (a: number, b: number, c: number, d: number) => [number, number];
    readonly variant_new: (a: number, b: number) => [number, number, number];
    readonly variant_possible: (a: number, b: number) => [number, number];
    readonly variant_write: (a: number, b: number, c: number, d: number, e: number) => [number, number, number, number];
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
