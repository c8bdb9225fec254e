import type { FoodFacts } from "../../nutrition/food-facts.ts";
import { exactly } from "../../nutrition/interval.ts";
import type { PantryFood } from "../pantry.ts";

interface NamedFood {
  readonly name: string;
  readonly preparation: string | null;
}

/** What rules judge of an ingredient: the catalogue food, and the words of its line, which may tell more ("vegan"). */
export function factsOf({ name, preparation }: NamedFood, food: PantryFood | null): FoodFacts {
  const said = preparation === null ? [] : [preparation];
  return {
    name: food?.name ?? name,
    words: food === null ? said : [name, ...said],
    foodGroup: food?.foodGroup ?? null,
    ingredients: [],
    amounts: new Map([...(food?.amounts ?? [])].map(([id, amount]) => [id, exactly(amount)])),
  };
}
