import { joinSpans } from "../../../language/mod.ts";
import language from "../data/language.json" with { type: "json" };
import { type LocalEntry, translateMeal } from "../local/translate-meal.ts";
import {
  isEveryBite,
  skipClause,
  skipGiver,
  skipOtherDay,
  skipOthersMeal,
  skipPet,
  skipPlan,
  skipSentence,
  skipTrace,
} from "./asides.ts";
import {
  addWord,
  type Chunk,
  closeChunk,
  excuse,
  type MealOutline,
  startWalk,
  takeTokens,
  type Walk,
} from "./chunks.ts";
import { isNaming } from "./headers.ts";
import { listQueries } from "./list-queries.ts";
import { listSkipped } from "./list-skipped.ts";
import { boundsPhrase } from "./marks.ts";
import { readMeasure } from "./measures.ts";
import { prepareTokens } from "./passes/prepare-tokens.ts";
import { readCutsOfBirds } from "./phrases/cuts-of-birds.ts";
import { readDishAmounts } from "./phrases/dish-amounts.ts";
import { readKinds } from "./phrases/kinds.ts";
import { moveVessels } from "./phrases/move-vessels.ts";
import { readPackings } from "./phrases/packings.ts";
import { sharePlurals } from "./phrases/parts-of-plurals.ts";
import { applyPlaces, readMeanings } from "./phrases/phrase-meanings.ts";
import { readPints } from "./phrases/pints.ts";
import { shareEach } from "./phrases/share-each.ts";
import { attachTrailing } from "./phrases/trailing-amounts.ts";
import { nameDippedUnits } from "./phrases/unit-foods.ts";
import { noRepairs, repairTokens } from "./repairs.ts";
import type { Token } from "./terms.ts";
import { readTimes } from "./times.ts";
import { isEmoji, tokenise } from "./tokenise.ts";
import { findCompoundEnd, readSize, sideTerms, wordClasses } from "./vocabulary.ts";
import { skipAbstention } from "./walk/abstentions.ts";
import { addMeasure, multiply, multiplyBracketed, multiplyEach } from "./walk/add-amounts.ts";
import { findBatches, shareBatches, skipSaid } from "./walk/batches.ts";
import { findBrackets } from "./walk/brackets.ts";
import { skipComparison } from "./walk/comparisons.ts";
import { readConnective } from "./walk/connectives.ts";
import { readCorrection } from "./walk/corrections.ts";
import { skipCourse } from "./walk/courses.ts";
import { skipCutUp } from "./walk/cut-up.ts";
import { readEatenCount } from "./walk/eaten-counts.ts";
import { readShare } from "./walk/eaten-shares.ts";
import { readEmoji } from "./walk/emoji.ts";
import { skipMealTime } from "./walk/meal-times.ts";
import { titleMeal, titleOccasion } from "./walk/meal-titles.ts";
import { skipNamedPart } from "./walk/named-parts.ts";
import { readNegation, readRemoval, skipRefusal } from "./walk/negations.ts";
import { readOwnShare } from "./walk/own-shares.ts";
import { skipPlacing } from "./walk/placed-on.ts";
import { readHeader, readMark } from "./walk/read-mark.ts";
import { endRecipe, readPartOfMade, readRecipeShare, skipAllOfMade } from "./walk/recipes.ts";
import { readSharedWithOthers } from "./walk/shared-with-others.ts";
import { skipSupplement } from "./walk/supplements.ts";

const maximumCharacters = 4000;
const german = "de";
/** "lunch: none" */
const emptyMeals = new Set(language.emptyMeals);

/** The phrases of a meal text with their amounts, and the term lists to look up for them. */
export function outlineMeal(text: string, repairs = noRepairs): MealOutline {
  return outlineTokens(text, repairTokens(tokenise(text.slice(0, maximumCharacters)), repairs));
}

/** As {@link outlineMeal}, for an entry in another language. */
export function outlineLocalMeal(text: string, entry: LocalEntry): MealOutline {
  const tokens = translateMeal(text.slice(0, maximumCharacters), entry);
  return outlineTokens(text, tokens, { capitalisesNouns: entry.language === german });
}

/** `capitalisesNouns`: whether a capital letter says nothing of a word, as in German. */
type OutlineOptions = { readonly capitalisesNouns?: boolean };

