import { Fragment } from "preact";

/** Chains in Eureka notation and nets in a line, within a sentence. They are told in words below it. */
const NOTATION = /((?:\([1-9][1-9=-]*\)[rc\d]+(?:,[rc\d]+)*[=-]?){2,}|[rc\d]+(?:,[rc\d]+)*(?:=|<>)\d(?: > [rc\d,]+(?:=|<>)\d(?:\*\d+)?)+)/;

/** Whether a reason has a chain in notation in it. */
export const hasNotation = (text: string): boolean => NOTATION.test(text);

/** The nodes of a chain or net, each of which stays on one line. */
const nodesOf = (notation: string): string[] =>
  notation
    .replace(/([=-])\(/g, "$1\n(")
    .replace(/ > /g, " > \n")
    .split("\n");

/** A step's reason, with what is notation in it smaller than the words; `short` leaves out a net, which is told below it. */
export const Reason = ({ text, short }: { text: string; short?: boolean }) => (
  <>
    {text.split(NOTATION).map((part, i, { [i - 1]: before = "" }) =>
      i % 2 ? (
        <span class="mono small soft notation" key={i} title={part}>
          {short && part.includes(" > ")
            ? "…"
            : nodesOf(part).map((node, at) => (
                <Fragment key={at}>
                  <span>{node}</span>
                  <wbr />
                </Fragment>
              ))}
        </span>
      ) : short && before.includes(" > ") ? (
        part.replace(/^\./, "")
      ) : (
        part
      ),
    )}
  </>
);
