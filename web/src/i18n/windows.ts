/** The English texts that only the windows of Play and the settings show: they come with them. */
export const windows = {
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
    nothing: "Your finished games will be listed here, with times for each level.",
    games: "Games",
    best: "Best",
    mean: "Average",
    unaided: "No hints",
    forget: "Delete the statistics",
    sure: "Delete all statistics?",
  },
};
