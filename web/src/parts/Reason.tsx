import { Fragment } from "preact";

/** Chains in Eureka notation and nets in a line, within a sentence. They are told in words below it. */
const NOTATION = /((?:\([1-9][1-9=-]*\)[rc\d]+(?:,[rc\d]+)*[=-]?){2,}|[rc\d]+(?:,[rc\d]+)*(?:=|<>)\d(?: > [rc\d,]+(?:=|<>)\d(?:\*\d+)?)+)/;

/** Nets as a reason writes them. */
const NETS = /[rc\d,]+(?:=|<>)\d(?: > [rc\d,]+(?:=|<>)\d(?:\*\d+)?){2,}/g;

/** A reason without its nets, which are told below it. */
export const withoutNets = (reason: string, below: string): string =>
  reason
    .replace(/(\*\d+) r[^:;.]*/g, "$1")
    .replace(NETS, "…")
    .replace(/: [^.:]*…[^.:]*\./, ".")
    .replace("…", below);

/**
 * A reason in short: what follows comes first, and nets are left to the board and to Explain, which tells all of them. `shown` stands for a net;
 * without it, the sentence that says no more than that there is one goes too.
 */
export const inShort = (reason: string, shown: string): string => {
  const rest = withoutNets(reason, shown);
  return rest === reason ? reason : rest.replace(/ [^.]+ \./, "").replace(/^(.*) (?:So|따라서) ([^.]*\.).*/, "$2 $1");
};

/** Whether a reason has a chain in notation in it. */
export const hasNotation = (text: string): boolean => NOTATION.test(text);

/** The nodes of a chain or net, each of which stays on one line. */
const nodesOf = (notation: string): string[] =>
  notation
    .replace(/([=-])\(/g, "$1\n(")
    .replace(/ > /g, " > \n")
    .split("\n");

/** A step's reason, with what is notation in it smaller than the words. */
export const Reason = ({ text }: { text: string }) => (
  <>
    {text.split(NOTATION).map((part, i) =>
      i % 2 ? (
        <span class="mono small soft notation" key={i}>
          {nodesOf(part).map((node, at) => (
            <Fragment key={at}>
              <span>{node}</span>
              <wbr />
            </Fragment>
          ))}
        </span>
      ) : (
        part
      ),
    )}
  </>
);
