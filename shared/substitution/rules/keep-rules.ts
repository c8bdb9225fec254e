import type { Choosing } from "../choose/choose-substitute.ts";
import { chooseSubstitute } from "../choose/choose-substitute.ts";
import data from "../data/kind-classes.json" with { type: "json" };
import { changeLine, kindOf } from "../lines/change-line.ts";
import { factsOf } from "../lines/food-facts.ts";
import type { Line, LinePart } from "../lines/line.ts";
import { foodClasses } from "../tables/food-class.ts";
import type { Breach } from "./breach.ts";
import { findBreaches } from "./rulebook.ts";
import { nameSafeForm } from "./safe-form.ts";

/** The line as the rules allow it: a substitute, a make without what is out, or nothing. */
export function keepRules(line: Line, choosing: Choosing): Line {
  const breaches = line.parts.flatMap((part) => findBreaches(choosing.rulebook, factsOf(part, part.food)));
  if (breaches.length === 0) return line;
  const reason = tellReason(breaches);
  if (breaches.every(({ isSure }) => !isSure)) return nameMakes(line, choosing, reason) ?? line;
  return (
    replaceBy(line, line.foodClass, breaches, choosing, reason) ??
    takeSafeMake(line, choosing, reason) ??
    replaceBy(line, classOfKind(breaches), breaches, choosing, reason) ??
    changeLine(line, { kind: "removed", parts: [], reason })
  );
}

/** "vegan: contains butter". */
export function tellReason(breaches: readonly Breach[]): string {
  const told = breaches.map(
    ({ rule, term, isSure }) => `${rule}: ${isSure ? "contains" : "may contain or be"} ${term}`,
  );
  return [...new Set(told)].slice(0, 3).join("; ");
}

function replaceBy(
  line: Line,
  foodClass: string | null,
  breaches: readonly Breach[],
  choosing: Choosing,
  reason: string,
): Line | null {
  const causes = new Set(breaches.flatMap((breach) => breach.causes));
  const use = foodClass === line.foodClass ? line.use : null;
  const wanting = { causes, withGeneral: true, gainOf: () => 1 };
  const choice = chooseSubstitute({ ...line, foodClass, use }, wanting, choosing);
  if (choice === null) return null;
  const { parts, firstStep } = choice;
  return changeLine(line, { kind: kindOf(line, parts), parts, reason, firstStep });
}

/** Foods made of several others exist without one of them; their composition is then not known. */
function takeSafeMake(line: Line, choosing: Choosing, reason: string): Line | null {
  const isComposite = line.foodClass === null || (foodClasses.get(line.foodClass)?.isComposite ?? false);
  const isPlainKind = line.foodClass === null && line.source.food !== null;
  if (!isComposite || isPlainKind) return null;
  const parts = line.parts.map((part) => renamePart({ ...part, food: null }, choosing));
  const isSafe = parts.every((part) =>
    findBreaches(choosing.rulebook, factsOf(part, null)).every(({ isSure }) => !isSure),
  );
  return isSafe ? changeLine(line, { kind: "prepared", parts, reason }) : null;
}

function nameMakes(line: Line, choosing: Choosing, reason: string): Line | null {
  const parts = line.parts.map((part) => renamePart(part, choosing));
  return changeLine(line, { kind: "prepared", parts, reason });
}

function renamePart(part: LinePart, { rulebook }: Choosing): LinePart {
  const breaches = findBreaches(rulebook, factsOf(part, part.food));
  return breaches.length === 0
    ? part
    : { ...part, name: nameSafeForm(part.name, breaches), measure: part.measure };
}

/** What stands for a kind of food whose own class no table has. */
function classOfKind(breaches: readonly Breach[]): string | null {
  const known: Readonly<Record<string, string>> = data.classes;
  const causes = breaches.filter(({ isSure }) => isSure).flatMap((breach) => breach.causes);
  return causes.map((cause) => known[cause]).find((name) => name !== undefined) ?? null;
}
