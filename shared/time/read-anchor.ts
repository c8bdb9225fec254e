import data from "./data/meals.json" with { type: "json" };
import { buildPhraseTable, readPhrase } from "./phrase-table.ts";
import { readPoint } from "./read-point.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import type { TimeAnchor } from "./told-point.ts";

type NamedAnchor = "eating" | "waking" | "bed" | "previous";
const named = buildPhraseTable<NamedAnchor>([
  ...data.eating.map((phrase) => [phrase, "eating"] as const),
  ...data.waking.map((phrase) => [phrase, "waking"] as const),
  ...data.bed.map((phrase) => [phrase, "bed"] as const),
  ...data.previous.map((phrase) => [phrase, "previous"] as const),
]);

/** Reads what a time hangs on: "lunch yesterday", "9pm", "eating", "I woke up", "that". The longest reading wins. */
export function readAnchor(tokens: readonly TimeToken[], at: number): Read<TimeAnchor> | null {
  const point = readPoint(tokens, at, { isOpened: true, hasMeals: true });
  const name = readPhrase(named, tokens, at);
  if (point === null && name === null) return readClockedThing(tokens, at);
  if (point !== null && (name === null || point.next >= name.next))
    return { value: { kind: "point", point: point.value }, next: point.next };
  return name === null
    ? null
    : (readTimedDeed(tokens, name) ?? { value: { kind: name.value }, next: name.next });
}

/** "I got up at 6", "I woke up this morning": the time told with the deed is its time. */
function readTimedDeed(
  tokens: readonly TimeToken[],
  { value, next }: Read<NamedAnchor>,
): Read<TimeAnchor> | null {
  const point = value === "previous" ? null : readPoint(tokens, next, { isOpened: false, hasMeals: false });
  if (point === null || (point.value.clock === null && value !== "waking")) return null;
  return { value: { kind: "point", point: point.value }, next: point.next };
}

/** "my 8am coffee": the clock time of the thing. */
function readClockedThing(tokens: readonly TimeToken[], at: number): Read<TimeAnchor> | null {
  if (!["my", "the", "a", "our"].includes(textAt(tokens, at))) return null;
  const point = readPoint(tokens, at + 1, { isOpened: false, hasMeals: true });
  return point?.value.clock ? { value: { kind: "point", point: point.value }, next: point.next } : null;
}
