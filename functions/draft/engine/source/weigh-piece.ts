import {
  type FoodCandidate,
  type Measure,
  normaliseTerms,
  resolveGrams,
} from "../../../../shared/domain/food/mod.ts";
import { units } from "../../../../shared/language/mod.ts";
import pieces from "./data/piece-grams.json" with { type: "json" };
import type { LineOutline } from "./line-outline.ts";
import { canUnits } from "./line-words.ts";

const ownGrams = new Map(
  Object.entries(pieces.foods).map(([food, grams]) => [food, new Map(Object.entries(grams))]),
);
const unitGrams = new Map(Object.entries(pieces.units));
/** "4 endive leaves": the name's last word counts. */
const shapes = new Set(pieces.shapes);
const sizeWords = new Map(Object.entries(units.sizes));
const sizeFactors = new Map(Object.entries(pieces.sizeFactors));
/** The catalogue's rows are surer than a unit's customary weight from here on. */
const enoughConfidence = 0.6;

/** Grams of one piece, bunch or package of a food: our own weight, the catalogue's row, else the unit's usual one. */
export function weighPiece(unit: string, outline: LineOutline, food: FoodCandidate | null): number {
  if (unit === "dozen") return pieces.dozen * weighPiece("", outline, food);
  const shape = unit === "" ? (normaliseTerms(outline.name).at(-1) ?? "") : "";
  if (shapes.has(shape)) return weighPiece(shape, outline, food);
  const sizes = sizesOf(outline.parsed.size);
  const own = ownGrams.get(food?.name ?? "");
  const kinds = unit === "" ? [...sizes, ...normaliseTerms(outline.name)] : [];
  const kind = kinds.map((word) => own?.get(word)).find((grams) => grams !== undefined);
  if (kind !== undefined) return kind;
  const plain = own?.get(unit);
  if (plain !== undefined) return plain * factorOf(sizes);
  if (canUnits.has(unit) && outline.known?.shelf === "legumes") return pieces.drainedCanGrams;
  const row = food === null ? null : resolveGrams(food, measureOf(unit, sizes), wordsOf(outline));
  if (row !== null && row.confidence >= enoughConfidence) return row.grams;
  return (unitGrams.get(unit) ?? row?.grams ?? pieces.unknownPiece) * (row === null ? factorOf(sizes) : 1);
}

function measureOf(unit: string, sizes: readonly string[]): Measure {
  const kind = unit === "" ? "count" : "piece";
  const base = { count: 1, grams: null, millilitres: null, kilocalories: null, isShare: false };
  return { ...base, kind, unit, sizes };
}

function sizesOf(size: string | null): string[] {
  return (size ?? "").split(" ").flatMap((word) => sizeWords.get(word.replace(/-size[d]?$/, "")) ?? []);
}

function factorOf(sizes: readonly string[]): number {
  return sizeFactors.get(sizes[0] ?? "") ?? 1;
}

/** The words of a line that choose between rows of a food: its name, its preparation. */
export function wordsOf({ name, parsed }: LineOutline): { terms: Set<string>; heads: Set<string> } {
  const named = normaliseTerms(name);
  const terms = new Set([...named, ...normaliseTerms(parsed.preparation ?? "")]);
  return { terms, heads: new Set(named.slice(-1)) };
}
