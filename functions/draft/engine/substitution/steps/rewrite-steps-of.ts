import { rewriteSteps, type StepSwap } from "../../../../../shared/domain/recipes/mod.ts";
import type { Addition } from "../aims/add-for-goal.ts";
import data from "../data/also-called.json" with { type: "json" };
import safety from "../data/step-safety.json" with { type: "json" };
import type { Line, LinePart } from "../lines/line.ts";
import type { Rulebook } from "../rules/rulebook.ts";
import { listLineage } from "../tables/food-class.ts";
import { nameSafeFoods } from "./name-safe-foods.ts";
import { placeAddition } from "./place-addition.ts";

const alsoCalled: Readonly<Record<string, readonly string[]>> = data.classes;
const carriers = new Set(safety.carriers);
const leastCarrierShare = 0.4;

/** The steps as the edited lines need them, with what has to be done first ahead. */
export function rewriteStepsOf(
  steps: readonly string[],
  lines: readonly Line[],
  added: readonly Addition[],
  rulebook: Rulebook,
): string[] {
  if (steps.length === 0) return [];
  const swaps = lines.filter(isRenamed).map(toSwap);
  const kept = lines.filter((line) => !isRenamed(line)).map(({ source }) => source.name);
  const first = lines.filter(({ change }) => change !== null).flatMap(listFirstSteps);
  const namesOf = (isMixedIn: boolean) =>
    added
      .filter(({ isMixedIn: isMixed, asked }) => asked === undefined && isMixed === isMixedIn)
      .map(({ part }) => part.name);
  const mixed =
    namesOf(true).length === 0
      ? []
      : [`Have ${joinNames(namesOf(true))} ready to mix into the dough or batter.`];
  const last =
    namesOf(false).length === 0 ? [] : [`Stir in ${joinNames(namesOf(false))} at the end and taste.`];
  const rewritten = nameSafeFoods(rewriteSteps(steps, swaps, kept), rulebook);
  const placed = added.reduce<string[]>(
    (all, { asked }) => (asked === undefined ? all : placeAddition(all, asked)),
    rewritten,
  );
  return [...new Set([...first, ...mixed]), ...placed, ...last];
}

function isRenamed({ change, source, parts }: Line): boolean {
  if (change === null || change === "scaled") return false;
  return parts.length !== 1 || parts[0]?.name !== source.name;
}

function toSwap({ source, foodClass, parts }: Line): StepSwap {
  const words = listLineage(foodClass).flatMap((name) => alsoCalled[name] ?? []);
  return {
    from: source.name,
    alsoCalled: [...new Set(words)],
    to: parts.length === 0 ? null : joinNames(namesInSteps(parts)),
  };
}

/** Water that only carries a powder is named where both are stirred together, not again. */
function namesInSteps(parts: readonly LinePart[]): string[] {
  const names = parts.map(({ name }) => name.replace(/ \(.*\)$/, ""));
  const own = names.filter((name) => !carriers.has(name));
  return own.length > 0 ? own : names;
}

function listFirstSteps({ firstStep, parts }: Line): string[] {
  if (firstStep !== null) return [firstStep];
  const grams = parts.reduce((sum, part) => sum + part.grams, 0);
  const carrier = parts.find(({ name }) => carriers.has(name));
  if (carrier === undefined || parts.length < 2 || carrier.grams < leastCarrierShare * grams) return [];
  return [
    `Stir the ${joinNames(namesInSteps(parts))} with ${carrier.grams} g of water and let it stand for 5 minutes.`,
  ];
}

function joinNames(names: readonly string[]): string {
  const [last = "", ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`;
}
