import { useState } from "preact/hooks";
import { message } from "../game/state";
import { t } from "../i18n";
import { useLater } from "../parts/later";

export const loadWindows = () => import("./windows");

/** The gallery, fetched when it is first unfolded. */
export function Gallery({ onDone, unfolded = false }: { onDone?: () => void; unfolded?: boolean }) {
  const [open, setOpen] = useState(unfolded);
  const windows = useLater(loadWindows, open, () => (message.value = t().app.unloaded));
  return (
    <details class="gallery" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t().gallery.title}</summary>
      {windows && <windows.GalleryList onDone={onDone} />}
    </details>
  );
}
