import { joinSpans, type Span } from "../../../../language/mod.ts";
import groups from "../../data/food-groups.json" with { type: "json" };
import language from "../../data/language.json" with { type: "json" };
import { type BatchYield, readBatchYield } from "../batch-yields.ts";
import type { Chunk } from "../chunks.ts";
import { isLooseDash, isNaming } from "../headers.ts";
import type { Run } from "../run.ts";
import { takeShare } from "../sharing.ts";
import { normaliseWord, type Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { type BatchEaten, readBatchEaten } from "./batch-eaten.ts";
import { countAmounts, endOfList, hasWeight, skipHeading, startOfFoods } from "./ingredient-bounds.ts";
import { endOfIngredients, isLister, readMadeDish } from "./made-dishes.ts";
import { findContents } from "./pot-contents.ts";
import { endOfClause, startOfSentence } from "./sentence-bounds.ts";

/** Foods that were cooked together and counted in portions, some of which were eaten. */
export type Batch = {
  /** The position of its ingredients in the text. */
  readonly foods: Span;
  /** Runs of tokens that name the dish, say how many portions it makes or how many were eaten. */
  readonly said: readonly Run[];
  readonly share: number;
};

const listOpeners = new Set([":", "(", "["]);
const wholes = new Set(language.sandwiches.flatMap(normaliseWord));
const slicedDishes = new Set(groups.eatenByPiece);
const slices = new Set(["slice", "slices", "piece", "pieces"]);
const among = new Set(["between", "among", "amongst"]);
const eaters = new Set(language.batches.eaters);
const sharers = new Set(language.sharing.sharers);
const clauseReach = 3;

/**
 * Finds the batches of a text: "soup: 250 g lentils, 2 carrots. Serves 5, ate 2" is two fifths of the lentils and carrots,
 * and no soup beside them; where no ingredient has an amount, usual portions of the dish were eaten.
 */
export function findBatches(tokens: readonly Token[]): Batch[] {
  const batches: Batch[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const made = readBatchYield(tokens, at) ?? readMadeDish(tokens, at);
    if (made === null) continue;
    const isOfList = !made.isDish && !isOfLast(tokens, made);
    const before = isOfList ? listedBefore(tokens, made) : null;
    const batch = listedBehind(tokens, made) ?? before ?? (made.isDish ? null : dishAlone(tokens, made));
    if (batch === null) continue;
    batches.push(batch.batch);
    at = batch.next - 1;
  }
  return batches;
}

/** Where the run of a batch that begins at `at` ends, or null: its words name no food of the meal. */
export function skipSaid(batches: readonly Batch[], at: number): number | null {
  return batches.flatMap(({ said }) => said).find(({ from }) => from === at)?.next ?? null;
}

/** The phrases, with the share of each batch that was eaten. */
export function shareBatches(chunks: readonly Chunk[], batches: readonly Batch[]): Chunk[] {
  return chunks.map((chunk) => {
    const batch = batches.find(({ foods }) => isWithin(chunk.span, foods));
    return batch === undefined ? chunk : takeShare(chunk, batch.share);
  });
}

function isWithin(span: Span | null, foods: Span): boolean {
  return span !== null && span.start >= foods.start && span.start < foods.end;
}

/** "curry for 4 (500 g chicken, 2 onions), had a quarter" */
function listedBehind(tokens: readonly Token[], made: BatchYield): { batch: Batch; next: number } | null {
  const start = startOfSentence(tokens, made.from);
  if (countAmounts(tokens, start, made.from) > 1) return null;
  const early = findEarlyEaten(tokens, skipMarks(tokens, made.next, ","), made.portions);
  const opener = skipMarks(tokens, early?.next ?? made.next, ")");
  const isOfDish = made.isDish === true && isLister(tokens, opener);
  const isOpen = listOpeners.has(textAt(tokens, opener)) || isLooseDash(tokens, opener) || isOfDish;
  if (!isOpen && textAt(tokens, opener) !== "," && textAt(tokens, opener) !== "\n") return null;
  const from = opener + 1;
  const last = endOfList(tokens, opener);
  const end = made.isDish ? endOfIngredients(tokens, from, last) : last;
  // "nachos shared between 4, 3 wings, 2 beers"
  if (!isOpen && isSharedOut(tokens, made) && (isOfVerb(tokens, made) || !hasWeight(tokens, from, end)))
    return null;
  if (countAmounts(tokens, from, end) < 2) return null;
  const eaten = early ?? findEaten(tokens, end, made) ?? presumeOne(made);
  if (eaten === null) return null;
  const said = [{ from: start, next: from }, ...(early === null ? runOf(eaten) : [])];
  return shape(tokens, { from, next: end }, said, eaten.share, Math.max(end, eaten.next));
}

/** "soup: 250 g lentils, 2 carrots. Serves 5, ate 2 portions" */
function listedBefore(tokens: readonly Token[], made: BatchYield): { batch: Batch; next: number } | null {
  const start = startOfShared(tokens, made) ?? startOfFoods(tokens, made.from);
  const from = skipHeading(tokens, start, made.from);
  if (countAmounts(tokens, from, made.from) < 2) return null;
  const eaten = findEaten(tokens, made.next, made) ?? presumeOne(made);
  if (eaten === null) return null;
  // What "shared between 2" says of the list is not read again of its last food.
  const shared = isOfVerb(tokens, made) ? { from: made.from - 1, next: made.next } : made;
  const said = [...(from > start ? [{ from: start, next: from }] : []), shared, ...runOf(eaten)];
  return shape(tokens, { from, next: made.from }, said, eaten.share, Math.max(made.next, eaten.next));
}

/** "meatloaf serves 8, ate 2 slices": a usual portion of the dish is one of those that it makes. */
function dishAlone(tokens: readonly Token[], made: BatchYield): { batch: Batch; next: number } | null {
  const isPart = isOfLast(tokens, made) && !isOfVerb(tokens, made);
  const start = isPart ? startOfName(tokens, made.from) : startOfSentence(tokens, made.from);
  const isNamed = tokens.slice(start, made.from).some(isNaming);
  const eaten = findEaten(tokens, made.next, made) ?? presumeOne(made);
  if (!isNamed || eaten === null) return null;
  // "pizza cut into 8, had 3 slices": the slices are counted behind it.
  const isSliced =
    made.isCut === true &&
    tokens.slice(start, made.from).some(isEatenBySlice) &&
    tokens.slice(made.next).some(({ text }) => slices.has(text));
  if (isSliced) return shape(tokens, { from: start, next: made.from }, [made], 1, made.next);
  const isMeasured = countAmounts(tokens, start, made.from) > 0;
  // "750 ml of wine between two" is a half of it, and "1.8 kg of chicken fed 4" a quarter.
  const isOne = made.isCut === true && tokens.slice(start, made.from).some(isOfOne);
  const isShared = isOne || isPart || (isMeasured && (made.isShared === true || made.isOfWeight === true));
  const portions = isShared ? eaten.share : eaten.share * made.portions;
  if (portions !== 1 && isMeasured && !isShared) return null;
  const isCooked = !isMeasured && !isSharedOut(tokens, made) && textAt(tokens, made.from) !== "for";
  const contents = isCooked ? findContents(tokens, start, made.from) : null;
  return shape(
    tokens,
    { from: start, next: made.from },
    [...(contents === null ? [] : [contents]), made, ...runOf(eaten)],
    portions,
    Math.max(made.next, eaten.next),
  );
}

/** Whether the last food of a list alone was shared. */
function isOfLast(tokens: readonly Token[], made: BatchYield): boolean {
  return isRelative(tokens, made) || isBesideOwn(tokens, made);
}

/** "2 rolls, a bag of crisps between 3": the rolls are one's own, unlike what is weighed as for a recipe. */
function isBesideOwn(tokens: readonly Token[], made: BatchYield): boolean {
  const end = isOfVerb(tokens, made) ? made.from - 1 : made.from;
  const start = startOfSentence(tokens, made.from);
  const isBehindMark = tokens[end - 1]?.kind === "mark";
  const isListed = !isBehindMark && startOfName(tokens, end) > start;
  return isListed && isSharedOut(tokens, made) && !hasWeight(tokens, start, end);
}

/** "5 dumplings and a bowl of beans we split in two": the beans were split. */
function isRelative(tokens: readonly Token[], { from }: BatchYield): boolean {
  const at = sharers.has(textAt(tokens, from)) ? from : from - 1;
  return (
    sharers.has(textAt(tokens, at)) && textAt(tokens, at - 1) === "we" && tokens[at - 2]?.kind === "word"
  );
}

/** Where the last food of a list begins. */
function startOfName(tokens: readonly Token[], end: number): number {
  let start = end;
  while (start > 0 && tokens[start - 1]?.kind !== "mark" && textAt(tokens, start - 1) !== "and") start--;
  return start;
}

/** What one person has one of: of a toastie that is cut in 4, a piece is a quarter. */
function isOfOne({ terms }: Token): boolean {
  return terms.some((term) => wholes.has(term));
}

function isEatenBySlice({ terms }: Token): boolean {
  return terms.some((term) => slicedDishes.has(term));
}

type FoundEaten = BatchEaten & { readonly from: number };

function findEarlyEaten(tokens: readonly Token[], at: number, portions: number): FoundEaten | null {
  const eaten = readBatchEaten(tokens, at, portions);
  return eaten === null ? null : { ...eaten, from: at };
}

/** What was eaten, in the next clauses: "froze the rest, had one bowl". */
function findEaten(tokens: readonly Token[], at: number, made: BatchYield): FoundEaten | null {
  const { portions, isBare } = made;
  let from = at;
  for (let clause = 0; clause < (isBare ? 1 : clauseReach); clause++) {
    while (tokens[from]?.kind === "mark") from++;
    if (tokens[from] === undefined) return null;
    // "pizza between 2, salad, 1 roll": the roll is no portion of the pizza.
    const isOther = isSharedOut(tokens, made) && !saysEaten(tokens, from);
    const eaten = isOther ? null : readBatchEaten(tokens, from, portions);
    if (eaten !== null) return { ...eaten, from };
    const end = endOfClause(tokens, from);
    if (countAmounts(tokens, from, end) > 0) return null;
    from = end;
  }
  return null;
}

function saysEaten(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at, at + clauseReach).some(({ text }) => eaters.has(text));
}

