import { checkAvoided } from "../../../../shared/domain/constraints/mod.ts";
import { type Choosing, chooseSubstitute, makeSafe } from "./choose/choose-substitute.ts";
import type { UnmetWish } from "./edited-recipe.ts";
import type { Edits, NamedSwap } from "./edits.ts";
import { changeLine, kindOf } from "./lines/change-line.ts";
import { factsOf } from "./lines/food-facts.ts";
import { findCalled } from "./lines/is-called.ts";
import type { Line, LinePart } from "./lines/line.ts";
import { roundMass } from "./lines/round-mass.ts";
import type { PantryFood } from "./pantry.ts";
import { conflictOf } from "./rules/conflict-of.ts";
import { classify, listLineage } from "./tables/food-class.ts";
import { rowsOfClass, substituteFoods } from "./tables/substitute-table.ts";

const leastRatio = 0.75;
const mostRatio = 1.15;

/** What swaps are done with. */
type Swapping = {
  readonly edits: Edits;
  readonly choosing: Choosing;
  /** Foods that the words of targets were matched to. */
  readonly matched: ReadonlyMap<string, PantryFood>;
  /** Causes of the other wishes: of several substitutes the one that serves them is taken. */
  readonly causes: ReadonlySet<string>;
  /** Whether the dish falls apart without the line. */
  readonly isNeeded: (line: Line) => boolean;
};

/** Does the ordered swaps; what names no ingredient or breaks a rule is told as unmet. */
export function swapLines(lines: readonly Line[], swapping: Swapping): { lines: Line[]; unmet: UnmetWish[] } {
  const unmet: UnmetWish[] = [];
  let current = [...lines];
  for (const swap of swapping.edits.swaps.filter((one) => !isCompared(one, swapping.edits))) {
    const called = new Set(findCalled(swap.from, current).map(({ number }) => number));
    const wish = swap.to === null ? `replace ${swap.from}` : `${swap.to} instead of ${swap.from}`;
    if (called.size === 0 && swap.isDropped !== true)
      unmet.push({ wish, reason: "not_possible", detail: "the recipe has no such ingredient" });
    current = current.map((line) => {
      if (!called.has(line.number)) return line;
      const swapped =
        swap.isDropped === true
          ? dropLine(line, swap, swapping)
          : swap.to === null
            ? replaceAny(line, swap, swapping)
            : replaceBy(line, swap.to, swapping);
      if (swapped === null)
        unmet.push({ wish, ...refusalOf(line, swap, swapping.choosing, swapping.matched) });
      return swapped ?? line;
    });
  }
  return { lines: current, unmet };
}

/** "Crunchier than the banana" is served with the tastes: not just anything may come. */
function isCompared({ from, to }: NamedSwap, { goals }: Edits): boolean {
  return to === null && goals.some(({ food }) => food?.toLowerCase() === from.toLowerCase());
}

/** What is to be left out goes; what holds the dish together only where nothing takes over its work. */
function dropLine(line: Line, swap: NamedSwap, swapping: Swapping): Line {
  const replaced = swapping.isNeeded(line) ? replaceAny(line, swap, swapping) : null;
  return replaced ?? changeLine(line, { kind: "removed", parts: [], reason: `asked for: no ${swap.from}` });
}

function replaceBy(line: Line, to: string, { choosing, matched }: Swapping): Line | null {
  const grams = line.parts.reduce((sum, part) => sum + part.grams, 0);
  const food = matched.get(to) ?? null;
  const part: LinePart = {
    name: to,
    food,
    grams: roundMass(grams * ratioOf(line, to)),
    measure: null,
    preparation: line.source.preparation,
  };
  const parts = makeSafe([part], choosing.rulebook);
  if (parts === null) return null;
  return changeLine(line, {
    kind: "replaced",
    parts,
    reason: `asked for: ${to} instead of ${line.source.name}`,
  });
}

/** The tables may know by how much; else the mass stays. */
function ratioOf({ foodClass }: Line, to: string): number {
  const target = classify(to, null);
  const known = listLineage(foodClass)
    .flatMap((name) => rowsOfClass(name))
    .flatMap(({ candidates }) => candidates)
    .find(({ parts }) => {
      const [part, ...more] = parts;
      const name = part === undefined ? undefined : substituteFoods.get(part.food)?.name;
      return more.length === 0 && name !== undefined && target !== null && classify(name, null) === target;
    });
  const ratio = known?.parts[0]?.ratio ?? 1;
  return Math.min(mostRatio, Math.max(leastRatio, ratio));
}

function replaceAny(line: Line, { from }: NamedSwap, { choosing, causes }: Swapping): Line | null {
  const gainOf = (parts: readonly LinePart[]) => {
    const isStill = parts.some(
      (part) =>
        checkAvoided(from, factsOf(part, part.food))?.certainty === "contains" ||
        part.name === line.source.name,
    );
    return isStill ? null : 0.5;
  };
  const choose = (wanted: Iterable<string>, withGeneral: boolean) =>
    chooseSubstitute(line, { causes: new Set(wanted), withGeneral, byRole: true, gainOf }, choosing);
  const choice = choose(causes, false) ?? choose([...causes, "swap"], true);
  if (choice === null) return null;
  const { parts, firstStep } = choice;
  return changeLine(line, { kind: kindOf(line, parts), parts, reason: `asked for: no ${from}`, firstStep });
}

/** Why nothing came: the food that was named breaks a rule, or none fits. */
function refusalOf(
  line: Line,
  { to }: NamedSwap,
  { rulebook }: Choosing,
  matched: ReadonlyMap<string, PantryFood>,
): Omit<UnmetWish, "wish"> {
  if (to === null) return { reason: "not_possible", detail: "no food fits that keeps the other wishes" };
  const part = { name: to, food: matched.get(to) ?? null, grams: 1, measure: null, preparation: null };
  return conflictOf({ ...part, preparation: line.source.preparation }, rulebook);
}
