import { dietRules } from "../../../../shared/domain/constraints/mod.ts";
import { findKind } from "../../../../shared/domain/nutrition/mod.ts";
import { addAsked, mergeAdded } from "./aims/add-asked.ts";
import type { Addition } from "./aims/add-for-goal.ts";
import { lowerToBound, raiseToBound } from "./aims/bring-to-bound.ts";
import { followCompoundAims, followKindAims, leaveDiscouraged } from "./aims/follow-aims.ts";
import { followGoals } from "./aims/follow-goals.ts";
import { isKept, listPortionBounds, measureBound, type PortionBound, restOf } from "./aims/measure-bound.ts";
import { bringMissing, reachGoals } from "./aims/reach-goals.ts";
import { causesOfGoals } from "./aims/taste-goals.ts";
import type { Choosing } from "./choose/choose-substitute.ts";
import data from "./data/needed-roles.json" with { type: "json" };
import { describeEdits } from "./describe-edits.ts";
import type { EditedRecipe, UnmetWish } from "./edited-recipe.ts";
import type { AskedAddition, Edits, NamedFood } from "./edits.ts";
import { factsOf } from "./lines/food-facts.ts";
import { findCalled } from "./lines/is-called.ts";
import { createLines, type Line } from "./lines/line.ts";
import { nameAsListed } from "./lines/name-as-listed.ts";
import type { Pantry } from "./pantry.ts";
import { dropForbidden, keepRules } from "./rules/keep-rules.ts";
import { keepKindBounds, keepsBounds, listKindBounds, nameWithin } from "./rules/kind-limits.ts";
import { isForbidden } from "./rules/list-breaches.ts";
import { type KindRule, type Rulebook, readRulebook } from "./rules/rulebook.ts";
import type { SourceRecipe } from "./source-recipe.ts";
import { swapLines } from "./swap-lines.ts";
import { readDishKinds } from "./tables/dish-kinds.ts";

const always = new Set(data.always);

const inBakes = new Set(data.inBakes);

/** What the foods that a request names mean. */
export type Meant = {
  /** By the words of swap targets. */
  readonly matched: ReadonlyMap<string, NamedFood>;
  readonly additions: readonly AskedAddition[];
};

/** Lines after bounds were sought, and what could not be met. */
type Bounded = {
  readonly lines: readonly Line[];
  readonly added: readonly Addition[];
  readonly unmet: readonly UnmetWish[];
};

/**
 * The recipe as the edits want it: swaps first, then what diets, conditions and allergies rule out, then aims, tastes and
 * bounds. The final recipe holds no food that is out: what nothing can replace is removed, and stated where it was the dish.
 */
export function editRecipe(
  recipe: SourceRecipe,
  edits: Edits,
  pantry: Pantry,
  { matched = new Map(), additions = [] }: Partial<Meant> = {},
): EditedRecipe {
  const { servings } = recipe;
  const source = createLines(recipe, pantry);
  const bounds = listKindBounds(edits);
  const kept = new Set(
    (edits.keeps ?? []).flatMap((food) => findCalled(food, source)).map(({ number }) => number),
  );
  const rulebook = readRulebook(edits, listKindsApart(edits, source, kept, readRulebook(edits)));
  const choosing: Choosing = {
    rulebook,
    pantry,
    title: recipe.title,
    preferences: edits.preferences,
    fitsRecipe: (parts, line) => !stays(line, kept, rulebook) && keepsBounds(parts, bounds, servings),
  };
  const swapped = swapLines(source, {
    edits,
    choosing,
    matched,
    causes: causesOfGoals(edits.goals),
    wholeGrams: recipe.ingredients.reduce((sum, { grams }) => sum + grams, 0),
    isNeeded: (line) => isNeeded(line, recipe.title),
  });
  for (const { number, change, reasons } of swapped.lines)
    if (change === "replaced" && reasons.some((reason) => askedSwap.test(reason))) kept.add(number);
  const dropped = new Set(swapped.lines.flatMap((line) => (line.change === "removed" ? [line.number] : [])));
  const ruled = swapped.lines.map((line) => keepRules(line, choosing));
  const limited = keepKindBounds(ruled, bounds, servings, choosing);
  const aimed = followAims(limited, edits, choosing);
  const grown = addAsked(aimed, additions, servings, choosing);
  const tasted = followGoals(grown.lines, edits.goals, recipe, choosing);
  const all = { ...tasted, added: [...grown.added, ...tasted.added] };
  const dish = { lines: source, servings, title: recipe.title };
  const bounded = keepPortionBounds(all, listPortionBounds(edits), dish, {
    ...choosing,
    isFixed: edits.isFixed,
  });
  const reached = reachGoals(bounded, edits.goals, dish, choosing);
  const merged = mergeAdded(reached.lines, reached.added);
  const lines = nameAsListed(
    merged.lines.map((line) => nameWithin(dropForbidden(line, rulebook), bounds, servings)),
  );
  const unmet = [
    ...swapped.unmet,
    ...grown.unmet,
    ...tasted.unmet,
    ...bounded.unmet,
    ...reached.unmet,
    ...reportLost(lines, recipe, dropped),
  ];
  return describeEdits(recipe, { lines, added: merged.added, unmet, edits, rulebook });
}