function outlineTokens(
  text: string,
  all: readonly Token[],
  { capitalisesNouns = false }: OutlineOptions = {},
): MealOutline {
  const tokens = prepareTokens(all);
  const walk = startWalk(tokens);
  const batches = findBatches(tokens);
  for (let at = skipSaid(batches, 0) === null ? readHeader(walk, 0) : 0; at < tokens.length; ) {
    const saidEnd = skipSaid(batches, at);
    if (saidEnd === null) at = advance(walk, at);
    else at = skipBatch(walk, at, saidEnd);
  }
  closeChunk(walk, "hard");
  endRecipe(walk);
  titleOccasion(walk);
  const eaten = shareBatches(walk.chunks, batches);
  const phrases = moveVessels(
    shareEach(
      nameDippedUnits(sharePlurals(attachTrailing(readDishAmounts(readPackings(applyPlaces(eaten)))))),
    ),
  );
  const read = readPints(readMeanings(readKinds(readCutsOfBirds(phrases))));
  const isName = (chunk: Chunk) => !capitalisesNouns && isProper(chunk, text);
  const chunks = read.map((chunk) => (isName(chunk) ? { ...chunk, isProper: true as const } : chunk));
  const skipped = listSkipped(walk, chunks);
  return {
    text,
    chunks,
    queries: listQueries(chunks),
    skipped,
    skippedQueries: skipped.flatMap(({ terms }) => terms.map((term) => [term])),
    brackets: findBrackets(tokens),
    span: joinSpans(all.filter(({ text }) => text !== "\n")),
    isNegated: tokens.some(({ text }) => wordClasses.negators.has(text) || emptyMeals.has(text)),
  };
}

/** "split the toast with Jen" */
function isProper({ link, wordSpans, measure }: Chunk, text: string): boolean {
  const [word, ...others] = wordSpans;
  const isBeside = link === "with" || link === "prep";
  if (word === undefined || others.length > 0 || !isBeside || measure !== null) return false;
  return /^\p{Lu}\p{Ll}+$/u.test(text.slice(word.start, word.end));
}

/** Skips what is said of a batch beside its ingredients; returns where the words end. */
function skipBatch(walk: Walk, at: number, end: number): number {
  closeChunk(walk, "hard");
  excuse(walk, at, end);
  return end;
}

/** Reads what begins at `at`, which is then accounted for, and returns where the next thing begins. */
function advance(walk: Walk, at: number): number {
  const before = walk.skipped.length;
  const next = Math.max(at + 1, step(walk, at));
  if (next > at + 1 && walk.skipped.length === before) excuse(walk, at, next);
  return next;
}

/** Handles what begins at `at` and returns where the next thing begins. */
function step(walk: Walk, at: number): number {
  const token = walk.tokens[at];
  if (token === undefined) return at + 1;
  const shareEnd = readRecipeShare(walk, at);
  if (shareEnd !== null) return shareEnd;
  if (token.text === "&" && at < walk.lockedUntil) return at + 1;
  if (token.kind === "mark") return readMark(walk, token, at);
  const othersEnd = readSharedWithOthers(walk, at);
  if (othersEnd !== null) return othersEnd;
  if (isEmoji(token)) return readEmoji(walk, token, at);
  if (at < walk.lockedUntil) return addWord(walk, token, at);
  const partEnd =
    skipOneOfThem(walk, at) ??
    readOwnShare(walk, at) ??
    readShare(walk, at) ??
    readPartOfMade(walk, at) ??
    skipAllOfMade(walk, at);
  if (partEnd !== null) return partEnd;
  const mealEnd = skipMealTime(walk.tokens, at);
  if (mealEnd === at) return readWord(walk, token, at);
  closeChunk(walk, "comma");
  titleMeal(walk, mealEnd);
  return walk.tokens[mealEnd - 1]?.kind === "mark" ? readHeader(walk, mealEnd) : mealEnd;
}

function isNamingAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && isNaming(token);
}

/** "less sugar", and of a drink "half sugar" */
function isLessened({ tokens }: Walk, { text }: Token, at: number): boolean {
  const isHalfSweet = text === "half" && tokens[at + 1]?.text === "sugar";
  const isLess = wordClasses.lessened.has(text);
  return (
    (isLess && tokens[at + 1]?.text === "sweet") || ((isLess || isHalfSweet) && isNamingAt(tokens, at + 1))
  );
}

