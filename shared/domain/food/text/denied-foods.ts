import uneaten from "../data/uneaten.json" with { type: "json" };
import { isNaming } from "./headers.ts";
import { isContent } from "./read-units.ts";
import type { Token } from "./terms.ts";
import { additionTerms } from "./vocabulary.ts";

const noes = new Set(uneaten.noes);
const todays = new Set(uneaten.todays);
/** "said no thanks to pie" */
const sayers = new Set(["said", "say", "saying"]);
const clauseMarks = [".", "!", "?", ";", ",", ":", "(", "\n"];
const clauseStarts = new Set(clauseMarks);
const nameStarts = new Set([...clauseMarks, "+", "&", "/", "and", "with", "plus", "then"]);
/** "90 g? no, half of it" and "3? no more like 2" put an amount right. */
const amountOpeners = new Set([
  "half",
  "quarter",
  "third",
  "more",
  "less",
  "about",
  "around",
  "maybe",
  "closer",
]);

/** The tokens without foods that are denied right behind: of "toast? no, porridge" and "bread no, soup" the second is left. */
export function dropDenied(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!noes.has(token.text) || !isDenial(tokens, at)) kept.push(token);
    else kept.length = startOfDenied(kept);
  }
  return kept.length === tokens.length ? tokens : kept;
}

/** Whether a "no" is the answer to what stands before it, and not the beginning of "no butter". */
function isDenial(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (before === undefined) return false;
  if (after === undefined) return isContent(before) && !sayers.has(before.text);
  if (before.text === "?") return after.kind !== "number" && !amountOpeners.has(after.text);
  return (
    isNaming(before) &&
    isContent(before) &&
    !sayers.has(before.text) &&
    (isMarkApart(after) || todays.has(after.text))
  );
}

/** "plum no, pear", unlike the dash of "a no-bake tart" */
function isMarkApart({ kind, text, isGlued }: Token): boolean {
  return kind === "mark" && (text !== "-" || !isGlued);
}

/** Of "coffee sugar no" only the sugar is denied. */
function startOfDenied(tokens: readonly Token[]): number {
  const end = tokens.findLastIndex(({ text }) => text !== "?");
  // A question is of its whole clause, a bare "no" of the last name.
  const starts = end < tokens.length - 1 ? clauseStarts : nameStarts;
  const start = tokens.findLastIndex(({ text }, at) => at <= end && starts.has(text)) + 1;
  const isAddition = tokens[end]?.terms.some((term) => additionTerms.has(term)) === true;
  return isAddition ? end : start;
}
