import { exactly, type FoodFacts, readKinds } from "../../../../../shared/domain/nutrition/mod.ts";
import readAs from "../data/read-as.json" with { type: "json" };
import type { PantryFood } from "../pantry.ts";

type NamedFood = {
  readonly name: string;
  readonly preparation: string | null;
};

const readings = readAs.names.map(({ match, as }) => ({ match: new RegExp(match, "gi"), as }));
const known = new WeakMap<PantryFood, Map<string, FoodFacts>>();

/**
 * What rules judge of an ingredient: the catalogue food, and the words of its line, which may say more ("vegan"). Where
 * the catalogue's name adds nothing but doubts ("beef, chuck for stew"), the line's own words are judged.
 */
export function factsOf(line: NamedFood, food: PantryFood | null): FoodFacts {
  if (food === null) return factsOfWords(line);
  const ofFood = known.get(food) ?? new Map<string, FoodFacts>();
  known.set(food, ofFood);
  const key = `${line.name}\n${line.preparation ?? ""}`;
  const facts = ofFood.get(key) ?? factsOfBoth(line, food);
  ofFood.set(key, facts);
  return facts;
}

function factsOfWords({ name, preparation }: NamedFood): FoodFacts {
  const words = preparation === null ? [] : [preparation];
  return { name: readName(name), words, foodGroup: null, ingredients: [], amounts: new Map() };
}

function factsOfBoth(line: NamedFood, { name, foodGroup, amounts }: PantryFood): FoodFacts {
  const ofWords = factsOfWords(line);
  const known = { foodGroup, amounts: new Map([...amounts].map(([id, amount]) => [id, exactly(amount)])) };
  const both = { ...ofWords, ...known, name: readName(name), words: [ofWords.name, ...ofWords.words] };
  const own = { ...ofWords, ...known };
  const shown = readKinds(own);
  const isMore = [...readKinds(both)].some(
    ([kind, { certainty }]) => certainty === "contains" && shown.get(kind)?.certainty !== "contains",
  );
  return isMore ? both : own;
}

/** "Lasagne sheets" are pasta, "poultry seasoning" is a spice mix. */
function readName(name: string): string {
  return readings.reduce((text, { match, as }) => text.replace(match, as), name);
}
