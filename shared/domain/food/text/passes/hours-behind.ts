import { isPluralFood } from "../flavours.ts";
import { boundsPhrase } from "../marks.ts";
import { isContent } from "../read-units.ts";
import type { Token } from "../terms.ts";

/** A number behind a food: an hour that is written as a time, or perhaps one. */
type HourBehind = { readonly at: number; readonly hour: number; readonly isClock: boolean };

const hoursOfHalfDay = 12;
/** Nobody who lists what was eaten when leaves out more of a day. */
const longestGap = 7;

/**
 * The places of bare hours behind foods: of "granola bar 7am, string cheese 11" the 11. `endOfClock` gives where a time
 * ends that is written as one, and null for other tokens.
 */
export function listHoursBehind(
  tokens: readonly Token[],
  endOfClock: (place: number) => number | null,
): ReadonlySet<number> {
  const hours = tokens.flatMap((_, at) => readHour(tokens, at, endOfClock) ?? []);
  const bare = new Set<number>();
  let before: HourBehind | undefined;
  for (const hour of hours) {
    const gap = before === undefined ? 0 : (hour.hour - before.hour + hoursOfHalfDay) % hoursOfHalfDay;
    if (!hour.isClock && gap > 0 && gap <= longestGap) bare.add(hour.at);
    if (hour.isClock || bare.has(hour.at)) before = hour;
  }
  return bare;
}

function readHour(
  tokens: readonly Token[],
  at: number,
  endOfClock: (place: number) => number | null,
): HourBehind | null {
  const [food, number] = [tokens[at - 1], tokens[at]];
  if (food?.kind !== "word" || number?.kind !== "number" || !isContent(food)) return null;
  const end = endOfClock(at);
  if (!boundsPhrase(tokens[end ?? at + 1])) return null;
  if (end !== null) return { at, hour: Math.floor(number.value) % hoursOfHalfDay, isClock: true };
  const isBare = /^(?:[1-9]|1[0-2])$/.test(number.text) && !isPluralFood({ words: [food.text] });
  return isBare ? { at, hour: number.value, isClock: false } : null;
}
