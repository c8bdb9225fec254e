import { startsLine } from "../marks.ts";
import { isContent, readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { readTimes } from "../times.ts";

/** The number that a line begins with. */
type LineStart = { readonly at: number; readonly hour: number; readonly isClock: boolean };

const hoursOfHalfDay = 12;
const hoursOfDay = 24;
const bareHour = /^(?:[1-9]|1[0-2])$/;
/** "9.30 -" */
const dashedHour = /^(?:[1-9]|1[0-2])(?:[.:][0-5]\d)?$/;
const fewestLines = 3;
/** Tokens of "Weds (WFH)", its end included. */
const longestTitle = 6;
const earliestHour = 5;

/**
 * The places of hours in front of lines: "9 yogurt" and "3 pretzels 1 oz" between "6:30 coffee" and "7 chicken". All lines
 * begin with rising hours, some of them written as times by `isClock`.
 */
export function listHoursOfLines(
  tokens: readonly Token[],
  isClock: (place: number) => boolean,
): ReadonlySet<number> {
  const starts = listStarts(tokens, isClock);
  const bare = starts?.filter((start) => !start.isClock) ?? [];
  if (starts === null || !isRising(starts)) return new Set();
  if (bare.length === starts.length && !areDashed(tokens, starts)) return new Set();
  return new Set(bare.some(({ at }) => !isCount(tokens, at)) ? bare.map(({ at }) => at) : []);
}

/** "8 - bagel", "11 - tea", "1 - lasagne": a day begins in the morning, and nobody counts with a dash. */
function areDashed(tokens: readonly Token[], starts: readonly LineStart[]): boolean {
  const isMorning = (starts[0]?.hour ?? 0) >= earliestHour;
  return isMorning && starts.every(({ at }) => tokens[at + 1]?.text === "-");
}

/** What the lines of a text begin with; null if one of them begins with no hour. */
function listStarts(
  tokens: readonly Token[],
  isClock: (place: number) => boolean,
): readonly LineStart[] | null {
  const places = tokens.flatMap((token, at) => (token.text !== "\n" && startsLine(tokens, at) ? [at] : []));
  const isTitled = tokens[places[0] ?? 0]?.kind !== "number" && (places[1] ?? 0) <= longestTitle;
  const lines = isTitled ? places.slice(1) : places;
  const starts = lines.flatMap((at): LineStart[] => {
    const token = tokens[at];
    if (token?.kind !== "number") return [];
    if (isClock(at)) return [{ at, hour: Math.floor(token.value), isClock: true }];
    const isDashed = tokens[at + 1]?.text === "-";
    const after = tokens[at + 1];
    const isBare = isDashed
      ? dashedHour.test(token.text)
      : bareHour.test(token.text) && after?.kind === "word" && isContent(after);
    return isBare && readUnitWord(tokens, at + 1) === null
      ? [{ at, hour: Math.floor(token.value), isClock: false }]
      : [];
  });
  return lines.length >= fewestLines && starts.length === lines.length ? starts : null;
}

/** Whether each hour is after the one before, all within a day. */
function isRising(starts: readonly LineStart[]): boolean {
  let passed = 0;
  for (const [index, { hour }] of starts.entries()) {
    const before = starts[index - 1];
    if (before === undefined) continue;
    const step = (hour - before.hour + hoursOfDay) % hoursOfHalfDay;
    if (step === 0) return false;
    passed += step;
  }
  return passed < hoursOfDay;
}

/** "3 biscuits", unlike "9 yogurt" and "7 chicken thigh x2" */
function isCount(tokens: readonly Token[], at: number): boolean {
  let end = at + 1;
  while (end < tokens.length && tokens[end]?.kind !== "mark") end++;
  const line = tokens.slice(at + 1, end);
  const isMultiplied = line.some((_, place) => readTimes(line, place) !== null);
  return !isMultiplied && line.some(({ text }) => /[^s]s$/.test(text));
}
