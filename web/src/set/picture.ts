import { settings } from "../base/settings";

/** What of a shape's style a picture needs where the page's style sheet is not at hand. */
const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
  "letter-spacing",
];

/** What only the page needs: for screen readers and keys. */
const PAGE_ONLY = /^(aria-|role$|tabindex$|class$|id$)/;

/** A drawing of the page with its styles written into it. */
function whole(board: SVGSVGElement): SVGSVGElement {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const [shapes, copies] = [board, copy].map((each) => [...each.querySelectorAll<SVGElement>("*")]);
  shapes?.forEach((shape, i) => {
    const style = getComputedStyle(shape);
    const own = copies?.[i];
    for (const name of STYLES) own?.setAttribute(name, style.getPropertyValue(name));
  });
  for (const each of [copy, ...(copies ?? [])])
    for (const name of each.getAttributeNames()) if (PAGE_ONLY.test(name)) each.removeAttribute(name);
  for (const cursor of board.querySelectorAll(".cursor, .hit, .shade, .tint, .fault, .spare, .candidate, .scarce, .solution"))
    copies?.[shapes?.indexOf(cursor as SVGElement) ?? -1]?.remove();
  const { width, height } = board.viewBox.baseVal;
  for (const [name, value] of Object.entries({ xmlns: "http://www.w3.org/2000/svg", width, height }))
    copy.setAttribute(name, String(value));
  return copy;
}

function offer(data: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Does something in the light theme, which is that of paper, whatever the page has. */
function inLight<T>(does: () => T): T {
  const { dataset } = document.documentElement;
  dataset.theme = "light";
  try {
    return does();
  } finally {
    dataset.theme = settings.peek().theme;
  }
}

/** Saves a board as a picture: its givens and rules, without candidates and cursor. The file has the name of the puzzle. */
export async function savePicture(board: SVGSVGElement | null, kind: "svg" | "png", title = ""): Promise<void> {
  if (!board) return;
  const [copy, ground] = inLight(() => [whole(board), getComputedStyle(document.body).backgroundColor] as const);
  const file = `${
    title
      .replace(/[\\/:*?"<>|\p{C}]+/gu, " ")
      .trim()
      .slice(0, 60) || "sudoku"
  }.${kind}`;
  const svg = new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
  if (kind === "svg") return offer(svg, file);
  const { width, height } = board.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svg.text())}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
  }
  const data = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (data) offer(data, file);
}
