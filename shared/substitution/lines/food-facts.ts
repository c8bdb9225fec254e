import type { FoodFacts } from "../../nutrition/food-facts.ts";
import { exactly } from "../../nutrition/interval.ts";
import readAs from "../data/read-as.json" with { type: "json" };
import type { PantryFood } from "../pantry.ts";

interface NamedFood {
  readonly name: string;
  readonly preparation: string | null;
}

const readings = readAs.names.map(({ match, as }) => ({ match: new RegExp(match, "gi"), as }));

/** What rules judge of an ingredient: the catalogue food, and the words of its line, which may tell more ("vegan"). */
export function factsOf({ name, preparation }: NamedFood, food: PantryFood | null): FoodFacts {
  const said = preparation === null ? [] : [preparation];
  const own = readName(name);
  return {
    name: food === null ? own : readName(food.name),
    words: food === null ? said : [own, ...said],
    foodGroup: food?.foodGroup ?? null,
    ingredients: [],
    amounts: new Map([...(food?.amounts ?? [])].map(([id, amount]) => [id, exactly(amount)])),
  };
}

/** "Lasagne sheets" are pasta, "poultry seasoning" is a spice mix. */
function readName(name: string): string {
  return readings.reduce((text, { match, as }) => text.replace(match, as), name);
}
