import { t } from "../i18n";
import { Dialog } from "./Dialog";

/** What this is, its version, and where its source is. */
export function About({ onClose }: { onClose: () => void }) {
  const words = t().about;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.what}</p>
      <p>{words.version(__VERSION__)}</p>
      <p>{words.licence}</p>
      {__SOURCE__ && (
        <p>
          <a href={__SOURCE__} rel="noreferrer">
            {words.source}
          </a>
        </p>
      )}
      <p class="soft small">{words.privacy}</p>
    </Dialog>
  );
}
