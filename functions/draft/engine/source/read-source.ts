import type { DraftRequest } from "../../contract.ts";
import type { StatedRecipe } from "../brief.ts";
import { isListHeading } from "./clean-line.ts";
import { outlineRecipe } from "./outline/outline-recipe.ts";
import { partOf } from "./outline/part-of.ts";

/** Beside a recipe in fields, fewer lines are what is to be added to it. */
const fewestOfRecipe = 4;

/** The recipe of the fields, else of the text; what is no recipe in the text is what is wished. */
export function readSource(request: DraftRequest): {
  source: StatedRecipe;
  title: string | null;
  asked: string;
} {
  const text = request.request_text ?? "";
  const { recipe_title, ingredients, steps } = request;
  const isStructured = ingredients !== undefined;
  const outline = outlineRecipe(text);
  const isAllRequest = outline.lines.length === 0 || (isStructured && outline.lines.length < fewestOfRecipe);
  return {
    source: {
      title: recipe_title ?? outline.title,
      lines: ingredients ?? outline.lines,
      parts: ingredients === undefined ? outline.parts : listParts(ingredients),
      steps: steps ?? (isStructured ? [] : outline.steps),
      servings: request.servings ?? outline.servings,
      totalMinutes: isStructured ? null : outline.totalMinutes,
    },
    title: isAllRequest ? null : outline.title,
    asked: isAllRequest ? text : outline.request,
  };
}

/** Headings among the ingredients name the part of the lines below them. */
function listParts(ingredients: NonNullable<DraftRequest["ingredients"]>): (string | null)[] {
  let part: string | null = null;
  return ingredients.map((line) => {
    if (typeof line === "string" && isListHeading(line)) part = partOf(line);
    return part;
  });
}
