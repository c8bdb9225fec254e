import names from "./data/food-names.json" with { type: "json" };
import { type FoodNaming, readName, readSynonym } from "./food-naming.ts";
import { dropUnspecified, foldText, normaliseFolded } from "./term-normaliser.ts";

/** The names of a food taken apart. */
export interface FoodWording {
  /** The name first, then synonyms and the brand in brackets. */
  readonly namings: readonly FoodNaming[];
  /** Every term of the name and the synonyms. */
  readonly allTerms: ReadonlySet<string>;
  /** Terms the food is said to be without: "no icing", "skin not eaten". */
  readonly lacking: ReadonlySet<string>;
  /** "NFS": the food to take where nothing is specified. */
  readonly isUnspecified: boolean;
}

const impliedLack = Object.entries(names.impliedLack);
const synonymCost = 0.6;
const brandCost = 0.25;
const without = /\b(?:no|without) ((?:added )?[\p{L} ]+?)(?=,|\(|$| and | or | with )/gu;
const notEaten = /([\p{L} /]+) (?:not eaten|removed)|(\p{L}+)-free\b/gu;
const mayLack = /\b(?:no|without|not|removed)\b|-free\b/;

/**
 * Takes the names of a food apart: what they call it, what it lacks, whether it is the unspecified one. With
 * `areNames` each synonym counts as much as the name.
 */
export function readWording(
  name: string,
  synonyms: readonly string[],
  { areNames = false }: { readonly areNames?: boolean } = {},
): FoodWording {
  const folded = foldText(brandLast(dropUnspecified(name)));
  const lacking = readLacking(folded);
  const brand = /\(([A-Z][^()]*)\)/.exec(name)?.[1];
  const others = synonyms.map((synonym) =>
    areNames ? readName(foldText(synonym), lacking) : readSynonym(synonym, synonymCost),
  );
  if (brand !== undefined) others.push(readSynonym(brand, brandCost));
  const either = readAlternatives(folded).map((alternative) => readName(alternative, lacking));
  const namings = [readName(folded, lacking), ...either, ...others].filter(({ terms }) => terms.size > 0);
  const allTerms = new Set(namings.flatMap(({ terms }) => [...terms.keys()]));
  return { namings, allTerms, lacking, isUnspecified: /\bN[FS]S?\b/.test(name) };
}

/** "TACO BELL, Nachos": a brand in capitals before the food is not what the food is. */
function brandLast(name: string): string {
  const match = /^([A-Z][A-Z0-9'&.! -]{3,}), (.+)$/.exec(name);
  return match === null ? name : `${match[2]}, ${match[1]}`;
}

/** "Nutrition bar or meal replacement bar, NFS" is either in full; of "turkey or chicken burger" one half is no name. */
function readAlternatives(name: string): string[] {
  const [first = "", ...rest] = name.split(",");
  const parts = first.split(" or ").map((part) => part.trim().split(" "));
  if (parts.length !== 2 || first.includes("(")) return [];
  const [one = [], other = []] = parts;
  if (one.length !== other.length && one.at(-1) !== other.at(-1)) return [];
  return parts.map((words) => [words.join(" "), ...rest].join(","));
}

function readLacking(name: string): Set<string> {
  const matches = mayLack.test(name) ? [...name.matchAll(without), ...name.matchAll(notEaten)] : [];
  const lacking = new Set(matches.flatMap((match) => normaliseFolded(match[1] ?? match[2] ?? "")));
  for (const [word, lack] of impliedLack) if (name.includes(word)) lacking.add(lack);
  if (/\bunsweetened\b/.test(name)) lacking.add("sugar");
  lacking.delete("added");
  return lacking;
}
