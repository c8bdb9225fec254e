import type { Evidence } from "../build/catalogue-model.ts";

const water = 1051;
const protein = 1003;
const fat = 1004;
const ash = 1007;
const alcohol = 1018;
const fibre = 1079;
const nonStarchPolysaccharides = 90005;
const byDifference = 1005;
const starch = 1009;
const sugars = 2000;
const available = 90001;
const availableAsMonosaccharides = 90002;
const sugarsAsMonosaccharides = 90003;
const starchAsMonosaccharides = 90004;
const organicAcids = 90006;
const sugarAlcohols = 90007;
const monosaccharides = [1011, 1012, 1075];

/** 1 g of starch takes up 0.11 g of water when it becomes glucose, 1 g of a disaccharide 0.05 g (Southgate 1976). */
const starchEquivalents = 1.1;
const disaccharideEquivalents = 1.05;

/** Energy of 1 g: 3.75 kcal as monosaccharide equivalents, 4 kcal by weight (McCance and Widdowson). */
const weightOfEquivalents = 3.75 / 4;

const derivation = "carbohydrate";

/**
 * The carbohydrates of one record in definitions that follow from those that it publishes, all `calculated`: starch and
 * sugars by weight from monosaccharide equivalents, available carbohydrate as their sum (else from its own equivalents), and carbohydrate by difference
 * from what the rest leaves of 100 g or, where the rest is not published, as available carbohydrate + fibre + organic
 * acids + sugar alcohols. Nothing that is published is replaced.
 */
export function deriveCarbohydrates(values: readonly Evidence[]): Evidence[] {
  const published = new Map(values.map((value) => [value.compoundId, value]));
  const derived: Evidence[] = [];
  const read = (id: number) =>
    amountOf(published.get(id)) ?? derived.find((each) => each.compoundId === id)?.amount;
  const isKnown = (id: number) => published.has(id) || derived.some((each) => each.compoundId === id);
  function add(compoundId: number, amount: number | null): void {
    const [first] = values;
    if (amount === null || first === undefined || isKnown(compoundId)) return;
    const base = { foodId: first.foodId, minimum: null, maximum: null, sampleCount: null, derivation };
    const rounded = round(Math.max(0, amount));
    derived.push({
      ...base,
      compoundId,
      amount: rounded,
      valueType: "calculated",
      referenceIds: first.referenceIds,
    });
  }
  add(starch, scaleBy(read(starchAsMonosaccharides), 1 / starchEquivalents));
  add(sugars, sugarsByWeight(read));
  add(available, sum([read(starch), read(sugars)], published.has(starchAsMonosaccharides)));
  add(available, scaleBy(read(availableAsMonosaccharides), weightOfEquivalents));
  add(byDifference, restOf100(read) ?? sumOfParts(read));
  return derived;
}

// To the microgram first: what floating-point numbers leave of 100 g of meat may be 1.4e-14 g.
function round(grams: number): number {
  return Number(Number(grams.toFixed(6)).toPrecision(4));
}

type Read = (compoundId: number) => number | null | undefined;

function sugarsByWeight(read: Read): number | null {
  const all = read(sugarsAsMonosaccharides);
  if (all === null || all === undefined) return null;
  const single = monosaccharides.reduce((total, id) => total + (read(id) ?? 0), 0);
  return single + Math.max(0, all - single) / disaccharideEquivalents;
}

function restOf100(read: Read): number | null {
  const parts = [read(water), read(protein), read(fat), read(ash)];
  const known = sum(parts, true);
  return known === null ? null : 100 - known - (read(alcohol) ?? 0);
}

function sumOfParts(read: Read): number | null {
  const known = sum([read(available), read(fibre) ?? read(nonStarchPolysaccharides)], true);
  return known === null ? null : known + (read(organicAcids) ?? 0) + (read(sugarAlcohols) ?? 0);
}

function sum(parts: readonly (number | null | undefined)[], isWanted: boolean): number | null {
  if (!isWanted) return null;
  return parts.reduce<number | null>(
    (total, part) => (total === null || part == null ? null : total + part),
    0,
  );
}

function scaleBy(amount: number | null | undefined, factor: number): number | null {
  return amount == null ? null : amount * factor;
}

/** A trace counts as nothing in a sum, a bound as itself. */
function amountOf(value: Evidence | undefined): number | null {
  if (value === undefined || value.valueType === "unquantified") return null;
  return value.valueType === "trace" ? 0 : value.amount;
}

/** The evidence of a table with what {@link deriveCarbohydrates} gives for each record. */
export function withCarbohydrates(evidence: readonly Evidence[]): Evidence[] {
  const byRecord = Map.groupBy(evidence, ({ foodId }) => foodId);
  return [...byRecord.values()].flatMap((values) => [...values, ...deriveCarbohydrates(values)]);
}
