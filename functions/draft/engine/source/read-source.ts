import type { DraftRequest } from "../../contract.ts";
import type { StatedRecipe } from "../brief.ts";
import { isListHeading } from "./clean-line.ts";
import { outlineRecipe } from "./outline/outline-recipe.ts";
import { partOf } from "./outline/part-of.ts";
import { setApart } from "./set-apart.ts";
import { takeNote, takeNotes } from "./take-notes.ts";
import { unwrapPage } from "./unwrap-page.ts";

/** Beside a recipe in fields, fewer lines are what is to be added to it. */
const fewestOfRecipe = 4;

/** The recipe of the fields, else of the text; what is no recipe in the text is what is wished. */
export function readSource(request: DraftRequest): {
  source: StatedRecipe;
  title: string | null;
  asked: string;
} {
  const { recipe_title, steps } = request;
  const isStructured = request.ingredients !== undefined;
  const { ingredients, wishes: ofFields } = takeFieldNotes(request.ingredients);
  const apart = setApart(unwrapPage(request.request_text ?? ""));
  const { text, wishes: ofText } = takeNotes(apart.text);
  const outlined = outlineRecipe(text);
  const noted = outlined.lines.map(takeNote);
  const outline = { ...outlined, lines: noted.map(({ line }) => line) };
  const ofLines = noted.flatMap(({ wish }) => wish ?? []);
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
    asked: [isAllRequest ? (request.request_text ?? "") : outline.request, ...ofFields]
      .concat(isAllRequest ? [] : [...apart.wishes, ...ofText, ...ofLines])
      .filter(Boolean)
      .join("\n"),
  };
}

/** Lines of the field without what they ask for themselves. */
function takeFieldNotes(ingredients: DraftRequest["ingredients"]): {
  ingredients: DraftRequest["ingredients"];
  wishes: readonly string[];
} {
  const noted = ingredients?.map((line) =>
    typeof line === "string" ? takeNote(line) : { line, wish: null },
  );
  return {
    ingredients: noted?.map(({ line }) => line),
    wishes: noted?.flatMap(({ wish }) => wish ?? []) ?? [],
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
