/** The windows of Play, and the settings: one file, fetched with their texts when one of them is first opened. */
import { addTexts } from "../i18n";
import { windows } from "../i18n/windows";
import "../style/gallery.css";

export { SettingsDialog } from "../parts/SettingsDialog";
export { Bookmarks } from "./Bookmarks";
export { GalleryList } from "./GalleryList";
export { OpenDialog } from "./OpenDialog";
export { ShareDialog } from "./ShareDialog";
export { Statistics } from "./Statistics";

addTexts(windows);
