import { normaliseTerms } from "../food/term-normaliser.ts";
import type { FeltTerm, FoodProfile, ServingTemperature, SmeltNote } from "./food-profile.ts";
import { inferTexture } from "./infer-texture.ts";
import type { MixedRow } from "./rows/mix-rows.ts";
import type { AromaNote, Preparation } from "./rows/sensory-row.ts";
import type { SensoryFood } from "./sensory-food.ts";
import { readAppearance } from "./wording/read-appearance.ts";
import { isCooked, readTemperature, toTemperature } from "./wording/read-temperature.ts";
import { readTexture } from "./wording/read-texture.ts";

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
  const temperature = readServing({
    words,
    usual: toTemperature(row?.temperature ?? null),
    isCooked: isCooked(normaliseTerms(food.catalogueName ?? "")),
    preparations,
  });
  const applied = preparations.filter((one) => one.temperature !== "frozen" || temperature === "frozen");
  const usual = row?.texture ?? inferTexture(food.amounts);
  return {
    texture: describeTexture(readTexture(words, usual), usual, applied),
    mouthfeel: rank(row?.mouthfeel ?? []),
    aroma: describeAroma(row?.aroma ?? [], applied),
    temperature,
    appearance: readAppearance(words),
  };
}

/** What tells how warm a food is eaten; `isCooked` where the catalogue's food is. */
interface Serving {
  readonly words: readonly string[];
  readonly usual: ServingTemperature | null;
  readonly isCooked: boolean;
  readonly preparations: readonly Preparation[];
}

/**
 * The temperature that words tell, else preparations, else the usual one. What is eaten warm was only bought frozen,
 * and so was what the catalogue alone calls frozen; powder and dry pasta are not yet as warm as they will be.
 */
function readServing({ words, usual, isCooked, preparations }: Serving): ServingTemperature | null {
  const prepared = preparations.flatMap(({ temperature }) => toTemperature(temperature) ?? []);
  const isWarm = isCooked || [usual, ...prepared].some((one) => one === "hot" || one === "warm");
  const isFrozen = usual === "frozen" || (words.includes("frozen") && !isWarm);
  const isPowder = preparations.some(({ texture }) => texture.add?.includes("powdery"));
  const isDry = isPowder || (isWarm && words.includes("dry"));
  const told = [readTemperature(words), ...prepared].find(
    (one) => one !== null && (one !== "frozen" || isFrozen),
  );
  return told ?? (isDry ? null : usual);
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
