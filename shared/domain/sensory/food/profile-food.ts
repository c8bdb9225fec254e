import { listWords } from "../../../platform/kernel/mod.ts";
import { describeTaste, toSentence } from "../describe-taste.ts";
import type { FoodProfile } from "../profiles.ts";
import type { SensoryFood } from "../sensory-food.ts";
import { type FoodIdentity, identifyFood } from "../table/identify-food.ts";
import { mixIngredients, mixRows } from "../table/mix-rows.ts";
import { defaultTable, type Preparation, type SensoryTable } from "../table/sensory-table.ts";
import { mapDimensions, roundTaste, type Taste, type TasteDimension, type TasteProfile } from "../taste.ts";
import { describeFeel, type FoodFeel } from "./describe-feel.ts";
import { rateComposition } from "./rate-composition.ts";
import { rateTaste } from "./rate-taste.ts";

/** Profiles one food. */
type FoodProfiler = (food: SensoryFood) => FoodProfile;

const preparedConfidence = 0.9;
const textureCount = 2;
const noteCount = 2;
const notableStrength = 2;

let profiler: FoodProfiler | null = null;

/**
 * How a food tastes, feels and smells: sweet, salty and fatty from its composition, the rest from curated rows, the
 * preparation from the words of the text. What none of them covers is null.
 */
export function profileFood(food: SensoryFood): FoodProfile {
  profiler ??= createFoodProfiler(defaultTable());
  return profiler(food);
}

/** A profiler that uses a given table of curated rows. */
export function createFoodProfiler(table: SensoryTable): FoodProfiler {
  return (food) => {
    const identity = identifyFood(food, table);
    const row = mixRows(identity, table);
    const rated = rateTaste({
      identity,
      row,
      carried: mixIngredients(food.ingredients, table),
      composition: rateComposition(food.amounts, food.foodGroup),
      table,
    });
    const taste = applyPreparations(rated, identity);
    const feel = describeFeel(food, row, identity.preparations);
    return { taste, ...feel, summary: summariseFood(taste, feel) };
  };
}

/**
 * The taste after preparation. A taste rated by composition changes only by what the catalogue's name leaves out; a
 * taste from a row changes by every preparation.
 */
function applyPreparations(
  taste: TasteProfile,
  { preparations, unmatchedPreparations }: Pick<FoodIdentity, "preparations" | "unmatchedPreparations">,
): TasteProfile {
  return mapDimensions((dimension) => {
    const plain = taste[dimension];
    const applied = plain.basis === "composition" ? unmatchedPreparations : preparations;
    return roundTaste(applied.reduce((before, one) => changeTaste(before, one, dimension), plain));
  });
}

function changeTaste(taste: Taste, { taste: changes }: Preparation, dimension: TasteDimension): Taste {
  const change = changes[dimension];
  if (change === undefined || taste.intensity === null) return taste;
  const intensity = taste.intensity * (change.multiply ?? 1) + (change.add ?? 0);
  const confidence = taste.confidence * preparedConfidence;
  return { ...taste, intensity: Math.min(100, Math.max(0, intensity)), confidence };
}

/** A profile in one plain sentence: "Very sour and slightly bitter, juicy, with citrus notes." */
function summariseFood(taste: TasteProfile, feel: FoodFeel): string {
  const tastes = describeTaste(mapDimensions((dimension) => taste[dimension].intensity));
  const textures = feel.texture.slice(0, textureCount).map(({ term }) => term);
  const notes = feel.aroma.filter(({ strength }) => strength >= notableStrength).slice(0, noteCount);
  return toSentence([
    tastes,
    listWords(textures),
    notes.length === 0 ? "" : `with ${listWords(notes.map(({ note }) => note))} notes`,
  ]);
}
