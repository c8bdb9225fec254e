import language from "../data/language.json" with { type: "json" };
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";
import { headlessTerms, readNumberAt } from "./vocabulary.ts";

/** How many portions a batch makes, and where that is said. */
export type BatchYield = {
  readonly portions: number;
  readonly from: number;
  readonly next: number;
  /** "Serves 4" alone says that one of the four was eaten; "12 muffins" may be a food of the meal. */
  readonly impliesOne: boolean;
  /** "Cut in 4": one piece was cut, as a sandwich is. */
  readonly isCut?: boolean;
  /** "Between three of us": what is measured before was shared. */
  readonly isShared?: boolean;
  /** "12 muffins" without a verb: what was eaten stands right behind it. */
  readonly isBare?: boolean;
  /** "A chicken of 1.8 kg fed 4": each ate a part of what is weighed before. */
  readonly isOfWeight?: boolean;
  /** "Made a curry, 500 g chicken": nothing says how many portions, and a fraction of it was eaten. */
  readonly isDish?: boolean;
};

const { batches } = language;
const makers = new Set(batches.makers);
const dividers = new Set(batches.dividers);
const into = new Set(batches.into);
const roughly = new Set(batches.roughly);
const portionWords = new Set(batches.portions);
const totals = new Set(batches.totals);
const groups = new Set(batches.groups);
const held = new Set(language.recipes.held);
const among = new Set(language.sharing.sharedAmong);
const sharingVerbs = new Set(language.sharing.sharers);
const personalPortions = new Set(["serving", "servings", "portion", "portions", "people", "persons", "ppl"]);
const servers = new Set(["serves", "serve", "served", "feeds", "fed", "serving", "makes", "yields"]);
/** What goes on behind "makes 10": "had 3". */
const followers = new Set(["and", "had", "ate", "i"]);
const arrows = new Set(["→", "=>", "⇒"]);
const sharers = new Set(["divided", "split", "portioned"]);
const companions = new Set(["us", "them"]);
const mostPortions = 100;

/** Reads "serves 5", "made about 8 bowls", "cut in 12", "-> 12 muffins", "6 portions", "x4 jars", "for a family of 5". */
export function readBatchYield(tokens: readonly Token[], at: number): BatchYield | null {
  return (
    readMade(tokens, at) ??
    readDivided(tokens, at) ??
    readArrow(tokens, at) ??
    readForGroup(tokens, at) ??
    readTimesPortion(tokens, at) ??
    readBatchOf(tokens, at) ??
    readBarePortions(tokens, at)
  );
}

/** "makes 4", "made about 8 bowls worth", "serves 2 adults"; "made 2 eggs" makes no portions. */
function readMade(tokens: readonly Token[], at: number): BatchYield | null {
  const verb = textAt(tokens, at);
  if (!makers.has(verb)) return null;
  const count = readCount(tokens, skipRoughly(tokens, at + 1));
  if (count === null) return null;
  const next = skipPortionWords(tokens, skipPlural(tokens, skipOfUs(tokens, count.next)));
  const isStated = next > count.next || isClauseEnd(tokens, next) || followers.has(textAt(tokens, next));
  if (!isStated) return null;
  return {
    portions: count.portions,
    from: at,
    next,
    impliesOne: servers.has(verb) || isPersonal(tokens, count.next),
    isOfWeight: verb === "fed" || verb === "feeds",
  };
}

/** "cut into 12", "split it in 4 portions", "rolled into 15 balls" */
function readDivided(tokens: readonly Token[], at: number): BatchYield | null {
  if (!dividers.has(textAt(tokens, at))) return null;
  const preposition = skipRoughly(tokens, at + 1);
  if (!into.has(textAt(tokens, preposition))) return null;
  const count = readCount(tokens, skipRoughly(tokens, preposition + 1));
  if (count === null) return null;
  const next = skipPortionWords(tokens, count.next);
  if (next === count.next && !isClauseEnd(tokens, next) && textAt(tokens, next) !== "and") return null;
  const impliesOne = isPersonal(tokens, count.next) || sharers.has(textAt(tokens, at));
  return { portions: count.portions, from: at, next, impliesOne, isCut: true };
}

/** "-> 12 muffins" */
function readArrow(tokens: readonly Token[], at: number): BatchYield | null {
  const isDrawn = textAt(tokens, at) === "-" && textAt(tokens, at + 1) === ">";
  if (!isDrawn && !arrows.has(textAt(tokens, at))) return null;
  const count = readCount(tokens, skipRoughly(tokens, at + (isDrawn ? 2 : 1)));
  if (count === null) return null;
  const next = skipPortionWords(tokens, count.next);
  const isStated = next > count.next || isClauseEnd(tokens, next);
  return isStated
    ? { portions: count.portions, from: at, next, impliesOne: isPersonal(tokens, count.next) }
    : null;
}

