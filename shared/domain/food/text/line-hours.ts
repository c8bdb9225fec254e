import { isContent, readUnitWord } from "./read-units.ts";
import type { Token } from "./terms.ts";
import { readTimes } from "./times.ts";

/** The number that a line begins with. */
type LineStart = { readonly at: number; readonly hour: number; readonly isClock: boolean };

const hoursOfHalfDay = 12;
const hoursOfDay = 24;
const fewestLines = 3;

/**
 * Whether the number at `at` is the hour in front of a line: "9 yogurt" and "3 pretzels 1 oz" between "6:30 coffee" and
 * "7 chicken". All lines begin with rising hours, some of them written as times by `isClock`.
 */
export function isHourOfLine(
  tokens: readonly Token[],
  at: number,
  isClock: (place: number) => boolean,
): boolean {
  if (tokens[at]?.kind !== "number" || (at > 0 && tokens[at - 1]?.text !== "\n")) return false;
  const starts = listStarts(tokens, isClock);
  const own = starts?.find((start) => start.at === at);
  if (starts === null || own === undefined || own.isClock || !starts.some((start) => start.isClock))
    return false;
  const bare = starts.filter((start) => !start.isClock);
  return isRising(starts) && bare.some((start) => !isCount(tokens, start.at));
}

/** What the lines of a text begin with; null if one of them begins with no hour. */
function listStarts(
  tokens: readonly Token[],
  isClock: (place: number) => boolean,
): readonly LineStart[] | null {
  const places = tokens.flatMap((token, at) =>
    token.text !== "\n" && (at === 0 || tokens[at - 1]?.text === "\n") ? [at] : [],
  );
  const starts = places.flatMap((at): LineStart[] => {
    const token = tokens[at];
    if (token?.kind !== "number") return [];
    if (isClock(at)) return [{ at, hour: Math.floor(token.value), isClock: true }];
    const after = tokens[at + 1];
    const isBare = /^(?:[1-9]|1[0-2])$/.test(token.text) && after?.kind === "word" && isContent(after);
    return isBare && readUnitWord(tokens, at + 1) === null ? [{ at, hour: token.value, isClock: false }] : [];
  });
  return places.length >= fewestLines && starts.length === places.length ? starts : null;
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
  const end = tokens.findIndex(({ kind }, place) => place > at && kind === "mark");
  const line = tokens.slice(at + 1, end < 0 ? tokens.length : end);
  const isMultiplied = line.some((_, place) => readTimes(line, place) !== null);
  return !isMultiplied && line.some(({ text }) => /[^s]s$/.test(text));
}
