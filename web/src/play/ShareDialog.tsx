import { useEffect, useState } from "preact/hooks";
import { NOTHING } from "../base/geometry";
import { engine } from "../engine/client";
import type { Format } from "../engine/types";
import type { Variant } from "../engine/variant";
import { carriedOf } from "../game/carried";
import { ownCandidates } from "../game/help";
import { linkTo } from "../game/link";
import { about, addressText, game, position, puzzleText } from "../game/state";
import { t } from "../i18n";
import { reasonOf } from "../i18n/reason";
import { CopyField } from "../parts/CopyField";
import { Dialog } from "../parts/Dialog";
import { Formats, summaryOf, VariantFormats } from "../parts/Formats";

/** A link to the puzzle, which carries the puzzle itself; as text and as a QR code; and other formats. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  if (about.value) return <ShareVariant puzzle={about.value} onClose={onClose} />;
  return <ShareClassic onClose={onClose} />;
}

/** A link to a puzzle with other rules or with words, and its text in the formats that hold such puzzles. */
function ShareVariant({ puzzle, onClose }: { puzzle: Variant; onClose: () => void }) {
  const words = t().share;
  const [own, setOwn] = useState(false);
  const link = linkTo(addressText.value, own ? carriedOf(game.value) : undefined);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Progress own={own} setOwn={setOwn} />
      <CopyField label={words.link} text={link} />
      <Qr text={link} />
      <VariantFormats puzzle={puzzle} />
    </Dialog>
  );
}

function ShareClassic({ onClose }: { onClose: () => void }) {
  const words = t().share;
  const [own, setOwn] = useState(false);
  // Susser's format is short and distinguishes placed digits from givens.
  const state = useWritten("susser", own);
  const link = linkTo(own ? state : puzzleText.value);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Progress own={own} setOwn={setOwn} />
      <CopyField label={words.link} text={link} />
      <Qr text={link} />
      <Export own={own} />
    </Dialog>
  );
}

/** Whether the link carries what the player wrote. */
function Progress({ own, setOwn }: { own: boolean; setOwn: (own: boolean) => void }) {
  return (
    <label class="switch">
      <input type="checkbox" checked={own} onChange={(event) => setOwn(event.currentTarget.checked)} />
      {t().share.progress}
    </label>
  );
}

/** The puzzle in a format, with the player's digits and candidates or without. */
function useWritten(format: string, own: boolean): string {
  const [text, setText] = useState("");
  useEffect(() => {
    const { givens, placed, clues } = position.value;
    const candidates = own ? (ownCandidates() ?? clues) : clues;
    engine.write(format, { givens, placed: own ? placed : NOTHING, candidates }).then(
      (written) => setText(written.trimEnd()),
      (error: unknown) => setText(reasonOf(error)),
    );
  }, [format, own]);
  return text;
}

/** The puzzle, or the position, in any format that the library writes: other programs' links among them. */
function Export({ own }: { own: boolean }) {
  const [formats, setFormats] = useState<Format[]>([]);
  const [format, setFormat] = useState("line");
  useEffect(() => void engine.formats().then(setFormats, () => setFormats([])), []);
  return (
    <Formats
      formats={formats.map((each) => [each.name, `${each.name}: ${summaryOf(each)}`])}
      format={format}
      onFormat={setFormat}
      text={useWritten(format, own)}
    />
  );
}

/** The code as one path; its generator is loaded on first use. */
function Qr({ text }: { text: string }) {
  const [code, setCode] = useState<{ size: number; path: string }>();
  useEffect(() => {
    void import("uqr")
      .then(({ encode }) => {
        const { data, size } = encode(text, { border: 2 });
        const squares = data.flatMap((line, y) => line.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
        setCode({ size, path: squares.join("") });
        // A link that is too long gets no code.
      })
      .catch(() => setCode(undefined));
  }, [text]);
  if (!code) return null;
  return (
    <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t().share.qr}>
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
