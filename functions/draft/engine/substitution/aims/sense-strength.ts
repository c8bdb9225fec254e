import { splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import { profileFood, type TasteDimension } from "../../../../../shared/domain/sensory/mod.ts";
import data from "../data/taste-goals.json" with { type: "json" };
import type { LinePart } from "../lines/line.ts";

type Sense = {
  readonly taste?: string;
  readonly texture?: readonly string[];
  readonly leastGain: number;
};

const senses: Readonly<Record<string, Sense>> = data.senses;
const tastes: Readonly<Record<string, TasteDimension>> = {
  sweet: "sweet",
  salty: "salty",
  sour: "sour",
  bitter: "bitter",
  umami: "umami",
  pungent: "pungent",
  fatty: "fatty",
};

/** By how much a sense must differ to be stated apart, in its own measure. */
export function leastGainOf(sense: string): number {
  return senses[sense]?.leastGain ?? 0;
}

/** How strongly parts together taste or feel of a sense ("crunchy"), by mass; null where nothing says. */
export function senseStrength(sense: string, parts: readonly LinePart[]): number | null {
  const row = senses[sense];
  const whole = parts.reduce((sum, { grams }) => sum + grams, 0);
  if (row === undefined || whole <= 0) return null;
  const strengths = parts.map((part) => {
    const strength = strengthOf(row, part);
    return strength === null ? null : strength * part.grams;
  });
  if (strengths.some((strength) => strength === null)) return null;
  return strengths.reduce<number>((sum, strength) => sum + (strength ?? 0), 0) / whole;
}

function strengthOf(
  { taste, texture = [] }: Sense,
  { name, food, grams, preparation }: LinePart,
): number | null {
  const profile = profileFood({
    itemId: 1,
    name,
    catalogueName: food?.name ?? null,
    foodGroup: food?.foodGroup ?? null,
    terms: splitTerms(name),
    attributes: preparation === null ? [] : [preparation],
    grams,
    amounts: food?.amounts ?? new Map(),
    ingredients: [],
  });
  const dimension = taste === undefined ? undefined : tastes[taste];
  if (dimension !== undefined) return profile.taste[dimension].intensity;
  const felt = [...profile.texture, ...profile.mouthfeel];
  if (felt.length === 0) return null;
  return Math.max(0, ...felt.filter(({ term }) => texture.includes(term)).map(({ strength }) => strength));
}
