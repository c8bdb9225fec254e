import { unitWords } from "../units/read-units.ts";
import type { ClauseWishes } from "./read-clause.ts";

/** "Scale to 1/10th". */
const scaleWords = ["serving", "scale", "th", "rd"];

/** "In the air fryer instead of deep frying". */
const replacedWays = [
  "oven",
  "oven's",
  "hob",
  "stove",
  "stovetop",
  "cooker",
  "pan",
  "deep fryer",
  "deep frying",
  "shallow frying",
  "fry",
  "baking",
  "roasting",
  "grilling",
  "boiling",
];

/** "A crunchy topping on it": where a texture is wanted. */
const texturedParts = ["topping", "top", "crust", "coating", "layer", "finish", "texture"];

/** The texts of the edits of a clause: their words are read. */
export function explainClause(wishes: ClauseWishes): string[] {
  const { swaps, tasteGoals, amounts, additions, offers, methods, devices, aims, keeps, liked, language } =
    wishes;
  const { servings, factor } = wishes;
  return [
    ...swaps.flatMap(({ from, to, amount, rest, of, isSameMass }) => {
      return [from, to ?? "", amount ?? "", rest ?? "", of ?? "", isSameMass === true ? "gram for gram" : ""];
    }),
    ...tasteGoals.map(({ attribute, food }) => food ?? attribute),
    ...amounts.map(({ food, by = "" }) => `${food} ${by}`),
    ...additions.flatMap(({ text, said }) => [text, said]),
    ...offers.flatMap(({ to, measured, others }) => [to, measured, ...others]),
    ...methods.flatMap(({ words, food, setting = "" }) => [words, food ?? "", setting]),
    ...(tasteGoals.length === 0 ? [] : texturedParts),
    ...(methods.length === 0 ? [] : replacedWays),
    ...devices.map(({ words }) => words),
    ...aims.map(({ words }) => words),
    ...keeps,
    ...liked,
    ...(servings === null && factor === null ? [] : scaleWords),
    ...(factor === null ? [] : [`x${factor}`]),
    ...(wishes.units === null ? [] : unitWords),
    ...(language === null ? [] : [language]),
  ].filter((words) => words !== "");
}
