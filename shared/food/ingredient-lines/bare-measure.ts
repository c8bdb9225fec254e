import units from "./data/units.json" with { type: "json" };
import { endMeasure, type LineMeasure, noMeasure } from "./line-measure.ts";
import type { LineToken } from "./line-token.ts";
import { readUnit } from "./line-unit.ts";
import { lineWords } from "./line-words.ts";
import { readPieceUnit } from "./piece-unit.ts";
import { readSizes } from "./read-sizes.ts";

const bareUnits = new Set(units.bare);

/** Reads a measure without a number: "pinch of", "few sprigs", "small handful", "slice of", "a little", "some". */
export function readBareMeasure(tokens: readonly LineToken[]): LineMeasure | null {
  const first = skipVagueNumber(tokens);
  const isVagueNumber = first > 0;
  const { sizes, next } = readSizes(tokens, first, "unit");
  const unit = readUnit(tokens, next);
  if (unit === null || unit.kind === "length") {
    return isVagueNumber ? { ...noMeasure, ...endMeasure(tokens, first) } : null;
  }
  const isOpen = tokens[unit.next]?.key === "of" || tokens[unit.next]?.key === "each";
  const isMarked = isVagueNumber || sizes.length > 0 || bareUnits.has(unit.unit);
  const isUnit = unit.kind === "vague" || isOpen || (isMarked && readPieceUnit(tokens, next, null) !== null);
  if (!isUnit || tokens[unit.next] === undefined) return null;
  return { ...noMeasure, bareUnit: unit.unit, sizes, ...endMeasure(tokens, unit.next) };
}

function skipVagueNumber(tokens: readonly LineToken[]): number {
  const article = tokens[0]?.key === "a" || tokens[0]?.key === "an" ? 1 : 0;
  const key = tokens[article]?.key ?? "";
  const isVague = lineWords.vagueNumbers.has(key) || (article === 1 && lineWords.vagueAmounts.has(key));
  if (!isVague) return 0;
  return tokens[article + 1]?.key === "of" ? article + 2 : article + 1;
}
