import { createMemory } from "../../platform/kernel/mod.ts";
import { avoidedKinds } from "./check-avoided.ts";
import asking from "./data/asking-words.json" with { type: "json" };
import avoidedWords from "./data/avoided-words.json" with { type: "json" };
import needWords from "./data/need-words.json" with { type: "json" };
import { findDiet } from "./find-diet.ts";
import { endOfKnownFood, translateFood } from "./needs/known-foods.ts";
import { openReading, type Reading, spanOf, wordAt } from "./needs/reading.ts";

const exception = new RegExp(`\\b(?:${needWords.exceptions.join("|")})\\b`, "i");
const joiner = /\s*(?:[,;/&]|\b(?:and|or|und|oder|et|ou|e|o|y)\b)\s*/i;
const fillers = new Set([...asking.words, ...needWords.listFillers, ...avoidedWords.describing]);
const longestList = 12;
const remember = createMemory<readonly string[] | null>({ name: "avoided foods", mostBytes: 512 * 1024 });

/**
 * The foods that an entry of foods to avoid names, in English: "Erdnüsse" are peanuts, "fresh coriander leaves" are
 * coriander, "nuts and seeds" are two. Words beside a known food only narrow it, and the food is left out in every form.
 * Null where no word is known.
 */
export function resolveAvoided(entry: string): readonly string[] | null {
  return remember(entry, () => resolve(entry.trim()));
}

function resolve(entry: string): readonly string[] | null {
  if (avoidedKinds(entry).length > 0) return [entry];
  const translated = translateFood(entry);
  if (translated !== null) return [translated];
  const [first = ""] = entry.split(exception);
  if (first !== entry) return resolve(first) === null ? null : [entry];
  const parts = entry.split(joiner).filter((part) => part !== "");
  const whole = readKnown(entry);
  if (whole !== null && (whole.isComplete || parts.length === 1)) return whole.foods;
  if (parts.length < 2 || parts.length > longestList) return whole?.foods ?? translateWords(entry);
  const read = parts.flatMap((part) => resolve(part) ?? []);
  return read.length === 0 ? null : [...new Set(read)];
}

/** The names of known foods in an entry; `isComplete` where they are one name, with nothing but fillers beside it. */
function readKnown(entry: string): { foods: readonly string[]; isComplete: boolean } | null {
  const reading = openReading(entry);
  const stretches: { start: number; end: number }[] = [];
  let isComplete = true;
  for (let at = 0; at < reading.tokens.length; at++) {
    const end = isFiller(reading, at) ? null : endOfKnownFood(reading, at);
    if (end === null) {
      isComplete &&= isFiller(reading, at);
      continue;
    }
    const last = stretches.at(-1);
    if (last?.end === at) last.end = end;
    else stretches.push({ start: at, end });
    at = end - 1;
  }
  if (stretches.length === 0) return null;
  const foods = stretches.map(({ start, end }) => {
    const span = spanOf(reading, start, end);
    return entry.slice(span.start, span.end);
  });
  return { foods, isComplete: isComplete && foods.length === 1 };
}

function isFiller(reading: Reading, at: number): boolean {
  const { kind, term } = reading.tokens[at] ?? { kind: "mark", term: "" };
  return kind === "mark" || fillers.has(wordAt(reading, at)) || fillers.has(term);
}

/** A word of another language among others: "keine Erdnüsse". */
function translateWords(entry: string): readonly string[] | null {
  const foods = entry.split(/\s+/).flatMap((word) => translateFood(word) ?? []);
  if (foods.length > 0) return [...new Set(foods)];
  return findDiet(entry) === null ? null : [entry];
}
