import { foldName } from "../../../language/mod.ts";
import { listWords } from "../../../platform/kernel/mod.ts";
import { normaliseFolded, normaliseWord } from "../../food/mod.ts";
import data from "../data/dish-words.json" with { type: "json" };
import { describeTaste, toSentence } from "../describe-taste.ts";
import type { FoodProfile, MealProfile, ServingTemperature, SmeltNote } from "../profiles.ts";
import type { SensoryFood } from "../sensory-food.ts";
import { mapDimensions, type TasteDimension, tasteDimensions } from "../taste.ts";
import { findContrasts } from "./find-contrasts.ts";
import { findPeak, joinParts, type MealPart, rateDish, ratePlate } from "./rate-meal.ts";
import { weighBalance } from "./weigh-balance.ts";

type Weighed = {
  readonly term: string;
  readonly strength: number;
};

const joiners = data.joiners.join("|");
const dish = new RegExp(`\\b(?:${data.dishes.join("|")})s?\\s+(?:${joiners})\\b`);
const bases = new Set(data.bases.flatMap(normaliseWord));
const stirredIn = new Set(data.stirredIn.flatMap(normaliseWord));
const fluid = "fluid";
/** The textures of sugar, salt or cocoa until they dissolve in a drink. */
const soluble: ReadonlySet<string> = new Set(["crystalline", "powdery"]);
const mostTerms = 8;
const dominantIntensity = 30;
const dominantStrength = 2;
const mostDominantNotes = 3;
const textureCount = 3;

/**
 * How a meal tastes as a whole. `profiles` are those of `foods`, in the same order; `text` is the description of the
 * meal, which says whether its foods are one dish.
 */
export function profileMeal(
  foods: readonly SensoryFood[],
  profiles: readonly FoodProfile[],
  text: string,
): MealProfile {
  const kind = readMealKind(foods, text);
  const parts = joinParts(foods, profiles);
  const rated = kind === "dish" ? rateDish(parts) : ratePlate(parts);
  const taste = mapDimensions((dimension) => ({ ...rated[dimension], peak: findPeak(parts, dimension) }));
  const felt = dissolveSolids(parts, kind);
  const texture = rankTerms(felt, ({ profile }) => profile.texture);
  const notes = rankTerms(parts, ({ profile }) =>
    profile.aroma.map(({ note, strength }) => ({ term: note, strength })),
  );
  const aroma = notes.map(({ term, strength }) => ({ note: term, strength }));
  const contrasts = findContrasts(felt, kind);
  return {
    kind,
    taste,
    texture,
    mouthfeel: rankTerms(felt, ({ profile }) => profile.mouthfeel),
    aroma,
    temperature: commonTemperature(parts),
    dominant: listDominant(
      mapDimensions((dimension) => rated[dimension].intensity),
      aroma,
    ),
    contrasts,
    balance: weighBalance(mapDimensions((dimension) => rated[dimension].intensity)),
    summary: summariseMeal({ taste, texture, contrasts }),
  };
}

/**
 * Whether a meal is one dish, with its foods mixed in every bite, or a plate of foods that are tasted one by one.
 * Several foods are one dish after "a smoothie of …", or if all are stirred into the first: sugar into coffee.
 */
function readMealKind(foods: readonly SensoryFood[], text: string): "dish" | "plate" {
  if (foods.length < 2) return "dish";
  if (dish.test(foldName(text))) return "dish";
  const [first, ...rest] = foods;
  if (first === undefined || !isOneOf(first, bases)) return "plate";
  return rest.every((food) => isOneOf(food, stirredIn)) ? "dish" : "plate";
}

function isOneOf({ terms, name }: SensoryFood, words: ReadonlySet<string>): boolean {
  const named = terms.length > 0 ? terms : normaliseFolded(foldName(name));
  return named.some((term) => words.has(term));
}

/** The parts of a meal as they are felt: solids stirred into a drink dissolve, on a plate nothing changes. */
function dissolveSolids(parts: readonly MealPart[], kind: MealProfile["kind"]): readonly MealPart[] {
  const heaviest = [...parts].sort((a, b) => b.share - a.share)[0];
  const isDrink = heaviest !== undefined && hasTerm(heaviest, (term) => term === fluid);
  if (kind === "plate" || parts.length < 2 || !isDrink) return parts;
  return parts.map((part) => {
    if (!hasTerm(part, (term) => soluble.has(term))) return part;
    return { ...part, profile: { ...part.profile, texture: [], mouthfeel: [] } };
  });
}

function hasTerm({ profile }: MealPart, isWanted: (term: string) => boolean): boolean {
  return profile.texture.some(({ term }) => isWanted(term));
}

/** The terms of all foods, ranked by mass times strength; their strength is the mean over the meal's mass, 1 to 3. */
function rankTerms(parts: readonly MealPart[], termsOf: (part: MealPart) => readonly Weighed[]): Weighed[] {
  const weights = new Map<string, number>();
  for (const part of parts) {
    for (const { term, strength } of termsOf(part)) {
      weights.set(term, (weights.get(term) ?? 0) + part.share * strength);
    }
  }
  return [...weights]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostTerms)
    .map(([term, weight]) => ({ term, strength: Math.max(1, Math.round(weight)) }));
}

/** The temperature of most of the meal's mass; null if none is known. */
function commonTemperature(parts: readonly MealPart[]): ServingTemperature | null {
  const masses = new Map<ServingTemperature, number>();
  for (const { profile, share } of parts) {
    if (profile.temperature === null) continue;
    masses.set(profile.temperature, (masses.get(profile.temperature) ?? 0) + share);
  }
  return [...masses].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function listDominant(
  intensities: Readonly<Record<TasteDimension, number | null>>,
  aroma: readonly SmeltNote[],
): string[] {
  const tastes = tasteDimensions.filter((dimension) => (intensities[dimension] ?? 0) >= dominantIntensity);
  const notes = aroma.filter(({ strength }) => strength >= dominantStrength).slice(0, mostDominantNotes);
  return [...new Set([...tastes, ...notes.map(({ note }) => note)])];
}

/** A meal in one plain sentence. */
function summariseMeal({
  taste,
  texture,
  contrasts,
}: Pick<MealProfile, "taste" | "texture" | "contrasts">): string {
  const tastes = describeTaste(
    mapDimensions((dimension) => taste[dimension].intensity),
    "on the whole ",
  );
  const textures = texture.slice(0, textureCount).map(({ term }) => term);
  return toSentence([tastes, listWords(textures), describeContrasts(contrasts)]);
}

function describeContrasts(contrasts: readonly string[]): string {
  if (contrasts.length === 0) return "";
  return `with ${contrasts.length === 1 ? "a contrast" : "contrasts"} of ${listWords(contrasts)}`;
}
