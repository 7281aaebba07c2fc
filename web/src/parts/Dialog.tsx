import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "./Icon";

/** A window over the page; Escape and a press beside it close it. */
export function Dialog(props: { title: string; onClose: () => void; children: ComponentChildren }) {
  const box = useRef<HTMLDialogElement>(null);
  const out = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    box.current?.showModal();
    // The way out is no place to begin: the window itself is, where nothing in it asks for the focus.
    if (document.activeElement === out.current) box.current?.focus();
  }, []);
  return (
    <dialog
      ref={box}
      tabIndex={-1}
      aria-label={props.title}
      onClose={props.onClose}
      onClick={(event) => event.target === box.current && box.current?.close()}
    >
      <div class="dialog">
        <header>
          <h2>{props.title}</h2>
          <button type="button" ref={out} class="quiet" onClick={() => box.current?.close()} aria-label={t().app.close}>
            <Icon of="close" />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
