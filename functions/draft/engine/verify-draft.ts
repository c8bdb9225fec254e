import type { NutrientRow } from "../../../shared/domain/composition/mod.ts";
import {
  type DishLimit,
  listExclusions,
  measureRows,
  readSlack,
  type ShownVerification,
  type StatedRules,
  verifyLimit,
} from "../../../shared/domain/constraints/mod.ts";
import { compoundIds, findKind } from "../../../shared/domain/nutrition/mod.ts";
import { toPantryFood } from "./pantry.ts";
import { isKnownLine, lineFacts, type RecipeLine } from "./recipe-line.ts";
import { findAvoided } from "./substitution/rules/find-avoided.ts";

type Parts = { rules: StatedRules; limits: readonly DishLimit[]; servings: number };

type Judged = { line: RecipeLine; facts: ReturnType<typeof lineFacts>; grams: number };

const sumError = 1e-9;
/** All dairy may have lactose, though only some of it is left out for it. */
const lactoseCarrier = "lactose_source";

/** How the edited recipe stands to every rule and limit. */
export function verifyDraft(
  lines: readonly RecipeLine[],
  rows: readonly NutrientRow[],
  { rules, limits, servings }: Parts,
): ShownVerification[] {
  const isOpen = lines.some((line) => !isKnownLine(line));
  const judged = lines.map(
    (line): Judged => ({ line, facts: lineFacts(line), grams: line.grams / servings }),
  );
  const place = { recipe: 1, day: null, meal: null };
  return [
    ...listExclusions(rules).map(({ name, description, avoids, findBreach }): ShownVerification => {
      const breaches = judged.flatMap(({ line, facts, grams }) =>
        avoids === null ? (findBreach(facts, grams) ?? []) : findAvoidedFood(avoids, line),
      );
      const value = breaches.filter(({ isSure }) => isSure).length;
      return {
        constraint: name,
        description,
        value,
        value_min: value,
        value_max: value,
        operator: "<=",
        limit: 0,
        unit: "unsuitable ingredients",
        slack: 0 - value,
        satisfied: value === 0,
        hard: true,
        // A doubt is no breach: what some makes of a food hold is stated by the label.
        complete: breaches.length === value && !isOpen,
        ...place,
      };
    }),
    ...limits
      .map((limit) => {
        const row = verifyLimit(limit, [{ rows, isKept: isKept(limit, rows, judged), ...place }]);
        return { ...row, complete: row.complete && !hasDoubt(limit, judged) };
      })
      // What no edit reaches is an unmet wish: the draft does not hinge on it.
      .map((row) => (row.satisfied ? row : { ...row, hard: false })),
  ];
}

/** Of a compound that only some kinds of food carry, what is unknown counts where the food is of such a kind. */
function isKept(limit: DishLimit, rows: readonly NutrientRow[], judged: readonly Judged[]): boolean {
  const { value } = measureRows(rows, limit.measure);
  const { compoundId } = limit.measure;
  const carrier = carrierOf(limit.measure);
  const isUpper = limit.operator.startsWith("<") || limit.operator === "=";
  const unknown = judged.filter(({ line }) => !line.food?.amounts.has(compoundId));
  const isOpen =
    carrier !== null &&
    unknown.some(({ line, facts }) => {
      return !isKnownLine(line) || findKind(facts, carrier)?.certainty === "contains";
    });
  if (isUpper && isOpen) return false;
  if (value === null) return isUpper && carrier !== null;
  const error = sumError * Math.max(1, Math.abs(limit.limit));
  const isStrict = limit.operator === "<" || limit.operator === ">";
  return readSlack(limit, value) >= (isStrict ? error : -error);
}

function carrierOf({ carrier, compoundId }: DishLimit["measure"]): string | null {
  return compoundId === compoundIds.lactoseGrams ? lactoseCarrier : carrier;
}

/** Whether a food without a figure may carry the compound: no figure of lactose is no proof that a cheese has none. */
function hasDoubt({ measure }: DishLimit, judged: readonly Judged[]): boolean {
  const { compoundId } = measure;
  const carrier = carrierOf(measure);
  if (carrier === null) return false;
  const kinds = carrier === lactoseCarrier ? [carrier, "dairy"] : [carrier];
  return judged
    .filter(({ line }) => !line.food?.amounts.has(compoundId))
    .some(({ facts }) => kinds.some((kind) => findKind(facts, kind) !== null));
}

function findAvoidedFood(words: string, line: RecipeLine): { isSure: boolean }[] {
  const found = findAvoided(words, { ...line, food: line.food && toPantryFood(line.food) });
  return found === null ? [] : [{ isSure: true }];
}
