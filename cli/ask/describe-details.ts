import { formatAmount } from "../show/format-amount.ts";

/** What an error's details add to its message: names that are unknown or lie outside the key's tier, and what would make an infeasible wish possible. */
export function describeDetails(details: Readonly<Record<string, unknown>>): string {
  const parts = [...tellNames("unknown", details.unknown), ...tellNames("outside", details.compounds)];
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

function tellNames(what: string, told: unknown): string[] {
  const names = readList(told).filter((name) => typeof name === "string" || typeof name === "number");
  return names.length > 0 ? [`${what}: ${names.join(", ")}`] : [];
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
