import type { Settings } from "../base/settings";

/** The English texts of the windows of Play and the settings: they come with them, and with the sections, which share some. */
export const windows = {
  share: {
    copied: "Copied.",
    copy: "Copy",
    losses: "This text does not hold everything:",
    unwritten: "This cannot be written:",
    more: (count: number) => `and ${count} more`,
    title: "Share",
    link: "Link to the puzzle",
    progress: "With my digits and marks",
    qr: "QR code of the link",
    format: "In another format",
    text: "Text",
    // The library describes the others.
    formats: {
      "variant-json": "Ninefold JSON",
      iss: "ISS text",
      "fpuzzles-json": "f-puzzles JSON",
      fpuzzles: "f-puzzles link",
      sudokupad: "SudokuPad link",
      grid: "grid",
    } as Record<string, string>,
  },
  themes: { system: "System setting", light: "Light", dark: "Dark" } as Record<Settings["theme"], string>,
  bookmarks: {
    of: (n: number, digits: number, all: number) => `Bookmark ${n}: ${digits} of ${all} digits`,
    forget: (n: number) => `Delete bookmark ${n}`,
  },
  jigsaw: {
    // What players call kinds of rules; the dots are one.
    called: { "killer cage": "killer", difference: "Kropki", ratio: "", "all marks given": "", whisper: "German whispers" } as Record<
      string,
      string
    >,
    says: "The regions are irregular; the numbers in each differ.",
  },
  opening: {
    progress: (digits: number, all: number, time: string) => `${digits} of ${all} digits, ${time}`,
    title: "Open a puzzle",
    help: "Paste a puzzle: a line of 81 characters, rows, a drawn grid, pencilmarks, or a link or code of another program, also with other rules and sizes. You can drop a file here too.",
    label: "Puzzle",
    open: "Open",
    file: "Choose a file…",
    found: (count: number) => `${count} puzzles were found. Which one?`,
    nothing: "There is nothing to read.",
    earlier: "Earlier games",
  },
  switchGroups: { board: "Board", marks: "Marks", game: "Game" },
  switches: {
    conflicts: "Mark digits that appear twice in a row, column or block",
    sameDigit: "Mark cells with the same digit",
    peers: "Shade row, column and block of the selected cell",
    tidy: "When a digit is placed, remove it from the marks in its row, column and block",
    digitFirst: "Choose a digit first, then press cells",
    filled: "Fill in all candidates, and keep them up to date",
    fixedMarks: "Write marks in nine fixed places; a press on one in the selected cell removes it",
    timer: "Show the timer",
    counts: "Show how many of each digit are left",
    paintLetters: "Mark each colour with a letter",
    coordinates: "Show coordinates at the edge",
  },
  about: {
    title: "About Ninefold",
    what: "A Sudoku toolkit: a library, a program for the command line, and this page.",
    version: (version: string) => `Version ${version}`,
    licence: "Free software under the MIT licence or the Apache licence 2.0, at your option.",
    source: "Source code",
    privacy: "Everything is computed in this tab. There is no account, no cookie, and no request to any other site.",
  },
  statistics: {
    example: "Example",
    nothing: "Your finished games will be listed here, with times for each level.",
    games: "Games",
    best: "Best",
    mean: "Average",
    unaided: "No hints",
    row: "In a row",
    longest: "Longest",
    times: "Latest times, in minutes",
    days: (count: string, of: string) => `${count} solved in the last ${of} days`,
    forget: "Delete the statistics",
    sure: "Delete all statistics?",
  },
};
