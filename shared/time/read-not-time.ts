import data from "./data/not-times.json" with { type: "json" };
import { buildPhraseSet, skipPhrase } from "./phrase-table.ts";
import { readAmount } from "./read-amount.ts";
import { readCount, readFigure } from "./read-count.ts";
import { readUnit } from "./read-unit.ts";
import type { TimeMeaning } from "./time-phrase.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";

const frequencies = buildPhraseSet(data.frequencies);
const every = buildPhraseSet(data.every);
const everyUnits = new Set(data.everyUnits);
const periods = new Set(data.periods);
const remote = buildPhraseSet(data.remote);
const vague = buildPhraseSet(data.vague);
const ageOpeners = buildPhraseSet(data.ageOpeners);
const ageTails = buildPhraseSet(data.ageTails);
const yearOpeners = buildPhraseSet(data.yearOpeners);

/** Reads what looks like a time and is none: frequencies, ages and the remote past, times without a figure. */
export function readNotTime(tokens: readonly TimeToken[], at: number): Read<TimeMeaning> | null {
  const ends = [
    [
      "frequency",
      Math.max(
        endOfFrequency(tokens, at),
        endOfEvery(tokens, at),
        endOfTimes(tokens, at),
        skipPhrase(frequencies, tokens, at),
      ),
    ],
    ["remote", Math.max(endOfAge(tokens, at), endOfYears(tokens, at), skipPhrase(remote, tokens, at))],
    ["vague", skipPhrase(vague, tokens, at)],
  ] as const;
  const longest = ends.reduce((best, end) => (end[1] > best[1] ? end : best));
  return longest[1] > at ? { value: { kind: longest[0] }, next: longest[1] } : null;
}

/** "3 times a day", "2x/day", "once every two hours", "2 hours a night". */
function endOfFrequency(tokens: readonly TimeToken[], at: number): number {
  if (textAt(tokens, at) === "once" || textAt(tokens, at) === "twice") return endOfPeriod(tokens, at + 1, at);
  const count = readCount(tokens, at);
  if (count === null) return at;
  const word = textAt(tokens, count.next);
  const isTimes = word === "times" || (word === "x" && tokens[count.next]?.isGlued === true);
  if (isTimes && count.value.form === "figure") {
    const end = endOfPeriod(tokens, count.next + 1, count.next + 1);
    const isBareX = word === "x" && end === count.next + 1;
    return isBareX ? at : end;
  }
  const amount = readAmount(tokens, at);
  return amount === null || count.value.form !== "figure" ? at : endOfPeriod(tokens, amount.next, at);
}

function endOfPeriod(tokens: readonly TimeToken[], at: number, otherwise: number): number {
  if (["daily", "weekly", "nightly", "hourly", "monthly"].includes(textAt(tokens, at))) return at + 1;
  if (!periods.has(textAt(tokens, at))) return otherwise;
  const unit = readUnit(tokens, at + 1);
  if (unit?.value.isSingular) return isLaterBehind(tokens, unit.next) ? otherwise : unit.next;
  const end = endOfEvery(tokens, at);
  return end > at ? end : otherwise;
}

/** "twice a day later"? no: "an hour a day after": the period belongs to what follows. */
function isLaterBehind(tokens: readonly TimeToken[], at: number): boolean {
  return (
    ["later", "after", "before", "ago", "earlier"].includes(textAt(tokens, at)) &&
    textAt(tokens, at + 1) !== "eating"
  );
}

/** The clinical "q4h", and "vomited x3": a number of times, where no unit stands behind it. */
function endOfTimes(tokens: readonly TimeToken[], at: number): number {
  const isNumber = tokens[at + 1]?.kind === "number" && tokens[at - 1]?.kind !== "number";

  const isClinical = textAt(tokens, at) === "q" && isNumber && readUnit(tokens, at + 2) !== null;
  if (isClinical) return at + 3;
  const isTimes = textAt(tokens, at) === "x" && isNumber && readAmount(tokens, at + 1) === null;
  return isTimes && tokens[at + 2]?.kind !== "word" ? at + 2 : at;
}

/** "every morning", "each night", "every 2 hours", "most days". */
function endOfEvery(tokens: readonly TimeToken[], at: number): number {
  const next = skipPhrase(every, tokens, at);
  if (next === at) return at;
  if (everyUnits.has(textAt(tokens, next))) return next + 1;
  const amount = textAt(tokens, at) === "every" ? readAmount(tokens, next) : null;
  return amount?.next ?? at;
}

/** "3 year old", "when I was 12", "aged 45", "45yo". */
function endOfAge(tokens: readonly TimeToken[], at: number): number {
  const opener = skipPhrase(ageOpeners, tokens, at);
  const figure = readFigure(tokens, opener);
  if (figure === null) return at;
  const tailAt = textAt(tokens, figure.next) === "-" ? figure.next + 1 : figure.next;
  const tail = skipPhrase(ageTails, tokens, tailAt);
  if (tail > tailAt) return tail;
  return opener > at ? figure.next : at;
}

/** "five years ago", "back in 2015". */
function endOfYears(tokens: readonly TimeToken[], at: number): number {
  const amount = readAmount(tokens, at);
  const word = amount === null ? "" : textAt(tokens, amount.next);
  if (amount?.value.point.years && ["ago", "back", "earlier"].includes(word)) return amount.next + 1;
  const opener = skipPhrase(yearOpeners, tokens, at);
  const year = tokens[opener];
  const isYear =
    year?.kind === "number" && year.end - year.start === 4 && year.value >= 1900 && year.value <= 2100;
  const isAmount = ["ml", "g", "mg", "kcal", "calories", "hrs", "hours", "h"].includes(
    textAt(tokens, opener + 1),
  );
  return opener > at && isYear && !isAmount ? opener + 1 : at;
}
