import { formatAmount } from "../show/format-amount.ts";

/** What an error's details add to its message: unknown names, and what would make an infeasible wish possible. */
export function describeDetails(details: Readonly<Record<string, unknown>>): string {
  const unknown = readList(details.unknown).filter((name) => typeof name === "string");
  const parts = unknown.length > 0 ? [`unknown: ${unknown.join(", ")}`] : [];
  const conflict = readList(details.conflict);
  const descriptions = readList(details.descriptions);
  for (const step of readList(details.relaxation)) {
    if (!isRelaxation(step)) continue;
    const description = descriptions[conflict.indexOf(step.constraint)];
    const name = typeof description === "string" ? `${step.constraint} (${description})` : step.constraint;
    parts.push(`${name} can be met at ${formatAmount(step.needed)}, not at ${formatAmount(step.limit)}`);
  }
  return parts.join("; ");
}

type Relaxation = { constraint: string; limit: number; needed: number };

function isRelaxation(value: unknown): value is Relaxation {
  if (typeof value !== "object" || value === null) return false;
  if (!("constraint" in value && "limit" in value && "needed" in value)) return false;
  const { constraint, limit, needed } = value;
  return typeof constraint === "string" && typeof limit === "number" && typeof needed === "number";
}

function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
