import { useEffect, useState } from "preact/hooks";

/** What was fetched so far, by the function that fetches it. */
const files = new Map<() => Promise<unknown>, unknown>();

/** A file of the page that is fetched when it is first wanted, and is there at once from then on. */
export function useLater<File>(load: () => Promise<File>, wanted: boolean, failed: () => void = () => {}): File | undefined {
  const [file, setFile] = useState(() => files.get(load) as File | undefined);
  useEffect(() => {
    if (!wanted || file) return;
    load().then((found) => {
      files.set(load, found);
      setFile(() => found);
    }, failed);
  }, [wanted]);
  return file;
}