/** "for 6", "for 4 people", "for the family of 5", "between three of us" */
function readForGroup(tokens: readonly Token[], at: number): BatchYield | null {
  const opener = textAt(tokens, at);
  if (opener !== "for" && (opener === "by" || !among.has(opener) || isOfSharedFood(tokens, at))) return null;
  let from = skipRoughly(tokens, at + 1);
  const isGroup = groups.has(textAt(tokens, from)) && textAt(tokens, from + 1) === "of";
  if (isGroup) from += 2;
  const count = readCount(tokens, from);
  if (count === null) return null;
  const ofUs = skipOfUs(tokens, count.next);
  const next = isPersonal(tokens, ofUs) ? ofUs + 1 : ofUs;
  const isStated =
    next > count.next || isGroup || isClauseEnd(tokens, next) || textAt(tokens, next) === "and";
  // "a pie for the 4 of us"
  const isAmong = opener !== "for" || ofUs > count.next;
  const isShared = isAmong && !sharingVerbs.has(textAt(tokens, at - 1));
  return isStated ? { portions: count.portions, from: at, next, impliesOne: true, isShared } : null;
}

/** "4 dumplings, shared a pizza between two": what is shared stands behind the verb. */
function isOfSharedFood(tokens: readonly Token[], at: number): boolean {
  let from = at - 1;
  while (from >= 0 && tokens[from]?.kind !== "mark" && !sharingVerbs.has(textAt(tokens, from))) from--;
  return sharingVerbs.has(textAt(tokens, from)) && tokens.slice(from + 1, at).some(namesFood);
}

function namesFood({ kind, terms }: Token): boolean {
  return kind === "word" && terms.some((term) => !headlessTerms.has(term));
}

/** "overnight oats x4 jars" */
function readTimesPortion(tokens: readonly Token[], at: number): BatchYield | null {
  const times = /^x(\d+)$/.exec(textAt(tokens, at));
  const portions = Number(times?.[1] ?? 0);
  if (portions < 2 || portions > mostPortions || !portionWords.has(textAt(tokens, at + 1))) return null;
  return { portions, from: at, next: at + 2, impliesOne: isPersonal(tokens, at + 1) };
}

/** "batch of 24 cookies", "batch of 12 banana muffins" */
function readBatchOf(tokens: readonly Token[], at: number): BatchYield | null {
  if (!held.has(textAt(tokens, at)) || textAt(tokens, at + 1) !== "of") return null;
  const count = readCount(tokens, at + 2);
  if (count === null) return null;
  const next = skipPortionWords(tokens, count.next);
  if (next === count.next) return null;
  return {
    portions: count.portions,
    from: at,
    next,
    impliesOne: isPersonal(tokens, count.next),
  };
}

/** "16 squares", "12 muffins total": a clause of its own. */
function readBarePortions(tokens: readonly Token[], at: number): BatchYield | null {
  const isClause = at > 0 && tokens[at - 1]?.kind === "mark" && textAt(tokens, at - 1) !== ":";
  const count = isClause ? readCount(tokens, skipRoughly(tokens, at)) : null;
  if (count === null || !portionWords.has(textAt(tokens, count.next))) return null;
  const next = skipPortionWords(tokens, count.next);
  return isClauseEnd(tokens, next)
    ? { portions: count.portions, from: at, next, impliesOne: isPersonal(tokens, count.next), isBare: true }
    : null;
}

/** Whether the word behind a count is one portion of the batch: "portions", "muffins". */
export function isPortionWord(text: string): boolean {
  return portionWords.has(text);
}

/** Whether a clause ends at `at`. */
export function isClauseEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || (token.kind === "mark" && token.text !== "/" && token.text !== "%");
}

function readCount(tokens: readonly Token[], at: number): { portions: number; next: number } | null {
  const count = readNumberAt(tokens, at);
  if (count === null || count.form === "article" || !Number.isInteger(count.value)) return null;
  return count.value < 2 || count.value > mostPortions ? null : { portions: count.value, next: count.next };
}

function skipRoughly(tokens: readonly Token[], at: number): number {
  let next = at;
  while (roughly.has(textAt(tokens, next))) next++;
  return next;
}

/** "8 bowls worth", "12 egg muffins in total": the last words name the portion. */
function skipPortionWords(tokens: readonly Token[], at: number): number {
  const isDescribed = !portionWords.has(textAt(tokens, at)) && portionWords.has(textAt(tokens, at + 1));
  let next = isDescribed && tokens[at]?.kind === "word" ? at + 1 : at;
  if (!portionWords.has(textAt(tokens, next))) return at;
  while (portionWords.has(textAt(tokens, next)) || totals.has(textAt(tokens, next))) next++;
  return next;
}

/** "made 3 pizzas": where the portion is a food of its own, it ends the clause. */
function skipPlural(tokens: readonly Token[], at: number): number {
  const isPlural = tokens[at]?.kind === "word" && textAt(tokens, at).endsWith("s");
  return isPlural && isClauseEnd(tokens, at + 1) ? at + 1 : at;
}

/** "the 6 of us" */
function skipOfUs(tokens: readonly Token[], at: number): number {
  return textAt(tokens, at) === "of" && companions.has(textAt(tokens, at + 1)) ? at + 2 : at;
}

function isPersonal(tokens: readonly Token[], at: number): boolean {
  return personalPortions.has(textAt(tokens, at));
}
