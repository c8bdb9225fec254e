import { readIngredientLine } from "../../../../shared/domain/food/mod.ts";
import type { StatedRecipe } from "../brief.ts";

/** "The same ingredients", not "don't use the same ingredients". */
const all =
  /(?<!(?:n't|\b(?:not|never|no need))\b[^.,;!?\n]{0,24})\b(?:same ingredients|no (?:new|other|extra|different) ingredients|without (?:changing|swapping|replacing|touching) (?:any|the|any of the) ingredients?)\b(?! (?:except|apart|other than|but (?!with|less|fewer|more)))/i;
/** "Don't change any of the ingredients or amounts"; "don't change anything else" is of the rest. */
const untouched =
  /\b(?:don't|do not|dont|mustn't|must not|without|can't|cannot|no) (?:to )?(?:chang\p{L}+|touch\p{L}*|alter\p{L}*|swapp?\p{L}*|mess\p{L}* with|add\p{L}*,? remov\p{L}* or chang\p{L}+) (?:(?:any|a single|one) (?:of )?|all )?(?:the |my )?(?<what>ingredients?|things?|anything(?! else)|recipe)\b(?! (?:except|apart|other than|but\b|besides|too\b|much\b|a lot|more than|drastically|completely|entirely|radically|that much|very))(?<amounts>[^.;!?\n]{0,24}?\b(?:amounts?|quantit\p{L}+|weights?|measurements?))?/iu;

/** The foods that stay: "same ingredients" keeps all of the recipe, in other amounts if need be. */
export function listKept(
  keeps: readonly string[],
  asked: string,
  { lines }: StatedRecipe,
): readonly string[] {
  if (!all.test(asked) && !untouched.test(asked)) return keeps;
  const names = lines.map((line) => (typeof line === "string" ? readIngredientLine(line).name : line.name));
  return [...new Set([...keeps, ...names])];
}

/** Whether no amount may change either: "don't change any of the ingredients or amounts". */
export function isFixed(asked: string): boolean {
  const { what = "", amounts } = untouched.exec(asked)?.groups ?? {};
  return amounts !== undefined || /^(?:anything|recipe)$/i.test(what);
}
