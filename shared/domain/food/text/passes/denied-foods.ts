import uneaten from "../../data/uneaten.json" with { type: "json" };
import { isNaming } from "../headers.ts";
import { sentenceEnds } from "../marks.ts";
import { isContent } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { additionTerms } from "../vocabulary.ts";

const { denials } = uneaten;
const noes = new Set(denials.words);
/** Words that never belong to the name behind them, unlike the "no" of "egg? no idea". */
const noesAlone = new Set(denials.alone);
const articles = new Set(["a", "an"]);
const closers = new Set(denials.closers);
/** "said no thanks to pie" */
const sayers = new Set(denials.sayers);
/** "90 g? nope, half of it" and "3? nah more like 2" put an amount right. */
const amountOpeners = new Set(denials.amounts);
const clauseMarks = [...sentenceEnds, ",", ":", "(", "+"];
const clauseStarts = new Set(clauseMarks);
const nameStarts = new Set([...clauseMarks, "&", "/", "and", "with", "plus", "then"]);
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
  const [before, no, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // "medu vada 1 no" is one of them.
  if (before === undefined || no === undefined || before.kind === "number") return false;
  if (before.text === "?") return isAnswer(tokens, at);
  const isNamed = isContent(before) && !sayers.has(before.text);
  if (after === undefined) return isNamed;
  return isNamed && isNaming(before) && (isMarkApart(after) || closers.has(after.text));
}

/** "egg? no", "egg? no, toast" and "egg? no just toast", unlike "egg? no idea" and "3? no, 2" */
function isAnswer(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  if (after === undefined || closers.has(after.text)) return true;
  const isMark = isMarkApart(after);
  const next = isMark ? tokens[at + 2] : after;
  if (next?.kind === "number" || amountOpeners.has(next?.text ?? "")) return false;
  return isMark || !isContent(after) || articles.has(after.text) || noesAlone.has(tokens[at]?.text ?? "");
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
