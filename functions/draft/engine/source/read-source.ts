import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import type { DraftRequest } from "../../contract.ts";
import type { StatedRecipe } from "../brief.ts";
import { isListHeading } from "./clean-line.ts";
import { outlineRecipe } from "./outline/outline-recipe.ts";
import { listStepFoods } from "./outline/outline-steps.ts";
import { partOf } from "./outline/part-of.ts";
import { setApart } from "./set-apart.ts";
import { takeNote, takeNotes } from "./take-notes.ts";
import { unwrapPage } from "./unwrap-page.ts";

/** Beside a recipe in fields, fewer lines are what is to be added to it. */
const fewestOfRecipe = 4;
const exchange = /\b(?:instead of|in lieu of|in place of|rather than|not)\b/i;

/** The recipe of the fields, else of the text; what is no recipe in the text is what is wished. */
export function readSource(request: DraftRequest): {
  source: StatedRecipe;
  title: string | null;
  asked: string;
} {
  const { recipe_title, steps } = request;
  // Steps alone state their foods: "beat 3 eggs with 2 tbsp milk".
  const listed = request.ingredients ?? (steps === undefined ? undefined : orNone(listStepFoods(steps)));
  const { ingredients, wishes: ofFields } = takeFieldNotes(listed);
  const isStructured = ingredients !== undefined;
  const apart = setApart(unwrapPage(request.request_text ?? ""));
  const { text, wishes: ofText } = takeNotes(apart.text);
  const outlined = outlineRecipe(text);
  const noted = outlined.lines.map(takeNote);
  const outline = { ...outlined, lines: noted.map(({ line }) => line) };
  const ofLines = noted.flatMap(({ wish }) => wish ?? []);
  const isAllRequest = outline.lines.length === 0 || (isStructured && !isRecipe(outline, ingredients ?? []));
  const isOfSteps = isStructured ? request.ingredients === undefined : outline.isOfSteps === true;
  return {
    source: {
      title: recipe_title ?? outline.title,
      lines: ingredients ?? outline.lines,
      parts: ingredients === undefined ? outline.parts : listParts(ingredients),
      steps: steps ?? (isStructured ? [] : outline.steps),
      servings: request.servings ?? outline.servings,
      totalMinutes: isStructured ? null : outline.totalMinutes,
      ...(isOfSteps && { isOfSteps }),
    },
    title: isAllRequest ? null : outline.title,
    asked: [isAllRequest ? (request.request_text ?? "") : outline.request, ...ofFields]
      .concat(isAllRequest ? [] : [...apart.wishes, ...ofText, ...ofLines])
      .filter(Boolean)
      .join("\n"),
  };
}

function orNone<Item>(items: Item[]): Item[] | undefined {
  return items.length === 0 ? undefined : items;
}

/**
 * Whether a text beside the fields says the recipe again: with amounts, and with its steps or the foods of the fields.
 * "Mango in lieu of raspberries, soya milk for the milk" and "100 g peas, 2 carrots, 1 leek" are wishes.
 */
function isRecipe(
  { lines, steps }: Pick<StatedRecipe, "steps"> & { lines: readonly string[] },
  fields: NonNullable<DraftRequest["ingredients"]>,
): boolean {
  const measured = lines.filter((line) => /[\d½⅓¼¾⅔]/u.test(line) && !exchange.test(line));
  if (lines.length < fewestOfRecipe || measured.length * 2 < lines.length) return false;
  const known = new Set(fields.flatMap((line) => splitTerms(typeof line === "string" ? line : line.name)));
  const again = lines.filter((line) =>
    splitTerms(line).some((term) => /\p{L}{3}/u.test(term) && known.has(term)),
  );
  return steps.length > 0 || again.length * 2 >= lines.length;
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
