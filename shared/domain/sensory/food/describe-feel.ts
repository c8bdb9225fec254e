import { normaliseTerms } from "../../food/mod.ts";
import data from "../data/words.json" with { type: "json" };
import type { FeltTerm, FoodProfile, ServingTemperature, SmeltNote } from "../profiles.ts";
import { type SensoryFood, tasteCompoundIds } from "../sensory-food.ts";
import type { MixedRow } from "../table/mix-rows.ts";
import type { AromaNote, Preparation } from "../table/sensory-table.ts";

/** Everything in a profile apart from its taste: texture, mouthfeel, smell, temperature and looks. */
export type FoodFeel = Omit<FoodProfile, "taste" | "summary">;

type TextureRule = readonly [terms: readonly string[], holds: (food: Contents) => boolean];

/** Grams per 100 g. */
type Contents = {
  readonly water: number;
  readonly fat: number;
  readonly sugars: number;
  readonly starch: number;
  readonly fibre: number;
  readonly protein: number;
};

/** The evidence for a serving temperature; `isCooked` if the catalogue's food is. */
type Serving = {
  readonly words: readonly string[];
  readonly usual: ServingTemperature | null;
  readonly isCooked: boolean;
  readonly preparations: readonly Preparation[];
};

/** From composition to texture, the first that holds (terms of ISO 5492): dry and starchy foods break, wet ones flow. */
const textureRules: readonly TextureRule[] = [
  [["oily"], ({ fat }) => fat > 60],
  [["crispy", "brittle"], ({ water, sugars, starch }) => water < 6 && sugars + starch > 50],
  [["powdery", "dry"], ({ water }) => water < 6],
  [["chewy", "sticky"], ({ water, sugars }) => water < 20 && sugars > 50],
  [["thin", "watery"], ({ water, fibre, protein }) => water > 92 && fibre < 0.5 && protein < 1],
  [["crunchy", "juicy"], ({ water, fibre }) => water > 80 && fibre > 2],
  [["fluid"], ({ water, fibre }) => water > 85 && fibre <= 2],
  [["tender", "fibrous"], ({ protein, starch }) => protein > 15 && starch < 5],
  [["soft", "moist"], ({ water }) => water > 45],
  [["firm", "dry"], ({ water }) => water <= 45],
];
const servingTemperatures: readonly ServingTemperature[] = [
  "hot",
  "warm",
  "room temperature",
  "cold",
  "frozen",
];
const temperatures = new Map(Object.entries(data.temperatures));
const notHot = new Set(data.notHot);
const cooked = new Set(data.cooked);
const textures = new Map(Object.entries(data.textureWords));
const notTexture = new Set(data.notTexture);
const solidTextures = new Set(data.solidTextures);
const fluid = "fluid";
const looks = new Set(data.appearance);
const colours = new Set(data.colours);
const shades = new Set(data.shades);
const notAppearance = new Set(data.notAppearance);
const statedStrength = 3;

/** From the words of the text first, then the preparations, then the row, then what composition suggests. */
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

/**
 * The temperature from the words, else from preparations, else the usual one. A food eaten warm was only bought frozen,
 * and so was one that only the catalogue calls frozen; powder and dry pasta have no serving temperature yet.
 */
function readServing({ words, usual, isCooked, preparations }: Serving): ServingTemperature | null {
  const prepared = preparations.flatMap(({ temperature }) => toTemperature(temperature) ?? []);
  const isWarm = isCooked || [usual, ...prepared].some((one) => one === "hot" || one === "warm");
  const isFrozen = usual === "frozen" || (words.includes("frozen") && !isWarm);
  const isPowder = preparations.some(({ texture }) => texture.add?.includes("powdery"));
  const isDry = isPowder || (isWarm && words.includes("dry"));
  const stated = [readTemperature(words), ...prepared].find(
    (one) => one !== null && (one !== "frozen" || isFrozen),
  );
  return stated ?? (isDry ? null : usual);
}

/** The temperature that the words state, null without one; in "hot sauce", "hot" means pungent. */
function readTemperature(terms: readonly string[]): ServingTemperature | null {
  for (const [at, term] of terms.entries()) {
    const stated = temperatures.get(term);
    if (stated !== undefined && !notHot.has(terms[at + 1] ?? "")) return toTemperature(stated);
  }
  return null;
}

/** A temperature from a data file as one of the five; null for null and for anything else. */
function toTemperature(name: string | null): ServingTemperature | null {
  return servingTemperatures.find((temperature) => temperature === name) ?? null;
}

/** Whether a name says that its food was heated. */
function isCooked(terms: readonly string[]): boolean {
  return terms.some((term) => cooked.has(term));
}

/** The texture that composition suggests for a food without a row; empty if its water is unknown. */
function inferTexture(amounts: ReadonlyMap<number, number>): readonly string[] {
  const water = amounts.get(tasteCompoundIds.water);
  if (water === undefined) return [];
  const amountOf = (id: number) => amounts.get(id) ?? 0;
  const sugars = amountOf(tasteCompoundIds.sugars);
  const contents: Contents = {
    water,
    fat: amountOf(tasteCompoundIds.fat),
    sugars,
    starch:
      amounts.get(tasteCompoundIds.starch) ??
      Math.max(0, amountOf(tasteCompoundIds.carbohydrate) - sugars - amountOf(tasteCompoundIds.fibre)),
    fibre: amountOf(tasteCompoundIds.fibre),
    protein: amountOf(tasteCompoundIds.protein),
  };
  return textureRules.find(([, holds]) => holds(contents))?.[0] ?? [];
}

/**
 * The textures that the words state for a food with these usual textures. In "hard-boiled", "hard" is about cooking; a
 * dry, hard or crisp drink is so in taste or strength.
 */
function readTexture(terms: readonly string[], usual: readonly string[]): string[] {
  const isFluid = usual.includes(fluid);
  return terms.flatMap((term, at) => {
    const texture = textures.get(term);
    if (texture === undefined || notTexture.has(terms[at + 1] ?? "")) return [];
    return isFluid && solidTextures.has(texture) ? [] : [texture];
  });
}

function describeTexture(
  stated: readonly string[],
  usual: readonly string[],
  preparations: readonly Preparation[],
): FeltTerm[] {
  const removed = new Set(preparations.flatMap(({ texture }) => texture.remove ?? []));
  const added = preparations.flatMap(({ texture }) => texture.add ?? []);
  const strengths = new Map(stated.map((term) => [term, statedStrength]));
  for (const { term, strength } of rank([...added, ...usual.filter((term) => !removed.has(term))])) {
    if (!strengths.has(term)) strengths.set(term, strength);
  }
  return [...strengths].map(([term, strength]) => ({ term, strength }));
}

/** Rows list the strongest first. */
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

/**
 * What the text says about looks: "golden", "creamy white". A colour alone belongs to a name ("red wine"); it counts
 * only after a shade.
 */
function readAppearance(terms: readonly string[]): string[] {
  const stated = terms.flatMap((term, at) => {
    const next = terms[at + 1] ?? "";
    if (shades.has(term) && colours.has(next)) return [`${term} ${next}`];
    return looks.has(term) && !notAppearance.has(next) ? [term] : [];
  });
  return [...new Set(stated)];
}
