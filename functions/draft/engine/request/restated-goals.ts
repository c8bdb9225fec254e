import { readDishNeeds, readNeeds } from "../../../../shared/domain/constraints/mod.ts";
import { readIngredientLine } from "../../../../shared/domain/food/mod.ts";
import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import type { StatedRecipe } from "../brief.ts";
import data from "./data/amount-words.json" with { type: "json" };
import type { DraftRequest } from "./read-draft-request.ts";

const ofNutrients = new RegExp(`\\b(?:${data.ofNutrients.join("|")})\\b`, "i");
/** Who says so for the sake of health. */
const advisers = new RegExp(`\\b(?:${data.advisers.join("|")})\\b`, "i");
/** A pinch of salt is not where the salt of a dish comes from. */
const vague = /\bpinch|\bdash|\bto taste\b|\btouch\b|\bshake/i;

/** Goals that only say again how much of an ingredient is wanted. */
export type Restated = { readonly goals: ReadonlySet<string>; readonly aims: ReadonlySet<string> };

/**
 * "Half the salt" and "less oil" are of the salt and the oil of a recipe that lists them, not of all sodium and fat. With
 * a condition ("my blood pressure is high"), or where a doctor says so, both are meant.
 */
export function listRestated({ clauses }: DraftRequest, { lines }: Pick<StatedRecipe, "lines">): Restated {
  const listed = lines.map((line) => (typeof line === "string" ? line : line.name));
  const measured = listed.filter((line) => !vague.test(line) && readIngredientLine(line).quantity !== null);
  const terms = new Set([...measured, ...namesOf(lines)].flatMap(splitTerms));
  const isListed = (food: string) => splitTerms(food).every((term) => terms.has(term));
  const isAdvised = clauses.some(({ text }) => advisers.test(text));
  const ofAmounts = clauses.filter(
    ({ text, wishes }) =>
      !isAdvised &&
      (wishes.amounts.some(({ food }) => isListed(food)) ||
        wishes.swaps.some(({ from, to }) => to === from && isListed(from))) &&
      !ofNutrients.test(text) &&
      readNeeds(text).conditions.length === 0,
  );
  return {
    goals: new Set([
      ...ofAmounts.flatMap(({ text }) => goalsOf(text)),
      ...clauses.flatMap(({ text, wishes }) => listOfNames(text, wishes)),
    ]),
    aims: new Set(ofAmounts.flatMap(({ wishes }) => wishes.aims.map(({ words }) => words))),
  };
}

/** "Reduced-fat crème fraîche" says what comes, and wants no less fat elsewhere. */
function listOfNames(text: string, { swaps, offers }: Pick<DraftRequest, "swaps" | "offers">): string[] {
  const names = [...swaps.flatMap(({ to }) => to ?? []), ...offers.map(({ to }) => to)];
  if (names.length === 0) return [];
  const rest = new Set(goalsOf(names.reduce((said, name) => said.replaceAll(name, " "), text)));
  return goalsOf(text).filter((goal) => !rest.has(goal));
}

function goalsOf(text: string): string[] {
  return readDishNeeds(text, "recipe").goals.map(({ goal }) => goal);
}

/** Names of lines in fields, whose amount is a field of its own. */
function namesOf(lines: StatedRecipe["lines"]): string[] {
  return lines.flatMap((line) =>
    typeof line !== "string" && typeof line.quantity === "number" ? [line.name] : [],
  );
}
