import { findCompoundById } from "../../../shared/domain/composition/mod.ts";
import type { DishLimit } from "../../../shared/domain/constraints/mod.ts";
import { compoundIds, splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import { accountWishes } from "./account-wishes.ts";
import { toAimLimits } from "./aim-limits.ts";
import { checkAmounts } from "./check-amounts.ts";
import { checkRestated } from "./check-restated.ts";
import { checkWishes } from "./check-wishes.ts";
import { followMethods } from "./follow-methods.ts";
import { isLineOfKind, type NamedLine } from "./is-line-called.ts";
import type { Kitchen } from "./kitchen.ts";
import { listUncertain } from "./list-uncertain.ts";
import { mergeSame } from "./merge-same.ts";
import { workByHand } from "./methods/work-by-hand.ts";
import type { RecipeLine } from "./recipe-line.ts";
import type { AmountWish } from "./request/read-amount-wishes.ts";
import { factorOf } from "./scale-factor.ts";
import { scaleLine } from "./scale-servings.ts";
import { scaleStepAmounts } from "./scale-step-amounts.ts";
import { editRecipe } from "./substitution/edit-recipe.ts";
import type { EditedIngredient, EditedRecipe } from "./substitution/edited-recipe.ts";
import type { PortionLimit } from "./substitution/edits.ts";
import { roundMass } from "./substitution/lines/round-mass.ts";
import { isComposite } from "./substitution/rules/composite-foods.ts";

/** "Less" takes a third away, "more" adds a half: both are tasted, and neither unmakes a dish. */
const factors = { less: 2 / 3, more: 1.5 } as const;

/** The edited recipe, and how many the source serves. */
export type Edited = EditedRecipe & {
  servings: number;
  isServingsStated: boolean;
  /** Aims that were stated against the source, as limits of a portion. */
  aimed: readonly DishLimit[];
};

/** Energy of a usual portion: three of them and a snack make the 2,000 kcal of Regulation (EU) No 1169/2011. */
const portionKcal = 600;

/** Makes the edits that are wanted. */
export function editSource({
  brief,
  title,
  stated,
  lines,
  pantry,
  targets,
  additions,
  foodOf,
}: Kitchen): Edited {
  const { source, edits, amounts } = brief;
  const servings = source.servings ?? assumeServings(lines);
  const ingredients = lines.map((line, at) => ({ ...line, purpose: stated[at]?.purpose ?? null }));
  const recipe = { title, servings, ingredients, steps: source.steps };
  const aimed = toAimLimits(brief.aims, lines, servings);
  const limits = [...edits.limits, ...aimed.map(toPortionLimit)];
  const swapped = editRecipe(recipe, { ...edits, limits }, pantry, { matched: targets, additions });
  const changed = new Set(swapped.changes.flatMap(({ kind, line }) => (kind === "replaced" ? [line] : [])));
  const merged = { ...swapped, ingredients: mergeSame(swapped.ingredients, changed) };
  const amounted = followAmounts(merged, amounts, stated);
  const measured = { ...amounted, steps: scaleStepAmounts(amounted) };
  const cooked = followMethods(measured, brief.methods, { title, servings });
  const edited = workByHand(cooked, brief.devices);
  const checked = checkWishes(brief, lines, edited);
  const known = [...brief.unmet, ...edited.unmet, ...checked.unmet];
  const amountless = checkAmounts(brief.statedAmounts, lines, {
    ...edited,
    unmet: known,
    factor: factorOf(brief),
  });
  const told = [...known, ...amountless];
  const restated = checkRestated(
    brief.restatedAims,
    lines,
    edited.ingredients.map(({ food, grams }) => ({ food: foodOf(food?.id), grams })),
  );
  const warnings = [...edited.warnings, ...checked.warnings, ...restated];
  const lost = accountWishes(brief, { ...edited, unmet: told, warnings, before: lines });
  return {
    ...edited,
    unmet: [...told, ...lost, ...listUncertain(brief, edited.ingredients)],
    warnings,
    servings,
    isServingsStated: source.servings !== null,
    aimed,
  };
}

function toPortionLimit({ measure, operator, limit, unit, name }: DishLimit): PortionLimit {
  const what = findCompoundById(measure.compoundId)?.name ?? name;
  return {
    compoundId: measure.compoundId,
    operator,
    threshold: limit,
    what,
    unit,
    label: name.replace(/^request_text: /, ""),
  };
}

/** The recipe with more or less of the foods that were named; what is not in it is stated. */
function followAmounts(
  edited: EditedRecipe,
  wishes: readonly AmountWish[],
  stated: Kitchen["stated"],
): EditedRecipe {
  return wishes.reduce((current, wish) => followAmount(current, wish, stated), edited);
}

function followAmount(
  edited: EditedRecipe,
  { food, direction, factor, lines }: AmountWish,
  stated: Kitchen["stated"],
): EditedRecipe {
  const isOfPart = ({ fromLine }: EditedIngredient) => lines?.includes(fromLine ?? 0) === true;
  const isMeant = (line: NamedLine & Pick<EditedIngredient, "fromLine">) =>
    line.fromLine !== null && (isSameName(food, line.name) || isLineOfKind(food, line));
  const meant =
    lines === undefined
      ? narrowToNamed(food, withoutComposites(edited.ingredients.filter(isMeant)))
      : edited.ingredients.filter(isOfPart);
  const wish = `${direction} ${food}`;
  const isGone = edited.changes.some(
    ({ before, kind }) => before !== null && kind !== "added" && isMeant({ ...before, fromLine: 0 }),
  );
  if (meant.length === 0 && direction === "less" && isGone) return edited;
  if (meant.length === 0)
    return {
      ...edited,
      unmet: [
        ...edited.unmet,
        {
          wish,
          reason: "not_possible" as const,
          detail:
            lines === undefined
              ? `the recipe has no ${food}`
              : "the recipe does not say which of its ingredients belong to it",
        },
      ],
    };
  const scale = (line: (typeof meant)[number]) =>
    scaleStated(line, stated[(line.fromLine ?? 0) - 1] ?? null, { direction, factor });
  return {
    ...edited,
    ingredients: edited.ingredients.map((line) => (meant.includes(line) ? scale(line) : line)),
    changes: [
      ...edited.changes,
      ...meant.map((line) => ({
        line: line.fromLine ?? 1,
        kind: "scaled" as const,
        before: { ...line, purpose: null },
        after: [scale(line)],
        reason: wish,
        role: line.role,
      })),
    ],
  };
}

/** "Burger buns" are of the line of that name, whatever it is judged as. */
function isSameName(food: string, name: string): boolean {
  return splitTerms(food).join(" ") === splitTerms(name).join(" ");
}

/** The line with more or less of its food; what is counted stays whole: three eggs become two. */
function scaleStated(
  line: EditedIngredient,
  stated: Kitchen["stated"][number] | null,
  { direction, factor }: Pick<AmountWish, "direction" | "factor">,
): EditedIngredient {
  const wanted = factor ?? factors[direction];
  const own = stated !== null && stated.name === line.name ? stated : null;
  const count = own?.unit === null ? (own.quantity ?? 0) : 0;
  const step = direction === "less" ? -1 : 1;
  const whole = factor === null ? count + step : Math.round(count * wanted);
  const isCounted = Number.isInteger(count) && count > 1 && whole > 0;
  const scaled = scaleLine(line, own, isCounted ? whole / count : wanted);
  return { ...line, grams: roundMass(scaled.grams), measure: scaled.measure };
}

/** "Double the veg" is no more curry paste, where the recipe has vegetables. */
function withoutComposites(lines: readonly EditedIngredient[]): readonly EditedIngredient[] {
  const plain = lines.filter(({ name }) => !isComposite(name));
  return plain.length > 0 ? plain : lines;
}

/** "Less cheese" is of the lines that are called cheese, not of a sauce that holds some, where the recipe has any. */
function narrowToNamed(food: string, lines: readonly EditedIngredient[]): readonly EditedIngredient[] {
  const terms = splitTerms(food);
  const hasAll = (name: string) => {
    const own = splitTerms(name);
    return terms.every((term) => own.includes(term));
  };
  const named = lines.filter(({ name }) => hasAll(name));
  const matched = named.length > 0 ? named : lines.filter((line) => hasAll(line.food?.name ?? ""));
  return matched.length > 0 ? matched : lines;
}

/** How many usual portions a recipe makes whose source does not say. */
export function assumeServings(lines: readonly RecipeLine[]): number {
  const kcal = lines.reduce((sum, { food, grams }) => {
    return sum + ((food?.amounts.get(compoundIds.energyKcal)?.value ?? 0) * grams) / 100;
  }, 0);
  return Math.max(1, Math.round(kcal / portionKcal));
}
