import { type Choosing, chooseSubstitute, makeSafe } from "../choose/choose-substitute.ts";
import data from "../data/taste-goals.json" with { type: "json" };
import type { UnmetWish } from "../edited-recipe.ts";
import type { EditGoal } from "../edits.ts";
import { changeLine, kindOf, scaleLine } from "../lines/change-line.ts";
import { findCalled } from "../lines/is-called.ts";
import type { Line, LinePart } from "../lines/line.ts";
import { roundMass } from "../lines/round-mass.ts";
import type { Pantry } from "../pantry.ts";
import { listLineage } from "../tables/food-class.ts";
import { rowsOfClass, substituteFoods } from "../tables/substitute-table.ts";

interface TasteGoal {
  readonly causes: readonly string[];
  readonly scales: {
    readonly roles?: readonly string[];
    readonly classes?: readonly string[];
    readonly factor: number;
  } | null;
  readonly adds: { readonly food: string; readonly gramsPerPortion: number } | null;
}

/** An ingredient that a goal adds. */
export interface Addition {
  readonly part: LinePart;
  readonly reason: string;
}

/** Lines after the goals, with what was added and what could not be served. */
export interface Tasted {
  readonly lines: Line[];
  readonly added: readonly Addition[];
  readonly unmet: readonly UnmetWish[];
}

const goals: Readonly<Record<string, TasteGoal>> = data.goals;
const synonyms: Readonly<Record<string, string>> = data.synonyms;
const opposites: Readonly<Record<string, string>> = data.opposites;

/** The name of a goal in the tables: "more mild" is "less spicy". */
export function nameGoal({ attribute, direction }: EditGoal): string {
  const word = attribute.toLowerCase().replaceAll("_", " ");
  const opposite = opposites[word];
  if (opposite !== undefined) return `${direction === "more" ? "less" : "more"} ${opposite}`;
  return `${direction} ${synonyms[word] ?? synonyms[attribute] ?? word}`;
}

/** The causes of rows that serve the goals. */
export function causesOfGoals(wanted: readonly EditGoal[]): Set<string> {
  return new Set(wanted.flatMap((goal) => goals[nameGoal(goal)]?.causes ?? []));
}

/** Serves wishes of taste and texture: by substitutes, by more or less of what carries them, or by an addition. */
export function followGoals(
  lines: readonly Line[],
  wanted: readonly EditGoal[],
  servings: number,
  choosing: Choosing,
): Tasted {
  let current = [...lines];
  const added: Addition[] = [];
  const unmet: UnmetWish[] = [];
  for (const goal of wanted) {
    const name = nameGoal(goal);
    const row = goals[name];
    if (row === undefined) {
      unmet.push({ wish: name, reason: "nothing is known that changes it" });
      continue;
    }
    const reach = goal.food ? new Set(findCalled(goal.food, current).map((line) => line.number)) : null;
    const next = serve(current, row, name, reach, choosing);
    const isServed = next.some((line, at) => line !== current[at]) || hasServing(current, row, reach);
    current = next;
    if (isServed) continue;
    const addition = row.adds === null ? null : resolveAddition(row.adds, name, servings, choosing);
    if (addition === null) unmet.push({ wish: name, reason: "no ingredient carries it" });
    else added.push(addition);
  }
  return { lines: current, added, unmet };
}

function serve(
  lines: readonly Line[],
  row: TasteGoal,
  name: string,
  reach: ReadonlySet<number> | null,
  choosing: Choosing,
): Line[] {
  const causes = new Set(row.causes);
  const swapped = lines.map((line) => {
    if (line.change !== null || (reach !== null && !reach.has(line.number))) return line;
    const choice = chooseSubstitute(
      line,
      { causes, withGeneral: false, byRole: reach !== null, gainOf: () => 1 },
      choosing,
    );
    if (choice === null) return line;
    const { parts, firstStep } = choice;
    return changeLine(line, { kind: kindOf(line, parts), parts, reason: name, firstStep });
  });
  if (swapped.some((line, at) => line !== lines[at]) || row.scales === null) return swapped;
  const { roles = [], classes = [], factor } = row.scales;
  return lines.map((line) => {
    const isCarrier = roles.includes(line.role) && (classes.length === 0 || isOf(line, classes));
    const isNamed = roles.length === 0 && isOf(line, classes);
    const isReached = reach === null ? isCarrier || isNamed : reach.has(line.number);
    return isReached && line.change !== "removed" ? scaleLine(line, factor, name) : line;
  });
}

function isOf({ foodClass }: Line, classes: readonly string[]): boolean {
  return listLineage(foodClass).some((name) => classes.includes(name));
}

/** A line that was replaced for another wish may have served this one already. */
function hasServing(
  lines: readonly Line[],
  { causes }: TasteGoal,
  reach: ReadonlySet<number> | null,
): boolean {
  return lines.some(({ number, change, foodClass }) => {
    if (change === null || (reach !== null && !reach.has(number))) return false;
    const rows = listLineage(foodClass).flatMap((name) => rowsOfClass(name));
    return reach !== null || rows.some((row) => row.causes.some((cause) => causes.includes(cause)));
  });
}

function resolveAddition(
  { food, gramsPerPortion }: { readonly food: string; readonly gramsPerPortion: number },
  reason: string,
  servings: number,
  { pantry, rulebook }: { readonly pantry: Pantry; readonly rulebook: Choosing["rulebook"] },
): Addition | null {
  const substitute = substituteFoods.get(food);
  if (substitute === undefined) return null;
  const { name, foodId } = substitute;
  const found = foodId === null ? null : (pantry.foodOf(foodId) ?? null);
  const part = {
    name,
    food: found,
    grams: roundMass(gramsPerPortion * servings),
    measure: null,
    preparation: null,
  };
  const [safe] = makeSafe([part], rulebook) ?? [];
  return safe === undefined ? null : { part: safe, reason };
}
