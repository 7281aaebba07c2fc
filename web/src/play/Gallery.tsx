import { useState } from "preact/hooks";
import { message } from "../game/state";
import { t } from "../i18n";
import { useLater } from "../parts/later";

export const loadWindows = () => import("./windows");

/** The gallery, fetched when it is first unfolded. */
export function Gallery({ onDone }: { onDone?: () => void }) {
  const [open, setOpen] = useState(false);
  const windows = useLater(loadWindows, open, () => (message.value = t().app.unloaded));
  return (
    <details class="gallery" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t().gallery.title}</summary>
      {windows && <windows.GalleryList onDone={onDone} />}
    </details>
  );
}
