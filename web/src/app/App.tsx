import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { formatRoute, placeOf, route, VIEWS, type View } from "../base/route";
import { forgets } from "../base/storage";
import { puzzleAddress } from "../game/link";
import { acceptFiles } from "../game/offer";
import { t } from "../i18n";
import { useKeptFocus } from "../parts/focus";
import { Icon } from "../parts/Icon";
import { useLater } from "../parts/later";
import { loadWindows } from "../play/Gallery";
import { PlayPage } from "../play/PlayPage";
import { Boundary } from "./Boundary";

/** The sections besides Play are one file, loaded when one of them is first shown: it is smaller than a file for each. */
const rest = (): Promise<typeof import("./sections")> => import("./sections");
const PAGES: Partial<Record<View, () => Promise<ComponentType>>> = {
  explain: () => rest().then((file) => file.ExplainPage),
  lab: () => rest().then((file) => file.LabPage),
  generate: () => rest().then((file) => file.GeneratePage),
  set: () => rest().then((file) => file.SetPage),
  batch: () => rest().then((file) => file.BatchPage),
  learn: () => rest().then((file) => file.LearnPage),
};

const SHOWN = VIEWS.filter((view) => view === "play" || PAGES[view]);

/** What a section begins with for whoever comes by a link that is gone then: its board, or its name. */
const MIDDLE = "main:is(.play, .explain) .board, main:not(.play, .explain) h1";

/** The frame: the name, the sections, the settings, and the section that is open. */
export function App() {
  const [settingsOpen, openSettings] = useState<boolean | "failed">(false);
  const windows = useLater(loadWindows, settingsOpen === true, () => openSettings("failed"));
  const { view } = route.value;
  const { app, views } = t();
  // A text puts its own title in the place of this one.
  useLayoutEffect(() => {
    document.title = `${views[view]} · Ninefold`;
  }, [view, views]);
  useKeptScroll(view === "learn" ? location.hash : view);
  useLayoutEffect(acceptFiles, []);
  useKeptFocus(MIDDLE, view);
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>
        {app.skip}
      </a>
      <header class="bar">
        <a class="name" href={address("play", view)}>
          <img src="./icon.svg" alt="" width="28" height="28" />
          Ninefold
        </a>
        <nav aria-label={app.main}>
          {SHOWN.map((each) => (
            <a key={each} href={address(each, view)} aria-current={each === view ? "page" : undefined}>
              <Icon of={each} />
              <span>{views[each]}</span>
            </a>
          ))}
        </nav>
        <button type="button" class="quiet gear" onClick={() => openSettings(true)} aria-label={app.settings}>
          <Icon of="settings" />
        </button>
      </header>
      <main id="content" tabIndex={-1} class={view}>
        {(forgets.value || settingsOpen === "failed") && (
          <p class="notice bad" role="alert">
            {forgets.value ? app.forgets : app.unloaded}
          </p>
        )}
        <Boundary key={view}>{view === "play" ? <PlayPage /> : <Lazy view={view} />}</Boundary>
      </main>
      {settingsOpen === true && windows && <windows.SettingsDialog onClose={() => openSettings(false)} />}
    </>
  );
}

/**
 * The address of a section: its last place, unless another puzzle has come onto the board. In Learn the link leads from a text to the list.
 * The lab takes digits only.
 */
function address(view: View, from: View): string {
  const { p } = puzzleAddress();
  const place = view === "learn" && from === "learn" ? undefined : placeOf(view);
  const values = place ? Object.fromEntries(place) : {};
  delete values.view;
  if (view === "play") return formatRoute(view, { p });
  if (view === "explain") return formatRoute(view, values.p === p ? values : { p });
  if (view === "lab" && p?.length === 81 && p !== labSaw) return formatRoute(view, { p });
  return formatRoute(view, values);
}

/** The puzzle that was on the board when the lab was left. */
let labSaw: string | undefined;

/** Each section, and each text, scrolls on its own: a return leads to where it was left. */
function useKeptScroll(view: string): void {
  useLayoutEffect(() => {
    const kept = scrolled.get(view) ?? 0;
    // A text that takes the place of another is drawn just after this.
    queueMicrotask(() => scrollTo(0, kept));
    const listen = () => scrolled.set(view, scrollY);
    addEventListener("scroll", listen, { passive: true });
    return () => {
      removeEventListener("scroll", listen);
      if (view === "lab") labSaw = puzzleAddress().p;
    };
  }, [view]);
}

const scrolled = new Map<string, number>();

function skip(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement | SVGElement>("main .board")?.focus();
  if (document.activeElement === document.body) document.querySelector<HTMLElement>("main")?.focus();
}

/** The sections loaded so far: shown at once when they are opened again. */
const loaded = new Map<View, ComponentType>();

function Lazy({ view }: { view: View }) {
  const [Page, setPage] = useState(() => loaded.get(view));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (loaded.has(view)) return;
    PAGES[view]?.().then(
      (page) => {
        loaded.set(view, page);
        setPage(() => page);
      },
      () => setFailed(true),
    );
  }, [view]);
  useKeptFocus(MIDDLE, Page);
  if (Page) return <Page />;
  if (!failed) return <p class="notice">{t().app.loading}</p>;
  // A browser may remember that a file could not be fetched, so the whole page is loaded again; games are stored.
  return (
    <section class="card" role="alert">
      <p>{t().app.unloaded}</p>
      <button type="button" class="main" onClick={() => location.reload()}>
        {t().app.again}
      </button>
    </section>
  );
}
