import data from "./data/anchor-words.json" with { type: "json" };
import meals from "./data/meals.json" with { type: "json" };
import { buildPhraseSet, buildPhraseTable, readPhrase, skipPhrase } from "./phrase-table.ts";
import { readAmount, type TimeAmount, toDuration } from "./read-amount.ts";
import { readAnchor } from "./read-anchor.ts";
import { isBehindLasting, readLead } from "./read-lead.ts";
import { readMeal } from "./read-meal.ts";
import type { TimeMeaning } from "./time-phrase.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import { type ToldDuration, tellDuration } from "./told-duration.ts";
import type { TimeAnchor } from "./told-point.ts";

type Relation = Extract<TimeMeaning, { kind: "relative" }>["relation"];

const sides = buildPhraseTable<"after" | "before">([
  ...data.after.map((phrase) => [phrase, "after"] as const),
  ...data.before.map((phrase) => [phrase, "before"] as const),
]);
const alone = buildPhraseTable<"after" | "before">([
  ...data.later.map((phrase) => [phrase, "after"] as const),
  ...data.earlier.map((phrase) => [phrase, "before"] as const),
]);
const immediately = buildPhraseSet(data.immediately);
const immediateOpeners = buildPhraseSet(data.immediateOpeners);
const immediateAlone = buildPhraseSet(data.immediateAlone);
const shortly = buildPhraseSet(data.shortly);
const shortlyAlone = buildPhraseSet(data.shortlyAlone);
const within = buildPhraseSet(data.within);
const during = buildPhraseSet(meals.duringWords);
const weakSides = new Set(["from", "past", "into"]);
const none = tellDuration({});
const previous: TimeAnchor = { kind: "previous" };

/** Reads a time told by another: "two hours after lunch", "right after eating", "before dinner", "an hour later". */
export function readRelative(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  return (
    readOffset(tokens, at) ??
    readDayBeside(tokens, at) ??
    readWithin(tokens, at) ??
    readImmediate(tokens, at) ??
    readShortly(tokens, at) ??
    readDelay(tokens, at) ??
    readPlain(tokens, at)
  );
}

function tell(
  next: number,
  relation: Relation,
  offset: ToldDuration | null,
  anchor: TimeAnchor,
): Read<TimeMeaning> {
  return { value: { kind: "relative", relation, offset, anchor }, next };
}

/** "two hours after lunch", "30 min before dinner", "2 h post meal", "an hour later". */
function readOffset(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const amount = readAmount(tokens, at);
  if (amount === null || isBehindLasting(tokens, at)) return null;
  const side = readPhrase(sides, tokens, amount.next);
  if (side === null) return readLater(tokens, amount.next, amount.value);
  const offset = toDuration(amount.value);
  const anchor = readAnchor(tokens, textAt(tokens, side.next) === "-" ? side.next + 1 : side.next);
  if (anchor !== null) return tell(anchor.next, side.value, offset, anchor.value);
  if (["from", "past"].includes(textAt(tokens, amount.next))) return null;
  const isFollowed = (tokens[side.next]?.kind ?? "mark") !== "mark";
  return tell(side.next, side.value, offset, isFollowed ? { kind: "named" } : previous);
}

/** "the day after the party", "the day before lunch on Friday". */
function readDayBeside(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const isDay = textAt(tokens, at) === "the" && textAt(tokens, at + 1) === "day";
  const side = isDay ? readPhrase(sides, tokens, at + 2) : null;
  if (side === null || tokens[side.next]?.kind !== "word") return null;
  return tell(side.next, side.value, tellDuration({ days: 1 }), { kind: "named" });
}

function readLater(tokens: readonly TimeToken[], at: number, amount: TimeAmount): Read<TimeMeaning> | null {
  const later = readPhrase(alone, tokens, at);
  if (later !== null) return tell(later.next, later.value, toDuration(amount), previous);
  const text = textAt(tokens, at);
  if (text === "postprandial" || text === "postprandially")
    return tell(at + 1, "after", toDuration(amount), { kind: "eating" });
  return text === "in" && (tokens[at + 1]?.kind ?? "mark") === "mark"
    ? tell(at + 1, "after", toDuration(amount), previous)
    : null;
}

