/** The programs in `programs/`: complete, and with a mark at the end of each line in which an event happens. */
export const SOURCES = import.meta.glob<string>("./programs/*", { query: "?raw", import: "default", eager: true });
