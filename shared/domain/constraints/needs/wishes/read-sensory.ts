import planWords from "../../data/plan-words.json" with { type: "json" };
import data from "../../data/sensory-words.json" with { type: "json" };
import { indexNeeds, phraseAt, phraseBefore } from "../find-needs.ts";
import { isBreak, isUsed, markUnderstood, type Reading, wordAt } from "../reading.ts";
import { dishNames } from "./dish-names.ts";
import type { SensoryAttribute, SensoryGoal } from "./dish-wishes.ts";

type Form = "plain" | "more" | "opposite" | "less" | "nouns";

type SensoryWord = {
  readonly attribute: SensoryAttribute;
  readonly form: Form;
};

/** `free` takes "a creamy soup" for a wish; `asked` only what somebody asks to be made so, as of a recipe that is stated. */
export type SensoryMode = "free" | "asked";

const forms: readonly Form[] = ["plain", "more", "opposite", "less", "nouns"];
const words = indexNeeds<SensoryWord>(
  asAttributes(data.attributes).flatMap(([attribute, row]) =>
    forms.flatMap((form) => row[form].map((word) => [word, { attribute, form }] as const)),
  ),
);
const others = indexNeeds(data.notTaste.map((phrase) => [phrase, phrase] as const));
const less = indexNeeds(data.less.map((cue) => [cue, cue] as const));
const more = indexNeeds(data.more.map((cue) => [cue, cue] as const));
const cuedOnly = new Set(data.cuedOnly);
const meals = new Set(planWords.mealNouns);
const wishes = new Set(data.wishes);
const reach = 4;

/** Reads "less sweet", "milder", "more crunch", "too salty", "creamy". */
export function readSensory(reading: Reading, mode: SensoryMode): SensoryGoal[] {
  return readStretch(reading, mode, { from: 0, end: reading.tokens.length });
}

/** What is asked for between two places. */
export function readSensoryAt(reading: Reading, from: number, end: number): SensoryGoal[] {
  return readStretch(reading, "asked", { from, end });
}

function readStretch(
  reading: Reading,
  mode: SensoryMode,
  stretch: { from: number; end: number },
): SensoryGoal[] {
  const goals = new Map<SensoryAttribute, SensoryGoal>();
  for (let at = stretch.from; at < stretch.end; at++) {
    const other = phraseAt(others, reading, at);
    const word = phraseAt(words, reading, at);
    if (other !== null && other.end - at >= (word?.end ?? at) - at) at = other.end - 1;
    else if (word !== null) {
      const direction = readDirection(reading, at, word.end, word.meaning, mode);
      const { attribute } = word.meaning;
      if (direction !== null) {
        markUnderstood(reading, phraseBefore(less, reading, at)?.start ?? at, word.end);
        if (!goals.has(attribute)) goals.set(attribute, { attribute, direction });
      }
      at = word.end - 1;
    }
  }
  return [...goals.values()];
}

function readDirection(
  reading: Reading,
  start: number,
  end: number,
  { form }: SensoryWord,
  mode: SensoryMode,
): SensoryGoal["direction"] | null {
  const isUp = form === "plain" || form === "more" || form === "nouns";
  const isLacking = wordAt(reading, end) === "enough" && wordAt(reading, start - 1) === "not";
  if (isLacking) return isUp ? "more" : "less";
  const isComparative = form === "more" || form === "less";
  if (!isComparative && phraseBefore(less, reading, start) !== null) return isUp ? "less" : "more";
  const isCued = isComparative || phraseBefore(more, reading, start) !== null;
  if (isCued || isWish(reading, start, end, form, mode)) return isUp ? "more" : "less";
  return null;
}

/** Whether a bare adjective wishes for anything. */
function isWish(reading: Reading, start: number, end: number, form: Form, mode: SensoryMode): boolean {
  if (form === "nouns" || isUsed(reading, start, end)) return false;
  const isClear = !cuedOnly.has(wordAt(reading, start)) || isOfDish(reading, end);
  if (isAlone(reading, start, end) || (mode === "free" && isClear)) return true;
  for (let at = start - 1; at >= start - reach && !isBreak(reading, at); at--) {
    if (reading.tokens[at]?.kind === "number") return false;
    if (wishes.has(wordAt(reading, at))) return true;
  }
  return false;
}

/** "A light lunch", "a thick soup". */
function isOfDish(reading: Reading, at: number): boolean {
  return meals.has(wordAt(reading, at)) || phraseAt(dishNames, reading, at) !== null;
}

/** ", mild please": nothing else is said with it. */
function isAlone(reading: Reading, start: number, end: number): boolean {
  const isLast = isBreak(reading, end) || ["please", "pls"].includes(wordAt(reading, end));
  return isBreak(reading, start - 1) && isLast;
}

/** The keys of JSON are strings: that each is an attribute is held by the tests. */
function asAttributes(
  rows: Readonly<Record<SensoryAttribute, Readonly<Record<Form, readonly string[]>>>>,
): [SensoryAttribute, Readonly<Record<Form, readonly string[]>>][] {
  return Object.entries(rows) as [SensoryAttribute, Readonly<Record<Form, readonly string[]>>][];
}
