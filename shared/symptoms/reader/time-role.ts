import type { TimeMeaning, TimePhrase } from "../../time/time-phrase.ts";
import type { Passage, Placed } from "./passage.ts";
import { compilePhrases, findPhrases } from "./phrase-list.ts";
import { readRating } from "./rating.ts";
import timing from "./wording/timing.json" with { type: "json" };

/**
 * What a time expression tells of a symptom: when it began or ended, how long it went on, or how long it took to
 * pass (`delay`).
 */
export type TimeRole = "onset" | "end" | "span" | "duration" | "delay";

const conditions = new Set(timing.conditions.split(" "));
const reach = 30;
const endings = compilePhrases<boolean>([
  ...timing.notEndings.map((pattern) => [pattern, false] as const),
  ...timing.endings.map((pattern) => [pattern, true] as const),
]);

/** The role of each time expression by its index, null for those that tell nothing of a symptom. */
export function assignRoles(passage: Passage, ended: ReadonlySet<number>): (TimeRole | null)[] {
  return passage.times.map((time) => roleOf(passage, time, ended));
}

function roleOf(passage: Passage, time: Placed<TimePhrase>, ended: ReadonlySet<number>): TimeRole | null {
  if (isFigureOrCondition(passage, time) || isPassed(passage, time)) return null;
  const { meaning } = time.found;
  switch (meaning.kind) {
    case "duration":
      return isDelay(passage, time) ? "delay" : "duration";
    case "until":
      return isNamedBefore(passage, time) ? "end" : "onset";
    case "interval":
      return "span";
    case "since":
      return isOfEnded(passage, time, ended) ? "end" : "onset";
    case "point":
      return meaning.isIntake || isChange(passage, time) ? null : endOrOnset(passage, time);
    case "relative":
      return roleOfRelative(passage, time, meaning);
    default:
      return null;
  }
}

/** "7/10" is no date, and "worse at night" and "flares up in the evening" tell no beginning. */
function isFigureOrCondition({ words }: Passage, { from, found: { meaning } }: Placed<TimePhrase>): boolean {
  if (readRating(words, from) !== null || words[from - 1]?.text === "worse") return true;
  const isPart = meaning.kind === "point" && meaning.point.day === null && meaning.point.clock === null;
  const verb = words[from - 1]?.text === "up" ? words[from - 2] : words[from - 1];
  return isPart && (conditions.has(verb?.text ?? "") || isCompared(words, from));
}

/** "itchier at night", "more intense in the evening" */
function isCompared(words: Passage["words"], from: number): boolean {
  return (words[from - 1]?.text ?? "").endsWith("ier") || words[from - 2]?.text === "more";
}

/** "moderate at first, now slight": since when it is so, not since when it is. */
function isChange(passage: Passage, time: Placed<TimePhrase>): boolean {
  const isAside = passage.words[time.from - 1]?.text === ",";
  return isNow(time) && isAside && isNamedBefore(passage, time) && !isEnding(passage, time);
}

function isNow({ found: { meaning } }: Placed<TimePhrase>): boolean {
  return meaning.kind === "point" && meaning.point.day?.kind === "now";
}

/** "it's been two hours since lunch": time that has passed, whatever is felt. */
function isPassed({ words, times, timeAt }: Passage, { found, from, to }: Placed<TimePhrase>): boolean {
  const { kind } = found.meaning;
  const [before, behind] = [times[timeAt[from - 1] ?? -1], times[timeAt[to] ?? -1]];
  if (kind === "since")
    return before?.found.meaning.kind === "duration" && words[before.from - 1]?.text === "been";
  return kind === "duration" && words[from - 1]?.text === "been" && behind?.found.meaning.kind === "since";
}

function endOrOnset(passage: Passage, time: Placed<TimePhrase>): TimeRole {
  return isEnding(passage, time) ? "end" : "onset";
}

function roleOfRelative(
  passage: Passage,
  time: Placed<TimePhrase>,
  { anchor, offset }: Extract<TimeMeaning, { kind: "relative" }>,
): TimeRole {
  if (isOfMention(passage, time.to)) return "duration";
  const role = endOrOnset(passage, time);
  return role === "end" && anchor.kind === "previous" && offset !== null ? "delay" : role;
}

/** "fine until four when the cramps hit": until the symptom, not until its end. */
function isNamedBefore({ clauseAt, mentionAt }: Passage, { from }: Placed<TimePhrase>): boolean {
  for (let at = from - 1; clauseAt[at] === clauseAt[from]; at--) if (mentionAt[at] !== -1) return true;
  return !mentionAt.slice(from).some((mention) => mention !== -1);
}

/** "resolved with antacids after 30 min" */
function isDelay(passage: Passage, time: Placed<TimePhrase>): boolean {
  const before = passage.words[time.from - 1]?.text ?? "";
  return (before === "after" || before === "within") && isEnding(passage, time);
}

/** "after a day of vomiting": how long, not when. */
function isOfMention({ words, mentionAt }: Passage, at: number): boolean {
  return words[at]?.text === "of" && (mentionAt[at + 1] ?? -1) !== -1;
}

/** "no more headache since noon" */
function isOfEnded(
  { mentions, clauseAt }: Passage,
  { from }: Placed<TimePhrase>,
  ended: ReadonlySet<number>,
): boolean {
  return [...ended].some((index) => clauseAt[mentions[index]?.from ?? -1] === clauseAt[from]);
}

/** Whether words of its clause tell that the symptom was over then: "stopped at 11", "by noon it was gone". */
function isEnding(passage: Passage, time: Placed<TimePhrase>): boolean {
  const { from, to } = time;
  const { words, clauseAt } = passage;
  let first = from;
  while (first > from - reach && first > 0 && clauseAt[first - 1] === clauseAt[from]) first--;
  if (hasEnding(passage, first, to)) return true;
  let last = to;
  while (last < to + reach && last < words.length && clauseAt[last] === clauseAt[from]) last++;
  const isNamedBefore = passage.mentionAt.slice(first, from).some((mention) => mention !== -1);
  const comma = passage.words.slice(to, last).findIndex(({ text }) => text === ",");
  return (!isNamedBefore || isNow(time)) && hasEnding(passage, to, comma < 0 ? last : to + comma);
}

function hasEnding({ words, mentionAt }: Passage, from: number, to: number): boolean {
  return findPhrases(endings, words, from, to).some(({ value, from: at }) => value && mentionAt[at] === -1);
}
