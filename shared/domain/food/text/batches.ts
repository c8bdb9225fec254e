import { joinSpans, type Span } from "../../../language/mod.ts";
import groups from "../data/food-groups.json" with { type: "json" };
import language from "../data/language.json" with { type: "json" };
import { type BatchEaten, readBatchEaten } from "./batch-eaten.ts";
import { type BatchYield, readBatchYield } from "./batch-yields.ts";
import type { Chunk } from "./chunks.ts";
import { isLooseDash, isNaming, skipHolder } from "./headers.ts";
import { endOfIngredients, isLister, readMadeDish } from "./made-dishes.ts";
import { readMeasure } from "./measures.ts";
import { endOfClause, endOfSentence, startOfSentence } from "./sentence-bounds.ts";
import { takeShare } from "./sharing.ts";
import { normaliseWord, type Token } from "./terms.ts";
import { textAt } from "./text-at.ts";
import { drinkHeads, isMixedDish, sideTerms } from "./vocabulary.ts";

/** Foods that were cooked together and counted in portions, some of which were eaten. */
export type Batch = {
  /** The position of its ingredients in the text. */
  readonly foods: Span;
  /** Runs of tokens that name the dish, say how many portions it makes or how many were eaten. */
  readonly said: readonly Run[];
  readonly share: number;
};

type Run = { readonly from: number; readonly next: number };

const listOpeners = new Set([":", "(", "["]);
const bullets = new Set(["-", "•", "*"]);
const wholes = new Set(language.sandwiches.flatMap(normaliseWord));
const slicedDishes = new Set(groups.eatenByPiece);
const slices = new Set(["slice", "slices", "piece", "pieces"]);
const among = new Set(["between", "among", "amongst"]);
const eaters = new Set(language.batches.eaters);
const sharers = new Set(language.sharing.sharers);
const breads = new Set([...language.breads, ...language.sandwichBreads].flatMap(normaliseWord));
const contentJoiners = new Set([",", "and", "&"]);
const fewestJoints = 2;
const clauseReach = 3;
const mostLines = 40;

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

/** "with carrot, celery and wine" of a stew that serves 5: what went into the pot; null for sides and for less than a list. */
function findContents(tokens: readonly Token[], from: number, end: number): Run | null {
  const at = tokens.findIndex(({ text }, place) => place >= from && place < end && text === "with");
  const joints = at < 0 ? [] : tokens.slice(at, end).filter(({ text }) => contentJoiners.has(text));
  const isDish = isMixedDish(tokens.slice(from, Math.max(from, at)).flatMap(({ terms }) => terms));
  const hasSide = tokens.slice(Math.max(from, at), end).some(({ terms }) => terms.some(isServedBeside));
  return isDish && !hasSide && joints.length >= fewestJoints ? { from: at, next: end } : null;
}

function isServedBeside(term: string): boolean {
  return sideTerms.has(term) || breads.has(term) || drinkHeads.has(term);
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

/** Where the sentence or the lines begin that list ingredients before `end`. */
function startOfFoods(tokens: readonly Token[], end: number): number {
  let start = startOfSentence(tokens, end);
  let found = countAmounts(tokens, start, end);
  // "Serves 5" may be a sentence of its own, and each ingredient a line.
  for (let lines = 0; start > 0 && lines < mostLines; lines++) {
    const before = startOfSentence(tokens, start - 1);
    const amounts = countAmounts(tokens, before, start - 1);
    const isLine = textAt(tokens, start - 1) === "\n";
    const isHeading = isLine && (listOpeners.has(textAt(tokens, start - 2)) || isBullet(tokens, start));
    const isEnough = found > 1 && !isLine;
    if (isEnough || (amounts === 0 && !isHeading)) return start;
    start = before;
    found += amounts;
    if (isHeading) return start;
  }
  return start;
}

/** "Energy balls", and below it "- 200 g dates" */
function isBullet(tokens: readonly Token[], at: number): boolean {
  return bullets.has(textAt(tokens, at)) && isWeighed(tokens, at + 1);
}

/** Where the ingredients begin behind the name of the dish: "turkey chilli - 1 lb turkey", "flapjacks 250 g oats". */
function skipHeading(tokens: readonly Token[], start: number, end: number): number {
  let firstAmount = end;
  for (let at = start; at < end; at++) {
    const isOpen = listOpeners.has(textAt(tokens, at)) || isLooseDash(tokens, at);
    // "1 pack of noodles (300 g cooked), 1 pepper": a bracket with one amount lists nothing.
    if (isOpen && countAmounts(tokens, at + 1, Math.min(end, endOfList(tokens, at))) > 1)
      return skipHolder(tokens, at + 1);
    if (firstAmount === end && isWeighed(tokens, at)) firstAmount = at;
  }
  // "a pizza, 5 wings and 2 beers split in two" has no recipe, and the pizza is no heading.
  const isListed = textAt(tokens, firstAmount - 1) === "," && !hasWeight(tokens, start, end);
  return isListed ? start : firstAmount;
}

function isWeighed(tokens: readonly Token[], at: number): boolean {
  const measure = readMeasure(tokens, at)?.measure ?? null;
  return measure !== null && measure.kind !== "article" && tokens[at]?.kind === "number";
}

function isSharedOut(tokens: readonly Token[], { from, next }: BatchYield): boolean {
  return tokens.slice(from, next).some(({ text }) => among.has(text));
}

/** "steak shared between 2, 200 g chips": what is shared was said in front. */
function isOfVerb(tokens: readonly Token[], { from }: BatchYield): boolean {
  return sharers.has(textAt(tokens, from - 1));
}

function hasWeight(tokens: readonly Token[], from: number, end: number): boolean {
  return tokens.some((_, at) => {
    const kind = at >= from && at < end ? readMeasure(tokens, at)?.measure?.kind : undefined;
    // A drink beside a shared dish has a volume as well.
    return kind === "mass";
  });
}

function countAmounts(tokens: readonly Token[], from: number, end: number): number {
  let amounts = 0;
  for (let at = from; at < end; ) {
    const read = readMeasure(tokens, at);
    if (read?.measure != null && read.measure.kind !== "article") amounts++;
    at = Math.max(at + 1, read?.next ?? at + 1);
  }
  return amounts;
}

/** Where the list that opens at `opener` ends: at its bracket, at the sentence's end, or below lines with amounts. */
function endOfList(tokens: readonly Token[], opener: number): number {
  if (textAt(tokens, opener) === "(" || textAt(tokens, opener) === "[") {
    const close = tokens.findIndex(({ text }, at) => at > opener && (text === ")" || text === "]"));
    return close < 0 ? endOfSentence(tokens, opener + 1) : close;
  }
  const isBelow = textAt(tokens, opener) === "\n" || textAt(tokens, opener + 1) === "\n";
  let end = endOfSentence(tokens, textAt(tokens, opener + 1) === "\n" ? opener + 2 : opener + 1);
  while (isBelow && textAt(tokens, end) === "\n") {
    const next = endOfSentence(tokens, end + 1);
    if (countAmounts(tokens, end + 1, next) === 0) break;
    end = next;
  }
  return end;
}

function skipMarks(tokens: readonly Token[], at: number, mark: string): number {
  return textAt(tokens, at) === mark ? at + 1 : at;
}
