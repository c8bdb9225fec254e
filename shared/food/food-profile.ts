import type { FoodCandidate } from "./candidate.ts";
import names from "./data/food-names.json" with { type: "json" };
import { type FoodNaming, readName, readSynonym } from "./food-naming.ts";
import { dropUnspecified, foldText, normaliseTerms } from "./term-normaliser.ts";

/** A candidate food taken apart for scoring. */
export interface FoodProfile {
  readonly food: FoodCandidate;
  /** The name first, then synonyms and the brand in brackets. */
  readonly namings: readonly FoodNaming[];
  /** Every term of the name and the synonyms. */
  readonly allTerms: ReadonlySet<string>;
  /** Terms the food is said to be without: "no icing", "skin not eaten". */
  readonly lacking: ReadonlySet<string>;
  /** "NFS": the food to take where nothing is specified. */
  readonly isUnspecified: boolean;
  readonly penalty: number;
}

const sourcePenalty = new Map(Object.entries(names.sourcePenalty));
const impliedLack = Object.entries(names.impliedLack);
const synonymCost = 0.6;
const brandCost = 0.25;
const without = /\b(?:no|without) ((?:added )?[\p{L} ]+?)(?=,|\(|$| and | or | with )/gu;
const notEaten = /([\p{L} /]+) (?:not eaten|removed)|(\p{L}+)-free\b/gu;

/** Takes a candidate apart: its names, what it lacks, whether it is the unspecified one. */
export function profileFood(food: FoodCandidate): FoodProfile {
  const folded = foldText(dropUnspecified(food.name));
  const lacking = readLacking(folded);
  const brand = /\(([A-Z][^()]*)\)/.exec(food.name)?.[1];
  const others = food.synonyms.map((synonym) => readSynonym(synonym, synonymCost));
  if (brand !== undefined) others.push(readSynonym(brand, brandCost));
  const namings = [readName(folded, lacking), ...others].filter(({ terms }) => terms.size > 0);
  const allTerms = new Set(namings.flatMap(({ terms }) => [...terms.keys()]));
  const isUnspecified = /\bN[FS]S?\b/.test(food.name);
  return { food, namings, allTerms, lacking, isUnspecified, penalty: sourcePenalty.get(food.source) ?? 0 };
}

function readLacking(name: string): Set<string> {
  const matches = [...name.matchAll(without), ...name.matchAll(notEaten)];
  const lacking = new Set(matches.flatMap((match) => normaliseTerms(match[1] ?? match[2] ?? "")));
  for (const [word, lack] of impliedLack) if (name.includes(word)) lacking.add(lack);
  if (/\bunsweetened\b/.test(name)) lacking.add("sugar");
  lacking.delete("added");
  return lacking;
}
