/** The windows of Play, and the settings: one file, fetched when one of them is first opened. */
export { SettingsDialog } from "../parts/SettingsDialog";
export { Bookmarks } from "./Bookmarks";
export { GalleryList } from "./GalleryList";
export { OpenDialog } from "./OpenDialog";
export { ShareDialog } from "./ShareDialog";
export { Statistics } from "./Statistics";
