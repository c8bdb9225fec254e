import { compileWordLists, indexByMeaning, type Read, type Token, wordAt } from "../../../language/mod.ts";
import { readAmount, type TimeAmount, toAmount, toDuration } from "./amounts.ts";
import { createDuration, parseSpan } from "./calendar.ts";
import { readCount, readNumber, readPhrase, readUnit, skipApproximations, skipPhrase } from "./counts.ts";
import leadData from "./data/lead-words.json" with { type: "json" };
import notTimeData from "./data/not-times.json" with { type: "json" };
import unitData from "./data/units.json" with { type: "json" };
import type { TimeMeaning } from "./time-phrase.ts";

const leadWords = compileWordLists(leadData);
const units = compileWordLists(unitData);
const wholeNames = new Map(Object.entries(unitData.wholeNames));
const wholes = new Map(Object.entries(unitData.wholes));
const wholeWords = indexByMeaning({
  half: unitData.halfWords,
  most: unitData.approximateWholes,
  all: unitData.wholeWords,
});
const wholeDeterminers = new Set(["the", "this", "that", "my", "last", "yesterday"]);
const perfectReach = 10;

/** Reads how long: "for 3 days", "half an hour of", "x3 days", "2-hour", "all day", "the past week". */
export function readLength(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  return (
    readWhole(tokens, at) ?? readMeasured(tokens, at) ?? readDayNumber(tokens, at) ?? readVague(tokens, at)
  );
}

/** "day 3 of this cough": what it is of decides whether it is a length. */
function readDayNumber(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const number = wordAt(tokens, at) === "day" ? readNumber(tokens, at + 1) : null;
  if (number === null || number.value < 1) return null;
  // "cough - day two"
  const isRemark = wordAt(tokens, at - 1) === "-" && (tokens[number.next]?.kind ?? "mark") === "mark";
  if (!isRemark && wordAt(tokens, number.next) !== "of") return null;
  const duration = createDuration({ days: number.value });
  const role = isRemark ? "lasting" : "attributive";
  return { value: { kind: "duration", duration, role, isOngoing: true }, next: number.next };
}

/** "all day", "the whole afternoon", "for most of the night", "half the night". */
function readWhole(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const start = wordAt(tokens, at) === "for" ? at + 1 : at;
  const name = wholeNames.get(wordAt(tokens, start));
  if (name !== undefined) return toWhole(name, "all", start + 1);
  const words = readPhrase(wholeWords, tokens, start);
  if (words === null) return null;
  const hasDeterminer = wholeDeterminers.has(wordAt(tokens, words.next));
  const unitAt = hasDeterminer ? words.next + 1 : words.next;
  const iso = wholes.get(wordAt(tokens, unitAt));
  if (iso === undefined) return null;
  return toWhole(iso, words.value, wordAt(tokens, unitAt + 1) === "long" ? unitAt + 2 : unitAt + 1);
}

function toWhole(iso: string, share: "half" | "most" | "all", next: number): Read<TimeMeaning> | null {
  const span = parseSpan(iso);
  if (span === null) return null;
  const factor = share === "half" ? 0.5 : 1;
  const shared = Object.fromEntries(Object.entries(span).map(([unit, amount]) => [unit, amount * factor]));
  const duration = createDuration(shared, { isApproximate: share !== "all" });
  return { value: { kind: "duration", duration, role: "lasting", isOngoing: false }, next };
}

function readMeasured(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const lead = readLead(tokens, at);
  const isLasting = isBehindLasting(tokens, at);
  const amountAt = lead?.next ?? at;
  const amount =
    readAmount(tokens, amountAt) ?? (lead?.role === "past" ? readBareUnit(tokens, amountAt) : null);
  if (amount === null) return null;
  const { value, next } = amount;
  const behind = wordAt(tokens, next) === "-" ? next + 1 : next;
  const after = wordAt(tokens, behind);
  if (value.isWeak && lead === null && !isLasting && after !== "of" && after !== "long") return null;
  if (isOrdinal(tokens, next - 1, wordAt(tokens, amountAt)) || ["old", "olds", "ago"].includes(after))
    return null;
  const isHyphenedLong = behind > next && after === "long";
  const tail = isHyphenedLong ? behind + 1 : skipPhrase(units.tails, tokens, next);
  const end = skipPhrase(units.ongoing, tokens, tail);
  const role =
    lead?.role ??
    (isLasting ? ("lasting" as const) : value.isAttributive ? ("attributive" as const) : "bare");
  const isOngoing = role === "past" || end > tail;
  return { value: { kind: "duration", duration: toDuration(value), role, isOngoing }, next: end };
}

