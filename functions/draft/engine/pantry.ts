import type { FoodTable, TableFood } from "../../../shared/domain/nutrition/mod.ts";
import type { Pantry, PantryFood } from "./substitution/pantry.ts";

/** A food with the points of its amounts. */
export function toPantryFood({ id, name, foodGroup, amounts }: TableFood): PantryFood {
  return { id, name, foodGroup, amounts: new Map([...amounts].map(([id, { value }]) => [id, value])) };
}

/** The foods of some tables. */
export function createPantry(...tables: readonly FoodTable[]): Pantry {
  const foods = new Map(
    tables.flatMap((table) => [...table.foods].map(([id, food]) => [id, toPantryFood(food)] as const)),
  );
  return { foodOf: (id) => foods.get(id) };
}
