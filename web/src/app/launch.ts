import { offer } from "../game/offer";

/** What Chromium hands to an installed page that opens files. */
interface Launches {
  setConsumer(take: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Opens what the system hands to the installed page: a shared text or link, or a file. */
export function acceptLaunches(): void {
  const shared = new URLSearchParams(location.search);
  const text = ["url", "text", "title"].map((name) => shared.get(name)).find(Boolean);
  if (text) {
    history.replaceState(null, "", location.pathname + location.hash);
    void offer(text);
  }
  const { launchQueue } = globalThis as { launchQueue?: Launches };
  launchQueue?.setConsumer(({ files = [] }) => {
    void files[0]
      ?.getFile()
      .then((file) => file.text())
      .then(offer);
  });
}
