import { compoundIds, splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import type { LinePart } from "../lines/line.ts";

/** Standard deviations over foods, by which amounts per 100 g are compared. */
const drivers: readonly (readonly [compoundId: number, spread: number])[] = [
  [compoundIds.waterGrams, 31],
  [compoundIds.proteinGrams, 11],
  [compoundIds.fatGrams, 16],
  [compoundIds.sugarsGrams, 14],
  [compoundIds.carbohydrateGrams, 27],
];
const tastes: readonly (readonly [compoundId: number, scale: number])[] = [
  [compoundIds.sugarsGrams, 10],
  [compoundIds.sodiumMilligrams, 400],
  [compoundIds.fatGrams, 20],
  [compoundIds.proteinGrams, 15],
];
const unknown = 0.5;

/** How near parts together are to a food in what carries its work: 1 the same, towards 0 far; 0.5 where not known. */
export function compareComposition(before: LinePart, after: readonly LinePart[]): number {
  const distances = drivers.flatMap(([id, spread]) => {
    const [one, other] = [before.food?.amounts.get(id), meanAmount(after, id)];
    return one === undefined || other === null ? [] : [((one - other) / spread) ** 2];
  });
  if (distances.length === 0) return unknown;
  return Math.exp(-Math.sqrt(distances.reduce((sum, one) => sum + one, 0) / distances.length));
}

/** How alike they taste: the cosine of their taste vectors, raised where they are of one name ("beef sausage", "sausage"). */
export function compareFlavour(before: LinePart, after: readonly LinePart[]): number {
  const isNamesake = after.some(({ name }) => headOf(name) === headOf(before.name));
  const pairs = tastes.flatMap(([id, scale]) => {
    const [one, other] = [before.food?.amounts.get(id), meanAmount(after, id)];
    return one === undefined || other === null ? [] : [[one / scale, other / scale] as const];
  });
  const dot = pairs.reduce((sum, [one, other]) => sum + one * other, 0);
  const lengths = Math.sqrt(
    pairs.reduce((sum, [one]) => sum + one ** 2, 0) * pairs.reduce((sum, [, other]) => sum + other ** 2, 0),
  );
  const cosine = pairs.length === 0 || lengths === 0 ? unknown : dot / lengths;
  return isNamesake ? (1 + cosine) / 2 : cosine * 0.8;
}

/** The last word before a comma: what the thing is. */
export function headOf(name: string): string {
  return splitTerms(name.split(/[,(]/)[0] ?? name).at(-1) ?? "";
}

/** Per 100 g of all parts; null where one of them is not known. */
function meanAmount(parts: readonly LinePart[], compoundId: number): number | null {
  const grams = parts.reduce((sum, part) => sum + part.grams, 0);
  const shares = parts.map(({ food, grams: own }) => {
    const amount = food?.amounts.get(compoundId);
    return amount === undefined ? null : amount * own;
  });
  if (grams <= 0 || shares.some((share) => share === null)) return null;
  return shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) / grams;
}
