import { hasEnglishForm, type Span } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import { readBatchYield } from "../batch-yields.ts";
import { readBracketCarrier } from "../carriers.ts";
import { closeChunk, type Walk } from "../chunks.ts";
import { isNaming, type Listed, readBracket } from "../headers.ts";
import { boundsPhrase, findAhead } from "../marks.ts";
import { readMeasure } from "../measures.ts";
import { readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { eggDishes, isMixedDish, mainTerms, stateWords, vesselTerms } from "../vocabulary.ts";
import { headRecipe } from "./recipes.ts";

const tossed = new Set(language.tossedDishes);
const eaters = new Set(language.leftovers.eaters);
const surroundings = new Set(language.surroundings);
const animals = new Set(language.bracketedAnimals);
const joiners = new Set(["with", "and", "plus"]);
const stirredInto = new Set(["coffee", "tea"]);
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
  const inside = findAhead(walk.tokens, at + 1, ({ text: mark }) => mark !== ",");
  const isOfBatch = walk.tokens[inside]?.kind === "word" && readBatchYield(walk.tokens, inside) !== null;
  if (bracket === null || isOfBatch) closeBracketed(walk, false);
  else openBracket(walk, bracket, at);
}

function openBracket(walk: Walk, bracket: Listed, at: number): void {
  const { things, amounts, isCounted } = bracket;
  const { dish, isRecipe, isOneWeighed, isOfDish } = readContents(walk, bracket, at);
  if (dish !== null) walk.draft.terms = [...dish];
  else if (isRecipe) headRecipe(walk, at);
  closeBracketed(walk, isRecipe);
  if (amounts > 1 || isRecipe) return;
  if (things === 0) {
    if (amounts === 1) walk.draft.link = "gloss";
    return;
  }
  const isOfList = amounts === 1 && things > 1 && !isCounted;
  if (isOfList && !isOneWeighed && !isOfDish) return;
  walk.isGloss = true;
  walk.draft.link = "gloss";
}

/** What a bracket has of the dish before it. */
type Contents = {
  /** What is eaten beside the parts: the bread of "roll (2 sausages, 1 egg)". */
  readonly dish: readonly string[] | null;
  /** The parts are all of the dish. */
  readonly isRecipe: boolean;
  /** The amount is of the whole dish: "salad (tuna, 300 g)". */
  readonly isOneWeighed: boolean;
  /** Some parts of a dish that is cooked of many things have amounts. */
  readonly isOfDish: boolean;
};

function readContents(walk: Walk, { things, amounts }: Listed, at: number): Contents {
  const isOneWeighed = amounts === 1 && endsInAmount(walk.tokens, at);
  const isAllWeighed = things > 1 && amounts > 1;
  const isPartlyWeighed = things > 1 && amounts > 0 && !isOneWeighed && isVague(walk);
  const carrier = isAllWeighed || isPartlyWeighed ? readBracketCarrier(walk.tokens, at) : null;
  const bread = carrier?.terms ?? null;
  const named = bread ?? walk.draft.terms;
  const isListedInFull = carrier?.isListed === true || isTossed(named, walk.tokens, at);
  const isList = isAllWeighed || (isPartlyWeighed && isListedInFull);
  // "(ate half, boxed half)" lists no ingredients, and nobody makes coffee of what is stirred into it.
  const isStirredInto = stirredInto.has(named.at(-1) ?? "");
  const isRecipe = isList && !isStirredInto && !eaters.has(walk.tokens[at + 1]?.text ?? "");
  return {
    dish: isRecipe || !isAllWeighed ? bread : null,
    isRecipe,
    isOneWeighed,
    isOfDish: isPartlyWeighed && isMixedDish(named),
  };
}

function closeBracketed(walk: Walk, isRecipe: boolean): void {
  closeChunk(walk, "comma");
  if (walk.draft.link === "gloss" || (isRecipe && walk.draft.link === "and")) walk.draft.link = "comma";
}

/** Whether a dish before the bracket is no more than what is in it: "stir fry (100 g tofu, peppers)". */
function isTossed(dish: readonly string[], tokens: readonly Token[], at: number): boolean {
  const isTossedDish = tossed.has(dish.at(-1) ?? "") || tossed.has(dish.slice(-2).join(" "));
  return isTossedDish && !isWithoutEggs(dish, tokens, at);
}

