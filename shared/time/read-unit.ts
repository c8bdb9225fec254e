import data from "./data/units.json" with { type: "json" };
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import { type Span, type TimeUnit, timeUnits } from "./told-duration.ts";

/** One of a unit ("fortnight" is two weeks); `isLetter` when a single letter stood for it. */
export interface ReadUnit {
  readonly unit: TimeUnit;
  readonly times: number;
  readonly isLetter: boolean;
  readonly isSingular: boolean;
}

const units = new Map(Object.entries(data.units));
const fortnights = new Set(data.fortnights);
const weekends = new Set(data.weekends);
const abbreviations = new Set(data.abbreviations);
const letters = new Set(data.letters);

/** Reads a unit of time. The stop of an abbreviation is taken with it where the sentence goes on. */
export function readUnit(tokens: readonly TimeToken[], at: number): Read<ReadUnit> | null {
  const text = textAt(tokens, at);
  const next = at + 1;
  const word = { isLetter: false, isSingular: !text.endsWith("s") };
  if (fortnights.has(text)) return { value: { unit: "weeks", times: 2, ...word }, next };
  if (weekends.has(text)) return { value: { unit: "days", times: 2, ...word }, next };
  const unit = timeUnits.find((known) => known === units.get(text));
  if (unit === undefined) return null;
  const isStopped = abbreviations.has(text) && isInnerStop(tokens, next);
  return {
    value: { unit, times: 1, ...word, isLetter: letters.has(text) },
    next: isStopped ? next + 1 : next,
  };
}

function isInnerStop(tokens: readonly TimeToken[], at: number): boolean {
  const after = textAt(tokens, at + 1);
  return (
    textAt(tokens, at) === "." && ["after", "before", "later", "ago", "post", "prior", "of"].includes(after)
  );
}

/** A number of a unit as a span. */
export function spanOf({ unit, times }: ReadUnit, count: number): Span {
  return { [unit]: count * times };
}
