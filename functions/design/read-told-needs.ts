import { type DishNeeds, readDishNeeds } from "../../shared/nutrition/needs/wishes/read-dish-needs.ts";
import type { DesignRequest } from "./contract.ts";

/** What is told in words, by the field that tells it. */
export type ToldNeeds = {
  text: DishNeeds;
  preferences: readonly (DishNeeds & { words: string })[];
  restrictions: readonly (DishNeeds & { words: string })[];
};

/** Reads the entries of the fields that hold words. */
export function readToldNeeds(request: DesignRequest, text: DishNeeds): ToldNeeds {
  const read = (entries: readonly string[] = []) =>
    entries.map((words) => ({ ...readDishNeeds(words, "recipe"), words }));
  return { text, preferences: read(request.preferences), restrictions: read(request.restrictions) };
}
