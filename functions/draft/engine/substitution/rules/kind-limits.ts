import {
  conditionRules,
  dietRules,
  followedDiets,
  type RuleSet,
} from "../../../../../shared/domain/constraints/mod.ts";
import { findKind } from "../../../../../shared/domain/nutrition/mod.ts";
import { type Choosing, chooseSubstitute } from "../choose/choose-substitute.ts";
import type { Edits } from "../edits.ts";
import { changeLine, kindOf, scaleLine } from "../lines/change-line.ts";
import { factsOf } from "../lines/food-facts.ts";
import type { Line, LinePart } from "../lines/line.ts";
import { describeBreaches } from "./describe-breaches.ts";
import { nameSafeForm } from "./safe-form.ts";

/** How much of a kind of food one portion may hold. */
type KindBound = {
  readonly rule: string;
  readonly kind: string;
  readonly gramsPerPortion: number;
};

const leastFactor = 0.6;

/** The bounds on kinds of food that diets and conditions set. */
export function listKindBounds(edits: Edits): KindBound[] {
  const sets: RuleSet[] = [
    ...followedDiets(edits).map((name) => dietRules[name]),
    ...edits.conditions.map((name) => conditionRules[name]),
  ];
  return sets.flatMap(({ label, limits = [] }) =>
    limits.map(({ kind, grams }) => ({ rule: label, kind, gramsPerPortion: grams })),
  );
}

/** Whether parts stay within the bounds by themselves. */
export function keepsBounds(
  parts: readonly LinePart[],
  bounds: readonly KindBound[],
  servings: number,
): boolean {
  return bounds.every(({ kind, gramsPerPortion }) => gramsOfKind(parts, kind) <= gramsPerPortion * servings);
}

/** The lines with less of the kinds of which a portion may hold but a little: a somewhat smaller amount, or a substitute. */
export function keepKindBounds(
  lines: readonly Line[],
  bounds: readonly KindBound[],
  servings: number,
  choosing: Choosing,
): Line[] {
  return bounds.reduce((current, bound) => keepBound(current, bound, servings, choosing), [...lines]);
}

function keepBound(
  lines: readonly Line[],
  { rule, kind, gramsPerPortion }: KindBound,
  servings: number,
  choosing: Choosing,
): Line[] {
  const allowed = gramsPerPortion * servings;
  const holding = lines
    .filter(({ parts }) => gramsOfKind(parts, kind) > 0)
    .toSorted((a, b) => gramsOfKind(b.parts, kind) - gramsOfKind(a.parts, kind));
  const reason = `${rule}: more than ${gramsPerPortion} g of ${kind.replace("fodmap_", "").replaceAll("_", " ")} a portion`;
  let kept = [...lines];
  for (const { number } of holding) {
    const total = kept.reduce((sum, { parts }) => sum + gramsOfKind(parts, kind), 0);
    if (total <= allowed) break;
    kept = kept.map((line) => {
      if (line.number !== number) return line;
      const own = gramsOfKind(line.parts, kind);
      const factor = Math.max(0, allowed - (total - own)) / own;
      return lower(line, kind, factor, reason, choosing);
    });
  }
  return kept;
}

function lower(line: Line, kind: string, factor: number, reason: string, choosing: Choosing): Line {
  if (factor >= leastFactor) return scaleLine(line, Math.floor(factor * 100) / 100, reason);
  const wanting = {
    causes: new Set([kind]),
    withGeneral: true,
    gainOf: (parts: readonly LinePart[]) => (gramsOfKind(parts, kind) > 0 ? null : 1),
  };
  const choice = chooseSubstitute(line, wanting, choosing);
  if (choice === null) {
    if (factor <= 0.1) return changeLine(line, { kind: "removed", parts: [], reason });
    return scaleLine(line, Math.floor(factor * 100) / 100, reason);
  }
  const { parts, firstStep } = choice;
  return changeLine(line, { kind: kindOf(line, parts), parts, reason, firstStep });
}

/** Of what only some makes hold ("oats": wheat) a make without it is named. */
export function nameWithin(line: Line, bounds: readonly KindBound[], servings: number): Line {
  return bounds.reduce((named, bound) => nameWithout(named, bound, servings), line);
}

function nameWithout(line: Line, { rule, kind, gramsPerPortion }: KindBound, servings: number): Line {
  const doubted = line.parts.flatMap((part) => {
    const finding = findKind(factsOf(part, part.food), kind);
    return finding?.certainty === "may_contain" && part.grams > gramsPerPortion * servings ? [finding] : [];
  });
  const [finding] = doubted;
  if (finding === undefined) return line;
  const breach = { rule, kind, term: finding.term, isSure: false, causes: [kind] };
  const parts = line.parts.map((part) => ({ ...part, name: nameSafeForm(part.name, [breach]) }));
  const isClear = parts.every((part) => findKind(factsOf(part, part.food), kind) === null);
  return isClear ? changeLine(line, { kind: "prepared", parts, reason: describeBreaches([breach]) }) : line;
}

function gramsOfKind(parts: readonly LinePart[], kind: string): number {
  return parts.reduce((sum, part) => {
    const finding = findKind(factsOf(part, part.food), kind);
    return finding?.certainty === "contains" ? sum + part.grams : sum;
  }, 0);
}
