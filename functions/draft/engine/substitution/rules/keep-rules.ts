import { expandKind, readKinds, splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import { type Choosing, chooseSubstitute } from "../choose/choose-substitute.ts";
import { headOf } from "../choose/closeness.ts";
import data from "../data/kind-classes.json" with { type: "json" };
import { changeLine, kindOf } from "../lines/change-line.ts";
import { factsOf } from "../lines/food-facts.ts";
import type { Line, LinePart } from "../lines/line.ts";
import { foodClasses, listLineage } from "../tables/food-class.ts";
import type { Breach } from "./breach.ts";
import { isComposite } from "./composite-foods.ts";
import { describeBreaches } from "./describe-breaches.ts";
import { isForbidden, listBreaches } from "./list-breaches.ts";
import type { Rulebook } from "./rulebook.ts";
import { hasSafeMake, nameSafeForm } from "./safe-form.ts";

/** The line as the rules allow it: a substitute, a make without what is out, or nothing. */
export function keepRules(line: Line, choosing: Choosing): Line {
  const found = line.parts.flatMap((part) => listBreaches(choosing.rulebook, part, line.use));
  const breaches = found.filter((breach) => breach.isSure || hasSafeMake(breach));
  if (breaches.length === 0) return line;
  const reason = describeBreaches(breaches);
  const isOfSeasoning = isComposite(line.source.name) && breaches.every(isSeasoning);
  if (breaches.every(({ isSure }) => !isSure)) {
    const named = isOfSeasoning ? null : takeNamedMake(line, breaches, choosing, reason);
    return named ?? nameMakes(line, choosing, reason);
  }
  if (rawUses.has(line.use ?? "") && breaches.every(({ kind }) => rawKinds.has(kind ?? "")))
    return cook(line, reason);
  return (
    (isOfSeasoning ? takeSafeMake(line, breaches, choosing, reason) : null) ??
    replaceBy(line, line.foodClass, breaches, choosing, reason) ??
    takeSafeMake(line, breaches, choosing, reason) ??
    (isMade(line) ? null : replaceBy(line, classOfKind(line), breaches, choosing, reason)) ??
    changeLine(line, { kind: "removed", parts: [], reason })
  );
}

const meatless = /\b(?:meatless|meat-free|vegan|vegetarian|veggie)\b/i;
const rawUses = new Set(data.rawUses);
const rawKinds = new Set(data.rawKinds);

/** The fish of a ceviche only has to be cooked first. */
function cook(line: Line, reason: string): Line {
  const parts = line.parts.map((part) => ({ ...part, name: `cooked ${part.name}` }));
  const firstStep = `Cook the ${line.source.name} through, to 63°C inside, and let it cool.`;
  return changeLine(line, { kind: "prepared", parts, reason, firstStep });
}

const seasonings = new Set(data.seasonings);

/** Garlic, onion, celery or mustard in a sauce or sausage: makes without them do the same work. */
function isSeasoning({ kind, causes }: Breach): boolean {
  return (kind !== null && seasonings.has(kind)) || causes.some((cause) => seasonings.has(cause));
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
function takeSafeMake(
  line: Line,
  breaches: readonly Breach[],
  choosing: Choosing,
  reason: string,
): Line | null {
  const isPlainKind = !isMade(line) && (line.foodClass !== null || line.source.food !== null);
  if (isPlainKind || breaches.some((breach) => isCalledSo(breach, line))) return null;
  const parts = line.parts.map((part) => renamePart({ ...part, food: null }, choosing));
  const isSafe = parts.every((part) => !isForbidden(choosing.rulebook, part));
  return isSafe ? changeLine(line, { kind: "prepared", parts, reason }) : null;
}

function isMade({ foodClass, source }: Line): boolean {
  return (foodClasses.get(foodClass ?? "")?.isComposite ?? false) || isComposite(source.name);
}

/** What is called after the food that has to go has no make without it. */
function isCalledSo({ kind, rule }: Breach, { source }: Line): boolean {
  const own = new Set(splitTerms(source.name));
  return kind === null && splitTerms(rule).some((term) => own.has(term));
}

/** The tables may name the make: "vegan kimchi". */
function takeNamedMake(
  line: Line,
  breaches: readonly Breach[],
  choosing: Choosing,
  reason: string,
): Line | null {
  if (!(foodClasses.get(line.foodClass ?? "")?.isComposite ?? false)) return null;
  const lineage = listLineage(line.foodClass);
  const isOfMeat = data.meats.some((one) => lineage.includes(one)) && !meatless.test(line.source.name);
  const fleshy = listFlesh(line.source.name);
  // A pork sausage free of gluten is no meatless one, a chicken stock no vegetable one.
  const isMeatLost = (name: string) =>
    (isOfMeat && meatless.test(name)) || fleshy.some((word) => !splitTerms(name).includes(word));
  const gainOf = ([part, ...more]: readonly LinePart[]) =>
    part !== undefined &&
    more.length === 0 &&
    headOf(part.name) === headOf(line.source.name) &&
    !isMeatLost(part.name)
      ? 1
      : null;
  const causes = new Set(breaches.flatMap((breach) => breach.causes));
  const choice = chooseSubstitute(line, { causes, withGeneral: true, gainOf }, choosing);
  return choice === null ? null : changeLine(line, { kind: "prepared", parts: choice.parts, reason });
}

const flesh = new Set(["meat", "seafood"].flatMap((kind) => [...expandKind(kind)]));

/** The words of a name that are meat or fish: the "chicken" of chicken stock. */
function listFlesh(name: string): string[] {
  return splitTerms(name).filter((word) => {
    const kinds = readKinds(factsOf({ name: word, preparation: null }, null));
    return [...kinds].some(([kind, { certainty }]) => certainty === "contains" && flesh.has(kind));
  });
}

function nameMakes(line: Line, choosing: Choosing, reason: string): Line {
  const parts = line.parts.map((part) => renamePart(part, choosing));
  return changeLine(line, { kind: "prepared", parts, reason });
}

function renamePart(part: LinePart, { rulebook }: Choosing): LinePart {
  const breaches = listBreaches(rulebook, part);
  return breaches.length === 0
    ? part
    : { ...part, name: nameSafeForm(part.name, breaches), measure: part.measure };
}

/** What stands for the narrowest kind of food that shows, where the food has no class of its own. */
function classOfKind(line: Line): string | null {
  const known: Readonly<Record<string, string>> = data.classes;
  const shown = line.parts.flatMap((part) => [...readKinds(factsOf(part, part.food))]);
  const sure = new Set(shown.filter(([, { certainty }]) => certainty === "contains").map(([kind]) => kind));
  return Object.entries(known).find(([kind]) => sure.has(kind))?.[1] ?? null;
}

/** The line without parts that surely break a rule: the last look at what edits left. */
export function dropForbidden(line: Line, rulebook: Rulebook): Line {
  const judged = line.parts.map((part) => ({
    part,
    breaches: listBreaches(rulebook, part).filter(({ isSure }) => isSure),
  }));
  const out = judged.flatMap(({ breaches }) => breaches);
  if (out.length === 0) return line;
  const parts = judged.filter(({ breaches }) => breaches.length === 0).map(({ part }) => part);
  const kind = parts.length === 0 ? "removed" : "replaced";
  return changeLine(line, { kind, parts, reason: describeBreaches(out) });
}