/** Who states portions, and not how many were eaten, ate one. */
function presumeOne({ impliesOne, portions, next }: BatchYield): FoundEaten | null {
  return impliesOne ? { share: 1 / portions, from: next, next } : null;
}

function runOf({ from, next }: FoundEaten): Run[] {
  return next > from ? [{ from, next }] : [];
}

function shape(
  tokens: readonly Token[],
  foods: Run,
  said: readonly Run[],
  share: number,
  next: number,
): { batch: Batch; next: number } | null {
  const span = joinSpans(tokens.slice(foods.from, foods.next).filter(({ text }) => text !== "\n"));
  return span === null ? null : { batch: { foods: span, said, share }, next };
}

/** "3 falafels, 1 pita. Salad shared between 3": the sentence that names what was shared; null for other batches. */
function startOfShared(tokens: readonly Token[], made: BatchYield): number | null {
  const start = startOfSentence(tokens, made.from);
  const end = isOfVerb(tokens, made) ? made.from - 1 : made.from;
  return isSharedOut(tokens, made) && tokens.slice(start, end).some(isNaming) ? start : null;
}

function isSharedOut(tokens: readonly Token[], { from, next }: BatchYield): boolean {
  return tokens.slice(from, next).some(({ text }) => among.has(text));
}

/** "steak shared between 2, 200 g chips": what is shared was said in front. */
function isOfVerb(tokens: readonly Token[], { from }: BatchYield): boolean {
  return sharers.has(textAt(tokens, from - 1));
}

function skipMarks(tokens: readonly Token[], at: number, mark: string): number {
  return textAt(tokens, at) === mark ? at + 1 : at;
}
