import { createMemory } from "../../../platform/kernel/mod.ts";
import type { FoodCandidate } from "../candidates/food-names.ts";
import { type NameReading, readName } from "./read-name.ts";

/** A name of a food, read, with what holds of the food under it. */
export type OfferedName = { readonly reading: NameReading; readonly marks: readonly string[] };

/** A candidate with its names read. */
export type OfferedFood = {
  readonly food: FoodCandidate;
  readonly names: readonly OfferedName[];
  /** The terms of all its names. */
  readonly terms: ReadonlySet<string>;
};

const animals = /beef|pork|poultry|chicken|turkey|lamb|veal|game|fish|shellfish|egg/i;
const starches = /rice|pasta|grain|legume|bean|cereal/i;
const babyFood = /baby|infant/i;
const brand = /\([A-Z][a-z]|\b[A-Z]{4,}/;
const unspecified = /\bN[FS]S?\b/;

const remember = createMemory<NameReading>({ name: "names of foods", mostBytes: 12 * 1024 * 1024 });

/** Reads the names of a candidate; names that were read before are not read again. */
export function readOffered(food: FoodCandidate): OfferedFood {
  const { memberNames = [], plainNames = [], genericFor = [] } = food;
  const marks = markFood(food, memberNames.length + 1);
  const plain = new Set([...plainNames, ...genericFor]);
  const names = [
    readOfferedName(food.name, food, marks),
    ...food.synonyms
      .filter((name) => !plain.has(name))
      .map((name) => readOfferedName(name, food, [...marks, "synonym"])),
    ...[...plain].map((name) => readOfferedName(name, food, [...marks, "plain name"])),
    ...memberNames.map((name) => readOfferedName(name, food, [...marks, "member name"])),
  ];
  return { food, names, terms: new Set(names.flatMap(({ reading }) => [...reading.terms.keys()])) };
}

function markFood({ name, source, foodGroup }: FoodCandidate, tables: number): string[] {
  const marks = [`source ${source}`];
  if (unspecified.test(name)) marks.push("unspecified");
  if (brand.test(name)) marks.push("brand offered");
  if (babyFood.test(foodGroup)) marks.push("baby food");
  for (const least of [2, 3, 5]) if (tables >= least) marks.push(`in ${least} tables`);
  return marks;
}

function readOfferedName(name: string, { foodGroup }: FoodCandidate, marks: readonly string[]): OfferedName {
  const reading = remember(name, () => readName(name));
  if (!reading.facets.get("state")?.has("raw")) return { reading, marks };
  const kind = animals.test(foodGroup) ? "animal" : starches.test(foodGroup) ? "starch" : "plant";
  return { reading, marks: [...marks, `raw ${kind}`] };
}