/** "less rice" and "rice less" are a small portion of it, unlike "less sugar". */
function readLessOfSide({ tokens, draft }: Walk, { text }: Token, at: number): number | null {
  if (!wordClasses.lessened.has(text)) return null;
  const isSide = (token: Token | undefined) => token?.terms.some((term) => sideTerms.has(term)) === true;
  const isBehind = draft.words.length > 0 && isSide(tokens[at - 1]) && boundsPhrase(tokens[at + 1]);
  if (!isBehind && !(draft.words.length === 0 && isSide(tokens[at + 1]))) return null;
  draft.sizes.push("small");
  return at + 1;
}

/** "2 slices of toast, one with jam": the one is of what was counted before. */
function skipOneOfThem(walk: Walk, at: number): number | null {
  const { tokens, chunks, draft } = walk;
  if (!["one", "1"].includes(tokens[at]?.text ?? "") || tokens[at + 1]?.text !== "with") return null;
  if (![...chunks, draft].some(({ measure }) => (measure?.count ?? 0) > 1)) return null;
  closeChunk(walk, "comma");
  return at + 1;
}

/** Where words end that name nothing the writer ate; null if what begins at `at` may be food. */
function skipUneaten(walk: Walk, token: Token, at: number): number | null {
  const unsaidEnd =
    skipSupplement(walk, at) ??
    skipComparison(walk, at) ??
    skipCutUp(walk, at) ??
    skipAbstention(walk, at) ??
    skipCourse(walk, at) ??
    skipNamedPart(walk, at) ??
    skipGiver(walk, at) ??
    skipPet(walk, at) ??
    skipOthersMeal(walk, at);
  if (unsaidEnd !== null) return unsaidEnd;
  if (wordClasses.diversions.has(token.text)) return skipSentence(walk, at);
  return skipClause(walk, at) ?? skipPlan(walk, at) ?? skipOtherDay(walk, at);
}

/** "eggs x2", "tea (milk, 2 sugars) x 3" */
function multiplyBehind(walk: Walk, at: number): number | null {
  const times = readTimes(walk.tokens, at);
  if (times === null) return null;
  if (walk.draft.words.length > 0) return multiply(walk, times, at);
  return walk.tokens[at - 1]?.text === ")" ? multiplyBracketed(walk, times) : null;
}

function readWord(walk: Walk, token: Token, at: number): number {
  const { tokens } = walk;
  const compoundEnd = findCompoundEnd(tokens, at);
  if (compoundEnd !== null) {
    walk.lockedUntil = compoundEnd;
    return addWord(walk, token, at);
  }
  const countEnd = readEatenCount(walk, at);
  if (countEnd !== null) return countEnd;
  const uneatenEnd = skipUneaten(walk, token, at);
  if (uneatenEnd !== null) return uneatenEnd;
  const lessEnd = readLessOfSide(walk, token, at);
  if (lessEnd !== null) return lessEnd;
  if (isLessened(walk, token, at)) return at + 2;
  const behindEnd =
    skipPlacing(walk, at) ??
    multiplyBehind(walk, at) ??
    multiplyEach(walk, at) ??
    readCorrection(walk, at) ??
    readRemoval(walk, at) ??
    skipRefusal(walk, at);
  if (behindEnd !== null) return behindEnd;
  if (wordClasses.negators.has(token.text)) return readNegation(walk, at);
  if (isEveryBite(tokens, at)) {
    closeChunk(walk, "hard");
    walk.draft.link = "with";
    return at + 3;
  }
  const traceEnd = walk.draft.link === "hard" ? null : skipTrace(tokens, at);
  if (traceEnd !== null) {
    closeChunk(walk, "with");
    return traceEnd;
  }
  const amount = readMeasure(tokens, at);
  if (amount !== null) return addMeasure(walk, amount, at);
  const size = readSize(tokens, at);
  if (size === null) return readConnective(walk, token, at);
  walk.draft.sizes.push(size.size);
  if (size.next === at + 1) addWord(walk, token, at);
  else takeTokens(walk, at, size.next);
  return size.next;
}
