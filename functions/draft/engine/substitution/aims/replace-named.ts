import { checkAvoided } from "../../../../../shared/domain/constraints/mod.ts";
import { type Choosing, chooseSubstitute } from "../choose/choose-substitute.ts";
import type { EditGoal } from "../edits.ts";
import { changeLine, kindOf } from "../lines/change-line.ts";
import { factsOf } from "../lines/food-facts.ts";
import type { Line, LinePart } from "../lines/line.ts";
import { leastGainOf, senseStrength } from "./sense-strength.ts";
import { nameGoal, tasteGoals } from "./taste-goals.ts";

const most = 1;
const usual = 0.5;

/** The lines with something in the place of an ingredient that has more, or less, of a taste or texture than it. */
export function replaceNamed(
  lines: Line[],
  goal: EditGoal,
  reach: ReadonlySet<number>,
  choosing: Choosing,
): Line[] {
  const name = nameGoal(goal);
  const causes = new Set(tasteGoals[name]?.causes);
  const next = lines.map((line) => {
    if (!reach.has(line.number) || line.change === "removed") return line;
    const choose = (withGeneral: boolean) => {
      const gainOf = (parts: readonly LinePart[]) =>
        isStillCalled(goal.food ?? "", parts) ? null : gainIn(name, line, parts, withGeneral);
      const wanted = withGeneral ? [...causes, "swap"] : causes;
      return chooseSubstitute(line, { causes: new Set(wanted), withGeneral, byRole: true, gainOf }, choosing);
    };
    const choice = choose(false) ?? choose(true);
    if (choice === null) return line;
    const { parts, firstStep } = choice;
    return changeLine(line, {
      kind: kindOf(line, parts),
      parts,
      reason: `${name} than ${goal.food}`,
      firstStep,
    });
  });
  return next.some((line, at) => line !== lines[at]) ? next : lines;
}

/** What the tables suggest for the goal must not be worse; what they suggest for any reason must be better. */
function gainIn(name: string, line: Line, parts: readonly LinePart[], isGeneral: boolean): number | null {
  const [direction = "", ...words] = name.split(" ");
  const sense = words.join(" ");
  const before = senseStrength(sense, line.parts);
  const after = senseStrength(sense, parts);
  if (before === null || after === null) return isGeneral ? null : usual;
  const gain = direction === "more" ? after - before : before - after;
  if (gain >= leastGainOf(sense) && gain > 0) return most;
  return isGeneral || gain < 0 ? null : usual;
}

function isStillCalled(food: string, parts: readonly LinePart[]): boolean {
  return parts.some((part) => checkAvoided(food, factsOf(part, part.food))?.certainty === "contains");
}
