import data from "./data/ranker.json" with { type: "json" };
import type { Feature, Rarity } from "./feature.ts";
import type { RankerWeights } from "./rank-foods.ts";
import { scoreRisk } from "./score-risk.ts";

const rarest = 800;
const rarities = new Map(
  Object.entries(data.words).flatMap(([rarity, words]) =>
    words.split(" ").map((word): [string, number] => [word, Number(rarity)]),
  ),
);
const riskWeights = new Map(Object.entries(data.risk));

/** The fitted weights. */
export const rankerWeights: RankerWeights = {
  features: new Map(Object.entries(data.features)),
  suggestions: new Map(Object.entries(data.suggestions)),
};

/** How rare a word is among the foods of the catalogue. */
export const rateRarity: Rarity = (term) => rarities.get(term) ?? rarest;

/** Where words stand that name a food: in the name of an item, or in a text that has found a food by them already. */
export type NamingPlace = keyof typeof data.refusedAbove;

/** Whether a choice is so likely another food that it is better refused. */
export function isTooRisky(riskFeatures: readonly Feature[], place: NamingPlace): boolean {
  return scoreRisk(riskFeatures, riskWeights) > data.refusedAbove[place];
}
