import { hasEnglishForm, type Span } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import { readBatchYield } from "./batch-yields.ts";
import { readBracketCarrier } from "./carriers.ts";
import { closeChunk, type Walk } from "./chunks.ts";
import { isNaming, type Listed, readBracket } from "./headers.ts";
import { readMeasure } from "./measures.ts";
import { readUnitWord } from "./read-units.ts";
import { headRecipe } from "./recipes.ts";
import type { Token } from "./terms.ts";
import { eggDishes, isMixedDish, mainTerms, stateWords, vesselTerms } from "./vocabulary.ts";

const tossed = new Set(language.tossedDishes);
const eaters = new Set(language.leftovers.eaters);
const surroundings = new Set(language.surroundings);
const longestRemark = 20;
const shortestForeign = 4;

/** The spans of the closed brackets of a text. */
export function findBrackets(tokens: readonly Token[]): Span[] {
  const open: number[] = [];
  const brackets: Span[] = [];
  for (const { kind, text, start, end } of tokens) {
    if (kind !== "mark") continue;
    if (text === "(" || text === "[") open.push(start);
    const opened = text === ")" || text === "]" ? open.pop() : undefined;
    if (opened !== undefined) brackets.push({ start: opened, end });
  }
  return brackets;
}

/** A span, extended by a bracket that opens in it and closes right after it: "rice (1 cup)". */
export function closeBracket(span: Span, brackets: readonly Span[]): Span {
  const bracket = brackets.find(
    ({ start, end }) => start > span.start && start < span.end && end === span.end + 1,
  );
  return bracket === undefined ? span : { start: span.start, end: bracket.end };
}

/** "salad (lettuce 50 g, feta 30 g)" is read as the foods in the brackets, "bowl (rice, beans)" as the bowl. */
export function readBracketMark(walk: Walk, text: string, at: number): void {
  if (!isWideBracket(walk.tokens, at)) return;
  const bracket = text === "(" || text === "[" ? readBracket(walk.tokens, at) : null;
  walk.isGloss = false;
  // "curry (serves 4, had 1 serving)": how many a batch serves lists no ingredient.
  const inside = walk.tokens.findIndex(({ text: mark }, place) => place > at && mark !== ",");
  const isOfBatch = walk.tokens[inside]?.kind === "word" && readBatchYield(walk.tokens, inside) !== null;
  if (bracket === null || isOfBatch) closeBracketed(walk, false);
  else openBracket(walk, bracket, at);
}

function openBracket(walk: Walk, bracket: Listed, at: number): void {
  const { things, amounts, isCounted } = bracket;
  const isWeighed = amounts === 1 && endsInAmount(walk.tokens, at);
  const isPartlyWeighed = things > 1 && amounts > 0 && !isWeighed && isVague(walk);
  const isList = (things > 1 && amounts > 1) || (isPartlyWeighed && isListedInFull(walk, at));
  // "(ate half, boxed half)" lists no ingredients.
  const isRecipe = isList && !eaters.has(walk.tokens[at + 1]?.text ?? "");
  const isPartOfDish = isPartlyWeighed && isMixedDish(walk.draft.terms);
  if (isRecipe && !keepCarrier(walk, at)) headRecipe(walk, at);
  closeBracketed(walk, isRecipe);
  if (amounts > 1 || isRecipe) return;
  if (things === 0) {
    if (amounts === 1) walk.draft.link = "gloss";
    return;
  }
  const isOfList = amounts === 1 && things > 1 && !isCounted;
  if (isOfList && !isWeighed && !isPartOfDish) return;
  walk.isGloss = true;
  walk.draft.link = "gloss";
}

function closeBracketed(walk: Walk, isRecipe: boolean): void {
  closeChunk(walk, "comma");
  if (walk.draft.link === "gloss" || (isRecipe && walk.draft.link === "and")) walk.draft.link = "comma";
}

/** Whether the bracket has all of the dish. Where only the bread of a sandwich is missing, that stands in its place. */
function isListedInFull(walk: Walk, at: number): boolean {
  keepCarrier(walk, at);
  const isListed = readBracketCarrier(walk.tokens, at)?.isListed === true;
  return (isTossed(walk) && !isWithoutEggs(walk, at)) || isListed;
}

/** "roll (2 sausages, 1 egg)": the bread stands beside the parts. False for a dish that is no more than its parts. */
function keepCarrier(walk: Walk, at: number): boolean {
  const terms = readBracketCarrier(walk.tokens, at)?.terms;
  if (terms == null) return false;
  walk.draft.terms = [...terms];
  return true;
}

