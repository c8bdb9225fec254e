import { rewriteSteps } from "../recipes/steps/rewrite-steps.ts";
import type { StepSwap } from "../recipes/steps/step-swap.ts";
import data from "./data/also-called.json" with { type: "json" };
import type { Line } from "./lines/line.ts";
import { listLineage } from "./tables/food-class.ts";

const alsoCalled: Readonly<Record<string, readonly string[]>> = data.classes;

/** The steps as the edited lines need them, with what has to be done first ahead. */
export function rewriteStepsOf(
  steps: readonly string[],
  lines: readonly Line[],
  added: readonly string[],
): string[] {
  if (steps.length === 0) return [];
  const swaps = lines.filter(isRenamed).map(toSwap);
  const kept = lines.filter((line) => !isRenamed(line)).map(({ source }) => source.name);
  const first = lines.flatMap(({ firstStep }) => firstStep ?? []);
  const last = added.length === 0 ? [] : [`Stir in ${joinNames(added)} at the end and taste.`];
  return [...new Set(first), ...rewriteSteps(steps, swaps, kept), ...last];
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
    to: parts.length === 0 ? null : joinNames(parts.map(({ name }) => name.replace(/ \(.*\)$/, ""))),
  };
}

function joinNames(names: readonly string[]): string {
  const [last = "", ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`;
}
