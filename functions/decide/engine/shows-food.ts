import { readKinds } from "../../../shared/domain/nutrition/mod.ts";

/** Whether a word of a text names a kind of food, though the catalogue may have no such dish. */
export function showsFood(text: string): boolean {
  return readKinds({ name: text, words: [], foodGroup: null, ingredients: [], amounts: new Map() }).size > 0;
}
