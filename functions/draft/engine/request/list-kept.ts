import { readIngredientLine } from "../../../../shared/domain/food/mod.ts";
import type { StatedRecipe } from "../brief.ts";

/** "The same ingredients", not "don't use the same ingredients". */
const all =
  /(?<!(?:n't|\b(?:not|never|no need))\b[^.,;!?\n]{0,24})\b(?:same ingredients|no (?:new|other|extra|different) ingredients|without (?:changing|swapping|replacing|touching) (?:any|the|any of the) ingredients?)\b(?! (?:except|apart|other than|but (?!with|less|fewer|more)))/i;

/** The foods that stay: "same ingredients" keeps all of the recipe, in other amounts if need be. */
export function listKept(
  keeps: readonly string[],
  asked: string,
  { lines }: StatedRecipe,
): readonly string[] {
  if (!all.test(asked)) return keeps;
  const names = lines.map((line) => (typeof line === "string" ? readIngredientLine(line).name : line.name));
  return [...new Set([...keeps, ...names])];
}
