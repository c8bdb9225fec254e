import type { FeltTerm, FoodProfile, SmeltNote } from "./food-profile.ts";
import { inferTexture } from "./infer-texture.ts";
import type { MixedRow } from "./rows/mix-rows.ts";
import type { AromaNote, Preparation } from "./rows/sensory-row.ts";
import type { SensoryFood } from "./sensory-food.ts";
import data from "./wording/data/words.json" with { type: "json" };
import { readAppearance } from "./wording/read-appearance.ts";
import { readTemperature, toTemperature } from "./wording/read-temperature.ts";

const textureWords = new Map(Object.entries(data.textureWords));
const toldStrength = 3;
const eatenWarm: ReadonlySet<string | null> = new Set(["hot", "warm"]);

/** Everything of a profile beside its taste: texture, feel in the mouth, smell, temperature and looks. */
export type FoodFeel = Omit<FoodProfile, "taste" | "summary">;

/**
 * What words say comes first, then preparations, then the row, then what composition suggests. What is eaten warm
 * was only bought or kept frozen, and so was what the catalogue alone calls frozen.
 */
export function describeFeel(
  food: SensoryFood,
  row: MixedRow | null,
  preparations: readonly Preparation[],
): FoodFeel {
  const words = [
    ...food.attributes.flatMap((attribute) => attribute.toLowerCase().split(" ")),
    ...food.terms,
  ];
  const told = words.flatMap((word) => textureWords.get(word) ?? []);
  const usual = toTemperature(row?.temperature ?? null);
  const isServedFrozen = usual === "frozen" || (words.includes("frozen") && !eatenWarm.has(usual));
  const isServed = (temperature: string | null) => temperature !== "frozen" || isServedFrozen;
  const applied = preparations.filter(({ temperature }) => isServed(temperature));
  const prepared = applied.map(({ temperature }) => toTemperature(temperature));
  return {
    texture: describeTexture(told, row?.texture ?? inferTexture(food.amounts), applied),
    mouthfeel: rank(row?.mouthfeel ?? []),
    aroma: describeAroma(row?.aroma ?? [], applied),
    temperature: [readTemperature(words), ...prepared].find((one) => one !== null && isServed(one)) ?? usual,
    appearance: readAppearance(words),
  };
}

function describeTexture(
  told: readonly string[],
  usual: readonly string[],
  preparations: readonly Preparation[],
): FeltTerm[] {
  const removed = new Set(preparations.flatMap(({ texture }) => texture.remove ?? []));
  const added = preparations.flatMap(({ texture }) => texture.add ?? []);
  const strengths = new Map(told.map((term) => [term, toldStrength]));
  for (const { term, strength } of rank([...added, ...usual.filter((term) => !removed.has(term))])) {
    if (!strengths.has(term)) strengths.set(term, strength);
  }
  return [...strengths].map(([term, strength]) => ({ term, strength }));
}

/** Rows list what is felt most first. */
function rank(terms: readonly string[]): FeltTerm[] {
  return [...new Set(terms)].map((term, at) => ({ term, strength: Math.max(1, 3 - at) }));
}

function describeAroma(usual: readonly AromaNote[], preparations: readonly Preparation[]): SmeltNote[] {
  const notes = new Map(usual);
  for (const { aroma } of preparations) {
    for (const note of aroma.remove ?? []) notes.delete(note);
    for (const [note, strength] of aroma.add ?? []) notes.set(note, Math.max(notes.get(note) ?? 0, strength));
  }
  return [...notes].map(([note, strength]) => ({ note, strength })).sort((a, b) => b.strength - a.strength);
}
