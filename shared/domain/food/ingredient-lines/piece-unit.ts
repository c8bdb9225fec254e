import { matchingForm } from "../../../language/mod.ts";

import units from "./data/units.json" with { type: "json" };
import type { LineQuantity } from "./line-quantity.ts";
import type { LineToken } from "./line-token.ts";
import { isMeasured, type LineUnit, readUnit } from "./line-unit.ts";

const packagesOfMass = new Set(units.packageOfMass);
const strictPlurals = new Set(units.strictPlural);
const foodsBehind = new Map<string, readonly string[]>(Object.entries(units.notBefore));
const endsUnit = new Set(["and", "or", "for", "plus", "to", "with"]);

/** A container or piece word is a unit only with a food behind it: "1 clove garlic", not "20 cloves, crushed". */
export function readPieceUnit(
  tokens: readonly LineToken[],
  at: number,
  count: LineQuantity | null,
): LineUnit | null {
  const unit = readUnit(tokens, at);
  if (unit === null || isMeasured(unit)) return null;
  const other = tokens[unit.next]?.key === "or" ? readUnit(tokens, unit.next + 1) : null;
  const next = other?.kind === unit.kind ? other.next : unit.next;
  if (!hasFoodBehind(tokens, next) || isPartOfName(tokens, at, unit, count)) return null;
  return { ...unit, next };
}

/** The container or piece a mass or volume comes in: "can" in "400 g can"; "fillet" in "300 g fillet steak" is the food. */
export function readPackage(tokens: readonly LineToken[], at: number): LineUnit | null {
  const unit = readPieceUnit(tokens, at, null);
  return unit?.kind === "container" || packagesOfMass.has(unit?.unit ?? "") ? unit : null;
}

function hasFoodBehind(tokens: readonly LineToken[], at: number): boolean {
  const after = tokens[at];
  if (after === undefined || endsUnit.has(after.key)) return false;
  return after.kind !== "mark" || ["(", "[", "/", "'"].includes(after.key);
}

// "4 strip steaks", "1 rib eye": the word belongs to the food's name.
function isPartOfName(
  tokens: readonly LineToken[],
  at: number,
  { unit, next }: LineUnit,
  count: LineQuantity | null,
): boolean {
  const key = tokens[at]?.key ?? "";
  const after = matchingForm(tokens[next]?.key ?? "");
  if (foodsBehind.get(unit)?.includes(after)) return true;
  const isMany = count !== null && (count.max ?? count.value) > 1;
  return isMany && strictPlurals.has(unit) && matchingForm(key) === key;
}
