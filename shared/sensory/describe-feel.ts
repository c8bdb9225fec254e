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

/** Everything of a profile beside its taste: texture, feel in the mouth, smell, temperature and looks. */
export type FoodFeel = Omit<FoodProfile, "taste" | "summary">;

/** What words say comes first, then preparations, then the row, then what composition suggests. */
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
  return {
    texture: describeTexture(told, row?.texture ?? inferTexture(food.amounts), preparations),
    mouthfeel: rank(row?.mouthfeel ?? []),
    aroma: describeAroma(row?.aroma ?? [], preparations),
    temperature:
      readTemperature(words) ??
      preparations.map(({ temperature }) => toTemperature(temperature)).find((one) => one !== null) ??
      toTemperature(row?.temperature ?? null),
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