/** "omelette (onion, 30 g cheddar)" has its eggs beside them. */
function isWithoutEggs(dish: readonly string[], tokens: readonly Token[], at: number): boolean {
  if (!eggDishes.has(dish.at(-1) ?? "")) return false;
  const close = findAhead(tokens, at + 1, isClosing);
  const listed = tokens.slice(at, close < 0 ? tokens.length : close);
  return !listed.some(({ terms }) => terms.includes("egg"));
}

/** "pasta salad (tuna & sweetcorn, 300 g tub)": the last part is no more than how much there was of the dish. */
function endsInAmount(tokens: readonly Token[], at: number): boolean {
  const close = findAhead(tokens, at + 1, isClosing);
  const comma = at + tokens.slice(at, Math.max(at, close)).findLastIndex(({ text }) => text === ",");
  const amount = comma < at ? null : readMeasure(tokens, comma + 1);
  if (amount?.measure == null) return false;
  return amount.next === close || (amount.next + 1 === close && isVessel(tokens[amount.next]));
}

function isVessel(token: Token | undefined): boolean {
  return token?.terms.every((term) => vesselTerms.has(term)) === true;
}

function isVague({ draft: { measure } }: Walk): boolean {
  return measure === null || measure.kind === "article";
}

/** Whether a bracket has several words that may name, and nothing of its phrase follows. */
function isRemark(tokens: readonly Token[], at: number): boolean {
  const isOpen = isOpening(tokens[at]);
  const end = isOpen ? findAhead(tokens, at + 1, isClosing, longestRemark) : at;
  const from = Math.max(0, at - longestRemark);
  const start = isOpen ? at : from + tokens.slice(from, at).findLastIndex(isOpening);
  if (end < 0 || !isOpening(tokens[start]) || !boundsPhrase(tokens[end + 1])) return false;
  return end - start < longestRemark && tokens.slice(start, end).filter(saysMore).length > 1;
}

/** "fish tacos (fried fish)" */
function saysMore(token: Token): boolean {
  return isNaming(token) || stateWords.has(token.text);
}

/** "rolls (Brötchen)": the name in another language. */
function isForeignName(tokens: readonly Token[], at: number): boolean {
  const { name, after } = readOneWord(tokens, at);
  if (name?.kind !== "word" || name.isRepaired === true || !boundsPhrase(after)) return false;
  return name.text.length >= shortestForeign && isNaming(name) && !hasEnglishForm(name.text);
}

/** "popcorn (cinema)": where it was eaten */
function isSurrounding(tokens: readonly Token[], at: number): boolean {
  return surroundings.has(readOneWord(tokens, at).name?.text ?? "");
}

/** "onigiri (salmon)", "nyama choma (goat)": what is in a dish does not name it. */
function isFilling(tokens: readonly Token[], at: number): boolean {
  const { name, after } = readOneWord(tokens, at);
  const isMain = (term: string) => mainTerms.has(term) || animals.has(term);
  const isEnd = after?.kind !== "word" || joiners.has(after.text);
  return isEnd && name?.terms.some(isMain) === true;
}

/** The only word of the bracket that opens or closes at `at`, and what stands behind the bracket. */
function readOneWord(
  tokens: readonly Token[],
  at: number,
): { readonly name: Token | undefined; readonly after: Token | undefined } {
  const open = isOpening(tokens[at]) ? at : at - 2;
  const isOne = isBracket(tokens[open]) && isBracket(tokens[open + 2]);
  return { name: isOne ? tokens[open + 1] : undefined, after: tokens[open + 3] };
}

function isOpening(token: Token | undefined): boolean {
  return token?.text === "(" || token?.text === "[";
}

function isClosing(token: Token | undefined): boolean {
  return token?.text === ")" || token?.text === "]";
}

function isBracket(token: Token | undefined): boolean {
  return isOpening(token) || isClosing(token);
}

// "low-fat (1%) milk" is one phrase; a bracket with an amount or a list in it is read on its own, and so is one with
// several words that ends a phrase: "wings (mostly flats)".
function isWideBracket(tokens: readonly Token[], at: number): boolean {
  const isReadAlone = [isRemark, isForeignName, isFilling, isSurrounding].some((test) => test(tokens, at));
  if (isReadAlone) return true;
  const step = isClosing(tokens[at]) ? -1 : 1;
  for (let count = 1; count <= 3; count++) {
    const token = tokens[at + step * count];
    if (token === undefined || isBracket(token)) return false;
    if (token.kind === "number" || readUnitWord(tokens, at + step * count) !== null) return true;
  }
  return true;
}
