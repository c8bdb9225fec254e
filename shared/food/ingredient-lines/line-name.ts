import { singularise } from "../term-normaliser.ts";
import { readQuantity } from "./line-quantity.ts";
import { type LineToken, renderTokens } from "./line-token.ts";
import { lineWords } from "./line-words.ts";

/** A name clause taken apart. */
export interface LineName {
  readonly name: readonly LineToken[];
  readonly sizes: readonly string[];
  /** "finely chopped", as it stood before or behind the name. */
  readonly preparations: readonly string[];
  /** "good-quality", "such as a baguette", "or 1 teaspoon dried". */
  readonly remarks: readonly (readonly LineToken[])[];
}

/** Takes preparation, sizes, praise and remarks off a name clause; what is left names the food. */
export function readName(clause: readonly LineToken[]): LineName {
  const cut = findCut(clause);
  const remarks = cut < clause.length ? [clause.slice(cut)] : [];
  const preparations: string[] = [];
  const sizes: string[] = [];
  let name = clause.slice(0, cut);
  for (let taken = 1; taken > 0; ) {
    const size = lineWords.sizes.has(name[0]?.key ?? "") && !isLocked(name) ? 1 : 0;
    const praise = size === 0 && lineWords.qualities.has(name[0]?.key ?? "") ? 1 : 0;
    const prepared = size + praise === 0 ? countPreparation(name) : 0;
    const either = size + praise + prepared === 0 && isEither(name) ? 3 : 0;
    taken = size + praise + prepared + either;
    if (taken >= name.length) break;
    const words = name.slice(0, taken);
    if (size > 0) sizes.push(words[0]?.key ?? "");
    if (prepared > 0) preparations.push(renderTokens(words).replace(/[\s,]+$/, ""));
    if (praise + either > 0) remarks.push(words);
    name = name.slice(taken);
  }
  const behind = countBehind(name);
  if (behind > 0) preparations.push(renderTokens(name.slice(name.length - behind)));
  const left = name.slice(0, name.length - behind);
  return { ...takeInnerSize(left, sizes), preparations, remarks };
}

function isLocked(name: readonly LineToken[]): boolean {
  return lineWords.lockedSizes.has(`${name[0]?.key ?? ""} ${name[1]?.key ?? ""}`);
}

// "fresh medium shrimp": a size may stand behind "fresh".
function takeInnerSize(name: readonly LineToken[], sizes: readonly string[]) {
  const second = name[1]?.key ?? "";
  const isInner =
    name.length > 2 && lineWords.describing.has(name[0]?.key ?? "") && lineWords.sizes.has(second);
  if (!isInner || isLocked(name.slice(1))) return { name, sizes };
  return { name: [...name.slice(0, 1), ...name.slice(2)], sizes: [...sizes, second] };
}

function isEither(name: readonly LineToken[]): boolean {
  return lineWords.alternatives.has(
    name
      .slice(0, 3)
      .map((token) => token.key)
      .join(" "),
  );
}

/** Where the name ends and a remark begins: "for frying", "such as…", "or 1 teaspoon…", "plus extra". */
function findCut(clause: readonly LineToken[]): number {
  for (let at = 1; at < clause.length; at++) if (isCut(clause, at)) return at;
  return clause.length;
}

function isCut(clause: readonly LineToken[], at: number): boolean {
  const key = clause[at]?.key ?? "";
  const after = clause[at + 1];
  if (lineWords.cutWords.has(key)) return true;
  if (lineWords.cutPhrases.has(`${key} ${after?.key ?? ""}`)) return true;
  if (key === "for" || key === "like") return after !== undefined;
  if (key === "from") return at > 1;
  if (key !== "or" && key !== "and") return false;
  const rest = clause.slice(at + 1);
  if (readQuantity(clause, at + 1) !== null && after?.kind === "number") return true;
  return key === "or" && countPreparation(rest) > 0 && countPreparation(clause) === 0;
}

/** How many tokens at the beginning tell preparation: "peeled and thinly sliced", "freshly ground". */
export function countPreparation(tokens: readonly LineToken[]): number {
  let end = 0;
  let isCertain = false;
  for (let at = 0; at < tokens.length; ) {
    const start = end > 0 ? skipJoin(tokens, at) : at;
    const step = readPreparation(tokens, start);
    if (step === null) break;
    isCertain ||= step.isCertain;
    at = step.next;
    end = at;
    // What follows a weak word only counts when a sure one is among them.
    if (tokens[at]?.key === ",") at += 0;
  }
  if (!isCertain) return 0;
  return tokens[end]?.key === "," ? end + 1 : end;
}

function skipJoin(tokens: readonly LineToken[], at: number): number {
  let next = at;
  while ([",", "and", "&", "or"].includes(tokens[next]?.key ?? "")) next++;
  return next;
}

function readPreparation(tokens: readonly LineToken[], at: number) {
  let next = at;
  while (isAdverb(tokens[next])) next++;
  const word = tokens[next];
  if (word === undefined) return null;
  const { strongPreparations, weakPreparations, productPhrases, coldProducts } = lineWords;
  const after = singularise(tokens[next + 1]?.key ?? "");
  if (productPhrases.has(`${word.key} ${after}`)) return null;
  if (word.key === "cold" && !coldProducts.has(after)) return { next: next + 1, isCertain: true };
  if (strongPreparations.has(word.key)) return { next: next + 1, isCertain: true };
  if (weakPreparations.has(word.key)) return { next: next + 1, isCertain: next > at };
  return null;
}

function isAdverb(token: LineToken | undefined): boolean {
  if (token?.kind !== "word" || lineWords.neverAdverbs.has(token.key)) return false;
  return lineWords.adverbs.has(token.key) || /..ly$/.test(token.key);
}

/** How many tokens at the end tell preparation without a comma: "basil chopped", "onion finely chopped". */
function countBehind(name: readonly LineToken[]): number {
  for (let at = 1; at < name.length; at++) {
    const rest = name.slice(at);
    if (isAdverb(name[at]) && rest.length === 1) continue;
    if (countPreparation(rest) === rest.length) return rest.length;
  }
  return 0;
}
