import { type Choosing, chooseSubstitute } from "../choose/choose-substitute.ts";
import type { UnmetWish } from "../edited-recipe.ts";
import type { EditGoal } from "../edits.ts";
import { changeLine, kindOf, scaleLine } from "../lines/change-line.ts";
import { findCalled } from "../lines/is-called.ts";
import { isNamesake } from "../lines/is-namesake.ts";
import type { Line } from "../lines/line.ts";
import { listLineage } from "../tables/food-class.ts";
import { rowsOfClass } from "../tables/substitute-table.ts";
import { type Addition, addForGoal } from "./add-for-goal.ts";
import { readCourse } from "./read-course.ts";
import { replaceNamed } from "./replace-named.ts";
import { nameGoal, type TasteGoal, tasteGoals } from "./taste-goals.ts";

/** Lines after the goals, with what was added and what could not be served. */
type Tasted = {
  readonly lines: Line[];
  readonly added: readonly Addition[];
  readonly unmet: readonly UnmetWish[];
};

/** Serves wishes of taste and texture: by substitutes, by more or less of what carries them, or by an addition. */
export function followGoals(
  lines: readonly Line[],
  wanted: readonly EditGoal[],
  { title, servings }: { readonly title: string; readonly servings: number },
  choosing: Choosing,
): Tasted {
  const course = readCourse(title, lines);
  let current = [...lines];
  const added: Addition[] = [];
  const unmet: UnmetWish[] = [];
  for (const goal of wanted) {
    const name = nameGoal(goal);
    const row = tasteGoals[name];
    const reach = goal.food ? new Set(findCalled(goal.food, current).map((line) => line.number)) : null;
    if (row !== undefined && reach !== null && reach.size > 0) {
      const replaced = replaceNamed(current, goal, reach, choosing);
      if (replaced === current)
        unmet.push({
          wish: `${name} than ${goal.food}`,
          reason: "not_possible",
          detail: "no food fits that keeps the other wishes",
        });
      current = replaced;
      continue;
    }
    if (row === undefined) {
      unmet.push({ wish: name, reason: "not_possible", detail: "no known edit changes it" });
      continue;
    }
    const next = serve(current, row, name, choosing);
    const isServed = next.some((line, at) => line !== current[at]) || hasServing(current, row);
    current = next;
    if (isServed) continue;
    const addition = addForGoal(row.adds, name, { lines: current, course, servings }, choosing);
    if (addition === null)
      unmet.push({
        wish: name,
        reason: "not_possible",
        detail: "no ingredient carries it and none that fits the dish brings it",
      });
    else added.push(addition);
  }
  return { lines: current, added, unmet };
}

function serve(lines: readonly Line[], row: TasteGoal, name: string, choosing: Choosing): Line[] {
  const causes = new Set(row.isOnlyNamed === true ? [] : row.causes);
  const swapped = lines.map((line) => {
    if (line.change !== null || isNamesake(line, choosing.title)) return line;
    const choice = chooseSubstitute(line, { causes, withGeneral: false, gainOf: () => 1 }, choosing);
    if (choice === null) return line;
    const { parts, firstStep } = choice;
    return changeLine(line, { kind: kindOf(line, parts), parts, reason: name, firstStep });
  });
  if (swapped.some((line, at) => line !== lines[at]) || row.scales === null) return swapped;
  const { roles = [], classes = [], factor } = row.scales;
  return lines.map((line) => {
    const isCarrier = roles.includes(line.role) && (classes.length === 0 || isOf(line, classes));
    const isNamed = roles.length === 0 && isOf(line, classes);
    return (isCarrier || isNamed) && line.change !== "removed" ? scaleLine(line, factor, name) : line;
  });
}

function isOf({ foodClass }: Line, classes: readonly string[]): boolean {
  return listLineage(foodClass).some((name) => classes.includes(name));
}

/** A line that was replaced for another wish may have served this one already. */
function hasServing(lines: readonly Line[], { causes }: TasteGoal): boolean {
  return lines.some(({ change, foodClass }) => {
    if (change === null) return false;
    const rows = listLineage(foodClass).flatMap((name) => rowsOfClass(name));
    return rows.some((row) => row.causes.some((cause) => causes.includes(cause)));
  });
}