/** Whether a line is to stay and nothing on it breaks a rule. */
function stays({ number, parts }: Line, kept: ReadonlySet<number>, rulebook: Rulebook): boolean {
  return kept.has(number) && !parts.some((part) => isForbidden(rulebook, part));
}

function followAims(lines: readonly Line[], edits: Edits, choosing: Choosing): Line[] {
  const left = lines.map((line) => followKindAims(leaveDiscouraged(line, choosing), edits, choosing));
  return followCompoundAims(left, edits, choosing);
}

/** What a request names to come in is not changed for an aim. */
const askedSwap = /^asked for: .+ instead of /;
const baseShare = 0.3;
/** What is to stay outweighs all that may go. */
const keptWeight = 1e6;

/** What a dish mostly is cannot just go: that it had to is stated, but for what was asked to be left out. */
function reportLost(
  lines: readonly Line[],
  { ingredients }: SourceRecipe,
  dropped: ReadonlySet<number>,
): UnmetWish[] {
  const whole = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  return lines
    .filter(
      ({ change, source, number }) =>
        change === "removed" && !dropped.has(number) && source.grams >= baseShare * whole,
    )
    .map(({ source, reasons }) => ({
      wish: reasons.join("; "),
      reason: "not_possible" as const,
      detail: `${source.name} makes up much of the dish and nothing fits in its place`,
    }));
}

/** Edits the lines that bring most of a compound until each bound holds, as far as the dish allows. */
function keepPortionBounds(
  { lines, added }: Pick<Bounded, "lines" | "added">,
  bounds: readonly PortionBound[],
  { servings, title }: { readonly servings: number; readonly title: string },
  { isFixed = false, ...choosing }: Choosing & Pick<Edits, "isFixed">,
): Bounded {
  let current: Pick<Bounded, "lines" | "added"> = { lines, added };
  const unmet: UnmetWish[] = [];
  for (const bound of bounds) {
    if (bound.side === "least" && !bound.isHard) continue;
    const parts = () => current.added.map(({ part }) => part);
    const rest = () => restOf(bound, { lines: current.lines, added: parts(), servings });
    const edit = bound.side === "most" ? lowerToBound : raiseToBound;
    if (!isFixed) current = { ...current, lines: edit(current.lines, rest(), servings, choosing) };
    if (bound.side === "least" && !isFixed)
      current = { ...current, added: bringMissing(current, bound, { servings, title }, choosing) };
    if (bound.isHard && !isKept(rest(), current.lines, servings)) {
      const value =
        Math.round(measureBound(bound, [...current.lines, { parts: parts() }], servings) * 10) / 10;
      unmet.push({
        wish: bound.label,
        reason: "not_possible",
        detail: isFixed
          ? `the dish has ${value}, and its amounts are to stay as they are`
          : `the dish still has ${value} after all edits that keep it the same dish`,
      });
    }
  }
  return { ...current, unmet };
}

/** Whether a dish of a title falls apart without a line: the eggs of a cake, the flour of a pancake. */
function isNeeded({ role }: Line, title: string): boolean {
  if (always.has(role)) return true;
  const dishes = readDishKinds(title);
  return inBakes.has(role) && data.bakes.some((kind) => dishes.has(kind));
}

/**
 * Of kinds that a diet never puts together, those that this recipe has to do without: all but the one of which the lines
 * that may stay hold the most, those first that are to stay: a kosher lasagne that keeps its beef goes without milk.
 */
function listKindsApart(
  { diets }: Edits,
  lines: readonly Line[],
  kept: ReadonlySet<number>,
  rulebook: Rulebook,
): KindRule[] {
  const staying = lines.flatMap(({ number, parts }) =>
    parts
      .filter((part) => !isForbidden(rulebook, part))
      .map((part) => (kept.has(number) ? { ...part, grams: part.grams * keptWeight } : part)),
  );
  return diets.flatMap((diet) => {
    const { label, neverTogether } = dietRules[diet];
    return neverTogether.flatMap((kinds) => {
      const masses = kinds.map((kind) => ({
        kind,
        grams: staying.reduce((sum, part) => {
          const isOfKind = findKind(factsOf(part, part.food), kind)?.certainty === "contains";
          return isOfKind ? sum + part.grams : sum;
        }, 0),
      }));
      const [most, ...others] = masses.toSorted((a, b) => b.grams - a.grams);
      if (most === undefined || most.grams === 0) return [];
      return others.map(({ kind }) => ({ rule: label, kind }));
    });
  });
}
