import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import { Dialog } from "../parts/Dialog";

/** The list of keys; the question mark, which opens it, closes it too. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === "?" && onClose();
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <Dialog title={t().play.keys} onClose={onClose}>
      <dl class="key-list">
        {t().keyHelp.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
