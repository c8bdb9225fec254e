import type { NamedGoal, Needs } from "../../../../shared/domain/constraints/mod.ts";
import { findApart, findPhraseAt, type Span } from "../../../../shared/language/mod.ts";
import { boundOf } from "../bound-of.ts";
import { nameUnit } from "../format-amount.ts";
import { goalOfCompound } from "../ranking/goal-fit.ts";
import type { Figure } from "./figure.ts";
import { type FigureReading, quantityAt } from "./figure-reading.ts";
import { contextCues, massUnits, measures } from "./figure-words.ts";
import type { FoundFigures } from "./find-figures.ts";
import { clauseOf } from "./list-groups.ts";

/** What is left of an allowance or is still to be had, and the stretches that state it. */
export type Budget = {
  readonly limits: Needs["limits"];
  readonly goals: readonly NamedGoal[];
  readonly spans: readonly Span[];
};

type TokenRange = { readonly from: number; readonly to: number };

const nothing: Budget = { limits: [], goals: [], spans: [] };

/**
 * "I can have 20 g carbs, had 12 so far" and "max 20 g carbs": 8 g are left. "Aiming for 25 g fibre, on 12 so far": more is
 * wanted. No limits where either of the two is not stated.
 */
export function readBudget({ reading, context }: FoundFigures): Budget {
  const allowance = context.find(
    (part): part is Figure =>
      part.kind === "figure" && (isNear(reading, "allowing", part) || isNear(reading, "aiming", part)),
  );
  const used = allowance === undefined ? null : findUsed(reading, allowance);
  if (allowance === undefined) return nothing;
  if (used === null) return { ...nothing, limits: readPlain(reading, allowance) };
  const { compoundId, amount, from, to } = allowance;
  const spans = [clauseOf(reading, from, to), used.clause].map((range) => spanOf(reading, range));
  const isAim = isNear(reading, "aiming", allowance) && !isNear(reading, "most", allowance);
  const goal = isAim && boundOf(compoundId) === ">=" ? goalOfCompound(compoundId) : null;
  if (goal !== null) return { limits: [], goals: [{ goal, direction: "more", weight: 1 }], spans };
  return { limits: [toLimit(compoundId, "<=", Math.max(0, amount.value - used.amount))], goals: [], spans };
}

/** "45 g carbs per meal"; what a day allows bounds no single option. */
function readPlain(reading: FigureReading, allowance: Figure): Needs["limits"] {
  const { compoundId, amount } = allowance;
  if (isNear(reading, "ofDay", allowance)) return [];
  return [toLimit(compoundId, isNear(reading, "most", allowance) ? "<=" : boundOf(compoundId), amount.value)];
}

function toLimit(compoundId: number, operator: "<=" | ">=", threshold: number): Needs["limits"][number] {
  const rounded = Math.round(threshold * 1000) / 1000;
  return { compoundId, isNet: false, operator, threshold: rounded, unit: nameUnit(compoundId), scope: null };
}

/** Needs with the limits of an allowance that they do not have yet; what is to be had is a goal where there is no other. */
export function withBudget(needs: Needs, { limits, goals }: Budget): Needs {
  const known = new Set(needs.limits.map(({ compoundId }) => compoundId));
  const others = limits.filter(({ compoundId }) => !known.has(compoundId));
  return {
    ...needs,
    limits: [...needs.limits, ...others],
    goals: needs.goals.length === 0 ? goals : needs.goals,
  };
}

/** Whether the clause of a figure has a cue of a kind. */
function isNear(reading: FigureReading, kind: keyof typeof contextCues, { from, to }: Figure): boolean {
  const clause = clauseOf(reading, from, to);
  return findApart(contextCues[kind], reading.terms, clause.from, clause.to).length > 0;
}

/** The first amount that somebody is said to have had, in the unit of the allowance. */
function findUsed(reading: FigureReading, allowance: Figure): { amount: number; clause: TokenRange } | null {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (at >= allowance.from && at < allowance.to) continue;
    if (reading.tokens[at]?.kind !== "number") continue;
    const quantity = quantityAt(reading, at);
    if (quantity === null) continue;
    const clause = clauseOf(reading, at, quantity.end);
    if (findApart(contextCues.used, reading.terms, clause.from, clause.to).length === 0) continue;
    return { amount: quantity.value * unitFactor(reading, quantity.end, allowance), clause };
  }
  return null;
}

function unitFactor(reading: FigureReading, at: number, { factor, compoundId, from, to }: Figure): number {
  const mass = findPhraseAt(massUnits, reading.terms, at);
  const [first] = findApart(measures, reading.terms, from, to);
  const own = findApart(massUnits, reading.terms, from, to)[0]?.meaning;
  if (mass === null || own === undefined || first?.meaning.compoundId !== compoundId) return factor;
  return (factor * mass.meaning) / own;
}

function spanOf({ tokens }: FigureReading, { from, to }: TokenRange): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}
