/** A reason whose chain stands in words below it: without its notation, and how that is read. */
const withoutChain = (reason: string): string =>
  reason
    .replace(/(?:(chain) |체인 )?(?:\([1-9][1-9=-]*\)[rc\d]+(?:,[rc\d]+)*[=-]?){2,}(?:([는은])|([를을]))?/, (_, said, topic, object) =>
      /[가-힣]/.test(reason) ? `체인${topic ? "은" : object ? "을" : ""}` : (said ?? "the chain"),
    )
    .replace(/(chain|에서)([,:]?) =[^.]*\. (?:So |체인의 )?/, "$1$2 ")
    .replace(/ ?\(-\)/, "");

/** Nets as a reason writes them. */
const NETS = /[rc\d,]+(?:=|<>)\d(?: > [rc\d,]+(?:=|<>)\d(?:\*\d+)?){2,}/g;

/** A reason without the chains and nets that stand below it. */
export const inWords = (reason: string, below: string): string =>
  withoutChain(reason)
    .replace(/(\*\d+) r[^:;.]*/g, "$1")
    .replace(NETS, "…")
    .replace(/: [^.:]*…[^.:]*\./, ".")
    .replace("…", below);

/**
 * A reason in short: what follows comes first, and chains and nets are left to the board and to Explain, which tells all of them. `shown` stands
 * for a net; without it, the sentence that says no more than that there is one goes too.
 */
export const inShort = (reason: string, shown: string): string => {
  const rest = inWords(reason, shown);
  return rest === withoutChain(reason) ? rest : rest.replace(/ [^.]+ \./, "").replace(/^(.*) (?:So|따라서) ([^.]*\.).*/, "$2 $1");
};
