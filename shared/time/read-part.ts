import data from "./data/day-parts.json" with { type: "json" };
import { buildPhraseSet, buildPhraseTable, readPhrase, skipPhrase } from "./phrase-table.ts";
import { rememberReads } from "./remember-reads.ts";
import { type Read, type TimeToken, textAt } from "./time-token.ts";
import { emptyPoint, type PartOfDay, type ToldDay, type ToldPoint } from "./told-point.ts";

const senses = ["am", "noon", "pm", "night", "overnight"] as const;
const parts = new Map(Object.entries(data.parts).map(([name, part]) => [name, toPart(name, part)] as const));
const names = buildPhraseTable(Object.entries(data.names));
const withDay = buildPhraseTable(Object.entries(data.withDay));
const dayless = buildPhraseTable(Object.entries(data.dayless));
const phrases = buildPhraseSet(data.phrases);
const nouns = new Set(data.nounsBehind);
const meridiemOpeners = new Set(data.meridiemOpeners);
const dayWords = buildPhraseTable<ToldDay | null>([
  ...data.thisWords.map((phrase) => [phrase, { kind: "days", days: 0 }] as const),
  ...data.thatWords.map((phrase) => [phrase, { kind: "next", days: 0 }] as const),
  ...data.nextWords.map((phrase) => [phrase, { kind: "next", days: 1 }] as const),
]);

function toPart(name: string, { minutes, sense }: { minutes: number; sense: string }): PartOfDay {
  return { name, minutes, sense: senses.find((known) => known === sense) ?? "am" };
}

/** The part of the day of a name in data/day-parts.json, or null. */
export function findPart(name: string): PartOfDay | null {
  return parts.get(name) ?? null;
}

/** Reads a part of the day with the day it may name: "last night", "this morning", "in the early afternoon", "evening". */
export const readPart = rememberReads(findPartOfDay);

function findPartOfDay(tokens: readonly TimeToken[], at: number): Read<ToldPoint> | null {
  const named = readPhrase(withDay, tokens, at);
  if (named !== null) {
    const [days, name] = named.value;
    return tell(named.next, String(name), { kind: "days", days: Number(days) });
  }
  const known = readPhrase(dayless, tokens, at);
  if (known !== null)
    return nouns.has(textAt(tokens, known.next)) ? null : tell(known.next, known.value, null);
  const day = readPhrase(dayWords, tokens, at);
  const opened = day?.next ?? skipPhrase(phrases, tokens, at);
  const start = textAt(tokens, opened) === "the" ? opened + 1 : opened;
  const name = readPhrase(names, tokens, start);
  if (name === null || isMeridiemOnly(tokens, start)) return null;
  if (day === null && nouns.has(textAt(tokens, name.next))) return null;
  return tell(name.next, name.value, day?.value ?? null);
}

/** "this am", "since am": elsewhere the letters belong to an hour or a verb. */
function isMeridiemOnly(tokens: readonly TimeToken[], at: number): boolean {
  return ["am", "pm"].includes(textAt(tokens, at)) && !meridiemOpeners.has(textAt(tokens, at - 1));
}

function tell(next: number, name: string, day: ToldDay | null): Read<ToldPoint> | null {
  const part = parts.get(name);
  return part === undefined ? null : { value: { ...emptyPoint, part, day }, next };
}
