import { conditionRules, dietRules, followedDiets } from "../../../../../shared/domain/constraints/mod.ts";
import { type Choosing, chooseSubstitute } from "../choose/choose-substitute.ts";
import data from "../data/aims.json" with { type: "json" };
import type { Edits } from "../edits.ts";
import { changeLine, kindOf } from "../lines/change-line.ts";
import { factsOf } from "../lines/food-facts.ts";
import type { Line, LinePart } from "../lines/line.ts";
import type { Pantry } from "../pantry.ts";
import { describeBreaches } from "../rules/describe-breaches.ts";
import { findKindBreaches, type KindRule } from "../rules/rulebook.ts";
import { hasSafeMake, nameSafeForm } from "../rules/safe-form.ts";
import { amountOf, type BoundCompound } from "./measure-bound.ts";

const leastShare = 0.1;
const leastGain = 0.25;
const loweredShare = 0.6;

/** The line without a kind of food that is better left out, where something better fits. */
export function leaveDiscouraged(line: Line, choosing: Choosing): Line {
  const { discouraged } = choosing.rulebook;
  return nameWithout(replaceKinds(line, discouraged, true, choosing), discouraged);
}

/** Where only some makes hold what is better left out, one without it is named, if a word says so. */
function nameWithout(line: Line, rules: readonly KindRule[]): Line {
  const found = line.parts.flatMap((part) => findKindBreaches(rules, factsOf(part, part.food)));
  const doubts = found.filter((breach) => breach.isSure || hasSafeMake(breach));
  if (doubts.length === 0 || doubts.some(({ isSure }) => isSure)) return line;
  const parts = line.parts.map((part) => {
    const own = findKindBreaches(rules, factsOf(part, part.food));
    return own.length === 0 ? part : { ...part, name: nameSafeForm(part.name, own) };
  });
  const isClear = parts.every((part) => findKindBreaches(rules, factsOf(part, part.food)).length === 0);
  return isClear ? changeLine(line, { kind: "prepared", parts, reason: describeBreaches(doubts) }) : line;
}

/** The line with what the aims of diets and conditions prefer. */
export function followKindAims(line: Line, edits: Edits, choosing: Choosing): Line {
  const known: Readonly<Record<string, readonly string[]>> = data.kinds;
  const rules = listLabels(edits).flatMap((rule) =>
    (known[rule] ?? []).map((kind): KindRule => ({ rule, kind })),
  );
  return replaceKinds(line, rules, false, choosing);
}

/** The lines with less of what conditions always want less of, where a substitute brings clearly less. */
export function followCompoundAims(lines: readonly Line[], edits: Edits, choosing: Choosing): Line[] {
  const labels = new Set(listLabels(edits));
  const compounds: Readonly<Record<string, number>> = data.alwaysCompounds;
  const aims = Object.entries(data.always).flatMap(([cause, rules]) => {
    const rule = rules.find((label) => labels.has(label));
    const compoundId = compounds[cause];
    return rule === undefined || compoundId === undefined ? [] : [{ rule, cause, compoundId }];
  });
  return aims.reduce<Line[]>(
    (current, { rule, cause, compoundId }) => {
      const target = { compoundId, minusCompoundId: null };
      const total = current.reduce((sum, { parts }) => sum + amountOf(parts, target), 0);
      return current.map((line) => {
        const before = amountOf(line.parts, target);
        const isUnknown = line.parts.some(({ food }) => food === null);
        if (line.change === "scaled" || isLowered(line, target, choosing.pantry)) return line;
        if (!isUnknown && before < leastShare * total) return line;
        const gainOf = (parts: readonly LinePart[]) => {
          const gain = before === 0 ? 0.5 : 1 - amountOf(parts, target) / before;
          return gain < leastGain ? null : gain;
        };
        const reason = `${rule}: less ${cause.replaceAll("_", " ")}`;
        return replaceFor(line, new Set([cause]), gainOf, reason, choosing);
      });
    },
    [...lines],
  );
}

/** What came for another reason may have brought less already. */
function isLowered({ change, parts, source }: Line, target: BoundCompound, pantry: Pantry): boolean {
  if (change !== "replaced" || source.food === null) return false;
  const own = pantry.foodOf(source.food.id)?.amounts.get(target.compoundId);
  const isKnown = parts.every(({ food }) => food !== null);
  return (
    own !== undefined && isKnown && amountOf(parts, target) < loweredShare * ((own * source.grams) / 100)
  );
}

/** The labels of all rules of the edits, those of conditions first. */
function listLabels(edits: Edits): string[] {
  const diets = followedDiets(edits).map((name) => dietRules[name].label);
  return [...edits.conditions.map((name) => conditionRules[name].label), ...diets];
}

function replaceKinds(
  line: Line,
  rules: readonly KindRule[],
  withGeneral: boolean,
  choosing: Choosing,
): Line {
  const breaches = line.parts
    .flatMap((part) => findKindBreaches(rules, factsOf(part, part.food)))
    .filter(({ isSure }) => isSure);
  if (breaches.length === 0) return line;
  const gainOf = (parts: readonly LinePart[]) => {
    const left = parts.flatMap((part) => findKindBreaches(rules, factsOf(part, part.food)));
    return left.some(({ isSure }) => isSure) ? null : 1;
  };
  const further: Readonly<Record<string, readonly string[]>> = data.kindCauses;
  const causes = new Set(
    breaches.flatMap(({ causes: own }) => [...own, ...own.flatMap((kind) => further[kind] ?? [])]),
  );
  const wanting = { causes, withGeneral, gainOf };
  const choice = chooseSubstitute(line, wanting, choosing);
  if (choice === null) return line;
  const { parts, firstStep } = choice;
  return changeLine(line, {
    kind: kindOf(line, parts),
    parts,
    reason: describeBreaches(breaches),
    firstStep,
  });
}

function replaceFor(
  line: Line,
  causes: ReadonlySet<string>,
  gainOf: (parts: readonly LinePart[]) => number | null,
  reason: string,
  choosing: Choosing,
): Line {
  const choice = chooseSubstitute(line, { causes, withGeneral: false, gainOf }, choosing);
  if (choice === null) return line;
  const { parts, firstStep } = choice;
  return changeLine(line, { kind: kindOf(line, parts), parts, reason, firstStep });
}