/** "the last hour", "the past week": one of the unit. */
function readBareUnit(tokens: readonly Token[], at: number): Read<TimeAmount> | null {
  const unit = readUnit(tokens, at);
  if (unit === null || !unit.value.isSingular) return null;
  if (["night", "weekend"].includes(wordAt(tokens, at))) return null;
  const half = skipHalf(tokens, unit.next);
  const isOrSo = wordAt(tokens, half) === "or" && wordAt(tokens, half + 1) === "so";
  const times = half > unit.next ? unit.value.times * 1.5 : unit.value.times;
  const value = toAmount({ [unit.value.unit]: times }, isOrSo);
  return { value, next: isOrSo ? half + 2 : half };
}

/** Over "and a half". */
function skipHalf(tokens: readonly Token[], at: number): number {
  const isHalf = ["and", "a", "half"].every((text, place) => wordAt(tokens, at + place) === text);
  return isHalf ? at + 3 : at;
}

/** "a second helping", "the second time". */
function isOrdinal(tokens: readonly Token[], unitAt: number, first: string): boolean {
  if (wordAt(tokens, unitAt) !== "second" || !["a", "an", "the"].includes(first)) return false;
  const after = tokens[unitAt + 1];
  return after?.kind === "word" && after.text !== "or";
}

/** "for hours", "for a while": long or short, but no figure. */
function readVague(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const isLed = wordAt(tokens, at) === "for" || isBehindLasting(tokens, at);
  if (!isLed) return null;
  const start = wordAt(tokens, at) === "for" ? at + 1 : at;
  const spell = skipPhrase(units.vagueSpells, tokens, start);
  if (spell > start) return { value: { kind: "vague" }, next: spell };
  return units.vagueUnits.has(wordAt(tokens, start)) ? { value: { kind: "vague" }, next: start + 1 } : null;
}

/** Whether the word before leads in a duration: "lasted", "for". */
export function isBehindLasting(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1);
  return leadWords.lastingVerbs.has(before) && !(before === "last" && wordAt(tokens, at - 2) === "the");
}

/** What leads a duration in: `lasting` ("for", "x"), `past` ("over the last"); `next` is where the amount begins. */
export function readLead(
  tokens: readonly Token[],
  at: number,
): { role: "lasting" | "past"; next: number } | null {
  const past = skipPast(tokens, at);
  if (past > at) return { role: "past", next: past };
  const text = wordAt(tokens, at);
  if (text === "duration" && wordAt(tokens, at + 1) === ":") return { role: "lasting", next: at + 2 };
  if (text === "in" && isNegatedPerfect(tokens, at)) return { role: "lasting", next: at + 1 };
  if (!["for", "x", "during", "from"].includes(text)) return null;
  const isTotal = ["a", "the"].includes(wordAt(tokens, at + 1)) && wordAt(tokens, at + 2) === "total";
  const next = isTotal ? at + 4 : at + 1;
  return { role: "lasting", next: text === "for" && wordAt(tokens, next) === "the" ? next + 1 : next };
}

function skipPast(tokens: readonly Token[], at: number): number {
  let next = at;
  while (leadWords.pastOpeners.has(wordAt(tokens, next)) && next < at + 3) next++;
  if (next === at) return isBarePast(tokens, at) ? at + 1 : at;
  next = skipApproximations(tokens, next);
  return leadWords.pastWords.has(wordAt(tokens, next)) ? next + 1 : at;
}

/** "past 3 days", "last 2 hrs" with a figure; the verb of "did not last 2 hours" has a word for its subject. */
function isBarePast(tokens: readonly Token[], at: number): boolean {
  if (!["past", "last"].includes(wordAt(tokens, at))) return false;
  if (leadWords.subjects.has(wordAt(tokens, at - 1))) return false;
  return readCount(tokens, at + 1)?.value.form === "figure";
}

/** "haven't slept in two days" */
function isNegatedPerfect(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= at - perfectReach; before--) {
    const text = wordAt(tokens, before);
    const next = wordAt(tokens, before + 1);
    const isNegated = ["t", "not", "nt"].includes(next) || wordAt(tokens, before + 2) === "t";
    if (["havent", "hasnt"].includes(text)) return true;
    if (["haven", "hasn", "have", "has", "ve"].includes(text) && isNegated) return true;
    if ([".", ",", ";", "\n", "but"].includes(text)) return false;
  }
  return ["no", "first"].includes(wordAt(tokens, at - 2)) || ["no", "first"].includes(wordAt(tokens, at - 3));
}

const notTimes = compileWordLists(notTimeData);

