/** The windows of Play, the settings, and the pictures of the arrival: one file, fetched with its texts when one of them is first shown. */
import { addTexts } from "../i18n";
import { windows } from "../i18n/windows";
import "../style/gallery.css";

export { SettingsDialog } from "../parts/SettingsDialog";
export { Bookmarks } from "./Bookmarks";
export { GalleryList } from "./GalleryList";
export { KeyHelp } from "./KeyHelp";
export { OpenDialog } from "./OpenDialog";
export { ShareDialog } from "./ShareDialog";
export { Statistics } from "./Statistics";
export { TilePicture } from "./TilePicture";

addTexts(windows);
