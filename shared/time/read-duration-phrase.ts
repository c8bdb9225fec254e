import data from "./data/units.json" with { type: "json" };
import { buildPhraseSet, buildPhraseTable, readPhrase, skipPhrase } from "./phrase-table.ts";
import { readAmount, toDuration } from "./read-amount.ts";
import { isBehindLasting, readLead } from "./read-lead.ts";
import { readUnit } from "./read-unit.ts";
import type { TimeMeaning } from "./time-phrase.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import { parseSpan, tellDuration } from "./told-duration.ts";

/** How much of a whole is meant: "half the". */
interface WholeWord {
  readonly share: number;
  readonly isApproximate: boolean;
}

const wholeNames = new Map(Object.entries(data.wholeNames));
const wholes = new Map(Object.entries(data.wholes));
const wholeWords = buildPhraseTable<WholeWord>([
  ...data.wholeWords.map(
    (phrase) => [phrase, { share: 1, isApproximate: data.approximateWholes.includes(phrase) }] as const,
  ),
  ...data.halfWords.map((phrase) => [phrase, { share: 0.5, isApproximate: true }] as const),
]);
const tails = buildPhraseSet(data.tails);
const ongoing = buildPhraseSet(data.ongoing);
const vagueUnits = new Set(data.vagueUnits);
const vagueSpells = buildPhraseSet(data.vagueSpells);
const wholeDeterminers = new Set(["the", "this", "that", "my", "last", "yesterday"]);
const doneWords = new Set(["of", "long"]);

/** Reads how long: "for 3 days", "half an hour of", "x3 days", "2-hour", "all day", "the past week". */
export function readDurationPhrase(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  return readWhole(tokens, at) ?? readTold(tokens, at) ?? readVague(tokens, at);
}

function readTold(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const lead = readLead(tokens, at);
  const isLasting = isBehindLasting(tokens, at);
  const amountAt = lead?.next ?? at;
  const amount =
    readAmount(tokens, amountAt) ?? (lead?.role === "past" ? readBareUnit(tokens, amountAt) : null);
  if (amount === null) return null;
  const { value } = amount;
  const isLed = lead !== null || isLasting;
  const behind = textAt(tokens, amount.next) === "-" ? amount.next + 1 : amount.next;
  if (value.isWeak && !isLed && !doneWords.has(textAt(tokens, behind))) return null;
  if (isOrdinal(tokens, amount.next - 1, textAt(tokens, amountAt)) || isSpoilt(tokens, amount.next))
    return null;
  const isHyphenedLong = behind > amount.next && textAt(tokens, behind) === "long";
  const tail = isHyphenedLong ? behind + 1 : skipPhrase(tails, tokens, amount.next);
  const next = skipPhrase(ongoing, tokens, tail);
  const isPlainAttribute = value.isAttributive && lead === null;
  const role = lead?.role ?? (isLasting ? "lasting" : isPlainAttribute ? "attributive" : "bare");
  const isOngoing = role === "past" || next > tail;
  return { value: { kind: "duration", duration: toDuration(value), role, isOngoing }, next };
}

/** "the last hour", "the past week": one of the unit. */
function readBareUnit(tokens: readonly TimeToken[], at: number): ReturnType<typeof readAmount> {
  const unit = readUnit(tokens, at);
  if (unit === null || !unit.value.isSingular || ["night", "weekend"].includes(textAt(tokens, at)))
    return null;
  const point = { [unit.value.unit]: unit.value.times };
  const value = { point, low: point, high: point, isApproximate: false, isWeak: false, isAttributive: false };
  const isOrSo = textAt(tokens, unit.next) === "or" && textAt(tokens, unit.next + 1) === "so";
  return { value: { ...value, isApproximate: isOrSo }, next: isOrSo ? unit.next + 2 : unit.next };
}

/** "a second helping", "the second time". */
function isOrdinal(tokens: readonly TimeToken[], unitAt: number, first: string): boolean {
  const after = tokens[unitAt + 1];
  return (
    textAt(tokens, unitAt) === "second" &&
    ["a", "an", "the"].includes(first) &&
    after?.kind === "word" &&
    after.text !== "or"
  );
}

/** What makes an amount of time something else: an age, a rate. */
function isSpoilt(tokens: readonly TimeToken[], at: number): boolean {
  const next = textAt(tokens, at) === "-" ? at + 1 : at;
  return ["old", "olds", "ago"].includes(textAt(tokens, next));
}

/** "all day", "the whole afternoon", "for most of the night", "half the night". */
function readWhole(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const start = textAt(tokens, at) === "for" ? at + 1 : at;
  const name = wholeNames.get(textAt(tokens, start));
  if (name !== undefined) return tellWhole(name, { share: 1, isApproximate: false }, start + 1);
  const words = readPhrase(wholeWords, tokens, start);
  if (words === null) return null;
  const hasDeterminer = wholeDeterminers.has(textAt(tokens, words.next));
  const unitAt = hasDeterminer ? words.next + 1 : words.next;
  const iso = wholes.get(textAt(tokens, unitAt));
  if (iso === undefined) return null;
  return tellWhole(iso, words.value, textAt(tokens, unitAt + 1) === "long" ? unitAt + 2 : unitAt + 1);
}

function tellWhole(iso: string, { share, isApproximate }: WholeWord, next: number): Read<TimeMeaning> | null {
  const span = parseSpan(iso);
  if (span === null) return null;
  const shared = Object.fromEntries(Object.entries(span).map(([unit, amount]) => [unit, amount * share]));
  const duration = tellDuration(shared, { isApproximate });
  return { value: { kind: "duration", duration, role: "lasting", isOngoing: false }, next };
}

/** "for hours", "for a while": long or short, but no figure. */
function readVague(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const isLed = textAt(tokens, at) === "for" || isBehindLasting(tokens, at);
  if (!isLed) return null;
  const start = textAt(tokens, at) === "for" ? at + 1 : at;
  const spell = skipPhrase(vagueSpells, tokens, start);
  if (spell > start) return { value: { kind: "vague" }, next: spell };
  return vagueUnits.has(textAt(tokens, start)) ? { value: { kind: "vague" }, next: start + 1 } : null;
}