/** Reads what looks like a time and is none: frequencies, ages and the remote past, times without a figure. */
export function readNotTime(tokens: readonly Token[], at: number): Read<TimeMeaning> | null {
  const frequency = Math.max(
    endOfFrequency(tokens, at),
    endOfEvery(tokens, at),
    endOfTimes(tokens, at),
    skipPhrase(notTimes.frequencies, tokens, at),
  );
  const remote = Math.max(
    endOfAge(tokens, at),
    endOfYears(tokens, at),
    skipPhrase(notTimes.remote, tokens, at),
  );
  const vague = skipPhrase(notTimes.vague, tokens, at);
  const next = Math.max(frequency, remote, vague);
  const kind = next === frequency ? "frequency" : next === remote ? "remote" : "vague";
  return next > at ? { value: { kind }, next } : null;
}

/** "3 times a day", "2x/day", "once every two hours", "2 hours a night". */
function endOfFrequency(tokens: readonly Token[], at: number): number {
  if (["once", "twice"].includes(wordAt(tokens, at))) return endOfPeriod(tokens, at + 1, at);
  const count = readCount(tokens, at);
  if (count?.value.form !== "figure") return at;
  const word = wordAt(tokens, count.next);
  const isBareX = word === "x" && tokens[count.next]?.isGlued === true;
  if (word === "times" || isBareX) {
    const end = endOfPeriod(tokens, count.next + 1, count.next + 1);
    return isBareX && end === count.next + 1 ? at : end;
  }
  const amount = readAmount(tokens, at);
  // "lasting 20 minutes every morning"
  const isLength = /^last(?:s|ed|ing)?$/.test(wordAt(tokens, at - 1));
  return amount === null || isLength ? at : endOfPeriod(tokens, amount.next, at);
}

function endOfPeriod(tokens: readonly Token[], at: number, otherwise: number): number {
  if (["daily", "weekly", "nightly", "hourly", "monthly"].includes(wordAt(tokens, at))) return at + 1;
  if (!notTimes.periods.has(wordAt(tokens, at))) return otherwise;
  const unit = readUnit(tokens, at + 1);
  if (unit?.value.isSingular) return isLaterBehind(tokens, unit.next) ? otherwise : unit.next;
  const end = endOfEvery(tokens, at);
  return end > at ? end : otherwise;
}

/** In "twice a day later" and "an hour a day after" the period belongs to what follows. */
function isLaterBehind(tokens: readonly Token[], at: number): boolean {
  const isSide = ["later", "after", "before", "ago", "earlier"].includes(wordAt(tokens, at));
  return isSide && wordAt(tokens, at + 1) !== "eating";
}

/** The clinical "q4h", and "vomited x3": a number of times, where no unit stands behind it. */
function endOfTimes(tokens: readonly Token[], at: number): number {
  const sign = wordAt(tokens, at);
  const isNumber = tokens[at + 1]?.kind === "number" && tokens[at - 1]?.kind !== "number";
  if (!isNumber || (sign !== "q" && sign !== "x")) return at;
  if (sign === "q") return readUnit(tokens, at + 2) === null ? at : at + 3;
  return readAmount(tokens, at + 1) === null && tokens[at + 2]?.kind !== "word" ? at + 2 : at;
}

/** "every morning", "each night", "every 2 hours", "most days". */
function endOfEvery(tokens: readonly Token[], at: number): number {
  const next = skipPhrase(notTimes.every, tokens, at);
  if (next === at) return at;
  if (notTimes.everyUnits.has(wordAt(tokens, next))) return next + 1;
  const amount = wordAt(tokens, at) === "every" ? readAmount(tokens, next) : null;
  return amount?.next ?? at;
}

/** "3 year old", "when I was 12", "aged 45", "45yo". */
function endOfAge(tokens: readonly Token[], at: number): number {
  const opener = skipPhrase(notTimes.ageOpeners, tokens, at);
  const figure = readNumber(tokens, opener);
  if (figure === null) return at;
  const tailAt = wordAt(tokens, figure.next) === "-" ? figure.next + 1 : figure.next;
  const tail = skipPhrase(notTimes.ageTails, tokens, tailAt);
  if (tail > tailAt) return tail;
  return opener > at ? figure.next : at;
}

/** "five years ago", "back in 2015". */
function endOfYears(tokens: readonly Token[], at: number): number {
  const amount = readAmount(tokens, at);
  const word = amount === null ? "" : wordAt(tokens, amount.next);
  if (amount?.value.point.years && ["ago", "back", "earlier"].includes(word)) return amount.next + 1;
  const opener = skipPhrase(notTimes.yearOpeners, tokens, at);
  const year = tokens[opener];
  if (opener === at || year?.kind !== "number" || year.end - year.start !== 4) return at;
  const isYear = year.value >= 1900 && year.value <= 2100;
  return isYear && !notTimes.measures.has(wordAt(tokens, opener + 1)) ? opener + 1 : at;
}
