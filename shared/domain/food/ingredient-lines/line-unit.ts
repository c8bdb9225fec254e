import { matchingForm } from "../../../language/mod.ts";

import units from "./data/units.json" with { type: "json" };
import type { LineToken } from "./line-token.ts";

type UnitKind = "mass" | "volume" | "length" | "vague" | "container" | "piece";

/** A unit in its canonical spelling, and where the tokens go on. */
export type LineUnit = {
  readonly unit: string;
  readonly kind: UnitKind;
  readonly next: number;
};

const kinds = ["mass", "volume", "length", "vague", "container", "piece"] as const;
const spellings = new Map<string, { unit: string; kind: UnitKind }>();
for (const kind of kinds) {
  for (const [unit, names] of Object.entries(units[kind]))
    for (const name of names) spellings.set(name, { unit, kind });
}
const exact = new Map(Object.entries(units.exact));
const pairs = new Map(Object.entries(units.pairs));
const foodsOfUnitBehind = new Map<string, readonly string[]>(Object.entries(units.behindName));

/** Reads a unit word at `at`: "cups", "tbsp.", "fl. oz", "T"; null when none stands there. */
export function readUnit(tokens: readonly LineToken[], at: number): LineUnit | null {
  const token = tokens[at];
  if (token?.kind !== "word") return null;
  const gap = tokens[at + 1]?.key === "." ? 2 : 1;
  const pair = pairs.get(`${token.key} ${matchingForm(tokens[at + gap]?.key ?? "")}`);
  if (pair !== undefined) return { unit: pair, kind: "volume", next: skipDot(tokens, at + gap + 1) };
  const known = findSpelling(token);
  if (known === undefined) return null;
  // "in" is a unit only where it clings to its number: "2in", "2-in", "½ in." at the least with a dot.
  const isTied =
    token.isGlued ||
    tokens[at - 1]?.key === "-" ||
    tokens[at + 1]?.key === "." ||
    tokens[at + 1]?.key === "piece";
  if (token.key === "in" && !isTied) return null;
  return { ...known, next: skipDot(tokens, at + 1) };
}

function findSpelling(token: LineToken): { unit: string; kind: UnitKind } | undefined {
  const sharp = exact.get(token.text);
  if (sharp !== undefined) return { unit: sharp, kind: "volume" };
  // "1/2-inch-thick"
  const key = token.key.replace(/-(?:thick|long|wide|diameter)$/, "");
  return spellings.get(key) ?? spellings.get(matchingForm(key));
}

function skipDot(tokens: readonly LineToken[], at: number): number {
  const dot = tokens[at];
  return dot?.key === "." && dot.isGlued ? at + 1 : at;
}

/** True for units that measure by themselves: mass, volume and length. */
export function isMeasured(unit: LineUnit): boolean {
  return unit.kind === "mass" || unit.kind === "volume" || unit.kind === "length";
}

/** The unit a name ends with ("garlic cloves", "thyme sprigs"), when that word counts pieces of this food. */
export function unitBehindName(name: readonly LineToken[]): string | null {
  const last = name.at(-1);
  const unit = last === undefined || name.length < 2 ? undefined : findSpelling(last)?.unit;
  const foods = unit === undefined ? undefined : foodsOfUnitBehind.get(unit);
  if (unit === undefined || foods === undefined) return null;
  const fits = foods.length === 0 || name.some((token) => foods.includes(matchingForm(token.key)));
  return fits ? unit : null;
}