/** "omelette (onion, 30 g cheddar)" has its eggs beside them. */
function isWithoutEggs({ tokens, draft }: Walk, at: number): boolean {
  if (!eggDishes.has(draft.terms.at(-1) ?? "")) return false;
  const close = tokens.findIndex(({ text }, place) => place > at && /[)\]]/.test(text));
  const listed = tokens.slice(at, close < 0 ? tokens.length : close);
  return !listed.some(({ terms }) => terms.includes("egg"));
}

/** "pasta salad (tuna & sweetcorn, 300 g tub)": the last part is no more than how much there was of the dish. */
function endsInAmount(tokens: readonly Token[], at: number): boolean {
  const close = tokens.findIndex(({ text }, place) => place > at && /[)\]]/.test(text));
  const comma = tokens.findLastIndex(({ text }, place) => place > at && place < close && text === ",");
  const amount = comma < 0 ? null : readMeasure(tokens, comma + 1);
  if (amount?.measure == null) return false;
  return amount.next === close || (amount.next + 1 === close && isVessel(tokens[amount.next]));
}

function isVessel(token: Token | undefined): boolean {
  return token?.terms.every((term) => vesselTerms.has(term)) === true;
}

/** Whether a dish stands before the bracket that is no more than what is in it: "stir fry (100 g tofu, peppers)". */
function isTossed({ draft: { terms } }: Walk): boolean {
  return tossed.has(terms.at(-1) ?? "") || tossed.has(terms.slice(-2).join(" "));
}

function isVague({ draft: { measure } }: Walk): boolean {
  return measure === null || measure.kind === "article";
}

/** Whether a bracket has several words that may name, and nothing of its phrase follows. */
function isRemark(tokens: readonly Token[], at: number): boolean {
  const isOpening = /[([]/.test(tokens[at]?.text ?? "");
  const end = isOpening ? tokens.findIndex(({ text }, place) => place > at && /[)\]]/.test(text)) : at;
  const start = isOpening ? at : tokens.findLastIndex(({ text }, place) => place < at && /[([]/.test(text));
  const after = tokens[end + 1];
  const isEnd = after === undefined || after.kind === "mark";
  return (
    start >= 0 && isEnd && end - start < longestRemark && tokens.slice(start, end).filter(saysMore).length > 1
  );
}

/** "fish tacos (fried fish)" */
function saysMore(token: Token): boolean {
  return isNaming(token) || stateWords.has(token.text);
}

/** "rolls (Brötchen)": the name in another language. */
function isForeignName(tokens: readonly Token[], at: number): boolean {
  const isOpening = /[([]/.test(tokens[at]?.text ?? "");
  const name = tokens[isOpening ? at + 1 : at - 1];
  const other = tokens[isOpening ? at + 2 : at - 2]?.text ?? "";
  if (name?.kind !== "word" || name.isRepaired === true || !/[()[\]]/.test(other)) return false;
  const after = tokens[isOpening ? at + 3 : at + 1];
  const isEnd = after === undefined || after.kind === "mark";
  return isEnd && name.text.length >= shortestForeign && isNaming(name) && !hasEnglishForm(name.text);
}

/** "popcorn (cinema)": where it was eaten */
function isSurrounding(tokens: readonly Token[], at: number): boolean {
  const isOpening = /[([]/.test(tokens[at]?.text ?? "");
  const [place, other] = isOpening ? [tokens[at + 1], tokens[at + 2]] : [tokens[at - 1], tokens[at - 2]];
  return surroundings.has(place?.text ?? "") && /[()[\]]/.test(other?.text ?? "");
}

/** "onigiri (salmon)": what is in a dish does not name it. */
function isFilling(tokens: readonly Token[], at: number): boolean {
  const isOpening = /[([]/.test(tokens[at]?.text ?? "");
  const [name, other] = isOpening ? [tokens[at + 1], tokens[at + 2]] : [tokens[at - 1], tokens[at - 2]];
  const after = tokens[isOpening ? at + 3 : at + 1];
  const isEnd = after === undefined || after.kind !== "word";
  return (
    isEnd && /[()[\]]/.test(other?.text ?? "") && (name?.terms ?? []).some((term) => mainTerms.has(term))
  );
}

// "low-fat (1%) milk" is one phrase; a bracket with an amount or a list in it is read on its own, and so is one with
// several words that ends a phrase: "wings (mostly flats)".
function isWideBracket(tokens: readonly Token[], at: number): boolean {
  const isReadAlone = [isRemark, isForeignName, isFilling, isSurrounding].some((test) => test(tokens, at));
  if (isReadAlone) return true;
  const step = /[)\]]/.test(tokens[at]?.text ?? "") ? -1 : 1;
  for (let count = 1; count <= 3; count++) {
    const token = tokens[at + step * count];
    if (token === undefined || /[()[\]]/.test(token.text)) return false;
    if (token.kind === "number" || readUnitWord(tokens, at + step * count) !== null) return true;
  }
  return true;
}