/** "within an hour of breakfast", "within 20 minutes". */
function readWithin(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const start = skipPhrase(within, tokens, at);
  const amount = start > at ? readAmount(tokens, textAt(tokens, start) === "the" ? start + 1 : start) : null;
  if (amount === null) return null;
  const offset = toDuration(amount.value);
  const link = textAt(tokens, amount.next);
  if (!["of", "after", "from", "following"].includes(link))
    return tell(amount.next, "within", offset, previous);
  const anchor = readAnchor(tokens, amount.next + 1);
  if (anchor !== null) return tell(anchor.next, "within", offset, anchor.value);
  return tell(amount.next + 1, "within", offset, { kind: "named" });
}

/** "right after eating", "as soon as I ate", "immediately afterwards". */
function readImmediate(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const opener = skipPhrase(immediateOpeners, tokens, at);
  const opened = opener > at ? readAnchor(tokens, opener) : null;
  if (opened !== null && isDeed(opened.value))
    return tell(opened.next, "immediately_after", none, opened.value);
  const start = skipPhrase(immediately, tokens, at);
  const side = start > at ? readPhrase(sides, tokens, start) : null;
  if (side !== null && !weakSides.has(textAt(tokens, start))) {
    const relation = side.value === "after" ? "immediately_after" : "before";
    const anchor = readAnchor(tokens, side.next);
    if (anchor !== null)
      return isMoment(anchor.value) ? null : tell(anchor.next, relation, none, anchor.value);
    if (tokens[side.next]?.kind === "word") return tell(side.next, relation, none, { kind: "named" });
  }
  const end = skipPhrase(immediateAlone, tokens, at);
  return end > at ? tell(end, "immediately_after", none, previous) : null;
}

/** "Just after midnight" is a point: only meals and deeds are told by what comes after them. */
function isMoment(anchor: TimeAnchor): boolean {
  return anchor.kind === "point" && anchor.point.meal === null;
}

function isDeed({ kind }: TimeAnchor): boolean {
  return kind === "eating" || kind === "waking";
}

const soon = tellDuration({ minutes: data.shortlyMinutes }, { isApproximate: true });

/** "shortly after lunch", "not long after eating": half an hour. */
function readShortly(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const start = skipPhrase(shortly, tokens, at);
  const side = start > at ? readPhrase(sides, tokens, start) : null;
  if (side !== null && !weakSides.has(textAt(tokens, start))) {
    const anchor = readAnchor(tokens, side.next);
    if (anchor !== null)
      return isMoment(anchor.value) ? null : tell(anchor.next, side.value, soon, anchor.value);
    if (tokens[side.next]?.kind === "word") return tell(side.next, side.value, soon, { kind: "named" });
  }
  const end = skipPhrase(shortlyAlone, tokens, at);
  return end > at ? tell(end, "after", soon, previous) : null;
}

/** "after two hours", "in 20 minutes": counted from what was told before. */
function readDelay(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  if (!["after", "in"].includes(textAt(tokens, at)) || readLead(tokens, at) !== null) return null;
  const start = ["only", "just"].includes(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const amount = readAmount(tokens, start);
  if (amount === null || amount.value.isAttributive) return null;
  // "It kicked in 40 minutes after lunch": the "in" is the verb's.
  if (readPhrase(sides, tokens, amount.next) !== null) return null;
  return tell(amount.next, "after", toDuration(amount.value), previous);
}

/** "after dinner last night", "before eating", "during lunch"; points without a meal are read as points. */
function readPlain(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const start = skipPhrase(during, tokens, at);
  if (start > at) {
    const meal = readMeal(tokens, start);
    return meal === null ? null : tell(meal.next, "during", null, { kind: "point", point: meal.value });
  }
  const side = readPhrase(sides, tokens, at);
  if (side === null || weakSides.has(textAt(tokens, at))) return null;
  const anchor = readAnchor(tokens, textAt(tokens, side.next) === "-" ? side.next + 1 : side.next);
  if (anchor === null || anchor.value.kind === "named") return null;
  const isIdle = anchor.value.kind === "previous" && !["that", "this"].includes(textAt(tokens, side.next));
  return isMoment(anchor.value) || isIdle ? null : tell(anchor.next, side.value, null, anchor.value);
}
