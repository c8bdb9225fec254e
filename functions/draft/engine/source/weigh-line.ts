import { type FoodCandidate, type Measure, resolveGrams } from "../../../../shared/domain/food/mod.ts";
import densities from "./data/densities.json" with { type: "json" };
import usual from "./data/usual-amounts.json" with { type: "json" };
import type { LineOutline } from "./line-outline.ts";
import { canUnits } from "./line-words.ts";
import { readStatedAmount } from "./stated-amount.ts";
import { weighPiece, wordsOf } from "./weigh-piece.ts";

const foodGrams = new Map(Object.entries(usual.foods));

const shelfGrams = new Map(Object.entries(usual.shelfGrams));

const garnish = /\b(?:garnish|decorate|sprinkl|dust|greas|brush|taste|drizzl)/;

const little = /\b(?:little|bit of|small amount|touch of)\b/i;

const serving = /\b(?:serv|accompan|side)/;

/** What is left of a can's stated weight when its liquid is poured off: 240 g of a 400 g can of beans. */
const drainedShare = 0.6;

const drainedShelves = new Set(["legumes", "vegetables", "fruit"]);

const drainedWeight = /(?:(\d{1,2}) ?[x×] ?)?(\d{2,4}(?:[.,]\d)?) ?(?:g|grams?) (?:net |when )?drained/i;

const poured = /\b(?:drained|rinsed|strained)\b/;

/** Grams of an ingredient, and whether the line says them. */
type LineWeight = {
  readonly grams: number;
  readonly isAmountStated: boolean;
};

const waterDensity = 1;
const ownDensities = new Map(Object.entries(densities.gramsPerMl));

/** Grams of what a line says of a food; without amount the usual ones of a recipe for four. */
export function weighLine(outline: LineOutline, food: FoodCandidate | null): LineWeight {
  const stated = readStatedAmount(outline.parsed);
  const solids = readDrained(outline.parsed.preparation ?? outline.parsed.comment ?? "");
  if (solids !== null && stated.kind === "pieces") {
    const each = weighPiece(stated.unit, outline, food);
    const isEach = Math.abs(solids - each) < Math.abs(solids - each * stated.count);
    return weighed(isEach ? solids * stated.count : solids, outline);
  }
  if (stated.kind === "none") return { grams: guessGrams(outline, food), isAmountStated: false };
  if (stated.kind === "grams")
    return weighed(stated.grams * (isDrained(outline) ? drainedShare : 1), outline);
  if (stated.kind === "volume") return weighed(weighVolume(stated, outline, food), outline);
  const each = weighPiece(stated.unit, outline, food);
  return weighed(each * stated.count, outline);
}

function weighed(grams: number, { share }: LineOutline): LineWeight {
  return { grams: roundGrams(grams * share), isAmountStated: true };
}

function weighVolume(
  { millilitres, unit }: { millilitres: number; unit: string },
  outline: LineOutline,
  food: FoodCandidate | null,
): number {
  if (food === null) return millilitres * waterDensity;
  const own = ownDensities.get(food.name);
  if (own !== undefined) return millilitres * own;
  const measure: Measure = { ...oneMeasure, kind: "volume", unit, millilitres };
  return resolveGrams(food, measure, wordsOf(outline)).grams;
}

const oneMeasure: Omit<Measure, "kind"> = {
  count: 1,
  unit: "",
  sizes: [],
  grams: null,
  millilitres: null,
  kilocalories: null,
  isShare: false,
};

/** Grams as they are stated: a tenth of a gram, a hundredth below one gram. */
function roundGrams(grams: number): number {
  return grams < 1 ? Math.round(grams * 100) / 100 : Math.round(grams * 10) / 10;
}

/** Grams that a line states of what was drained: "(240 g drained)", "(2 x 240 g drained weight)"; null where it does not. */
function readDrained(words: string): number | null {
  const [, count = "1", grams] = drainedWeight.exec(words) ?? [];
  return grams === undefined ? null : Number(count) * Number(grams.replace(",", "."));
}

/** True when a line weighs a whole can and means its solids: "1 (400 g) can chickpeas, drained". */
function isDrained({ parsed, known }: LineOutline): boolean {
  const isCan = canUnits.has(parsed.unit ?? "") || canUnits.has(parsed.package ?? "");
  if (!isCan || known === null || !drainedShelves.has(known.shelf)) return false;
  if (/tomato/i.test(known.food)) return false;
  return /drained/.test(known.food) || poured.test(`${parsed.preparation ?? ""} ${parsed.comment ?? ""}`);
}

/** Grams that a recipe for four usually takes of a food whose amount the line leaves open. */
function guessGrams({ known, parsed, text }: LineOutline, food: FoodCandidate | null): number {
  const grams = foodGrams.get(food?.name ?? "") ?? shelfGrams.get(known?.shelf ?? "") ?? usual.unknownGrams;
  const purpose = `${parsed.purpose ?? ""} ${parsed.comment ?? ""}`.toLowerCase();
  if (little.test(text)) return Math.min(grams, usual.littleGrams);
  if (garnish.test(purpose)) return Math.min(grams, usual.garnishGrams);
  return serving.test(purpose) ? Math.min(grams, usual.servingGrams) : grams;
}
