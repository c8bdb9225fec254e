import { compoundIds } from "./taste/compound-ids.ts";

type Rule = readonly [terms: readonly string[], holds: (food: Contents) => boolean];

interface Contents {
  readonly water: number;
  readonly fat: number;
  readonly sugars: number;
  readonly starch: number;
  readonly fibre: number;
  readonly protein: number;
}

/** From composition to texture, the first that holds (terms of ISO 5492): dry and starchy foods break, wet ones flow. */
const rules: readonly Rule[] = [
  [["oily"], ({ fat }) => fat > 60],
  [["crispy", "brittle"], ({ water, sugars, starch }) => water < 6 && sugars + starch > 50],
  [["powdery", "dry"], ({ water }) => water < 6],
  [["chewy", "sticky"], ({ water, sugars }) => water < 20 && sugars > 50],
  [["thin", "watery"], ({ water, fibre, protein }) => water > 92 && fibre < 0.5 && protein < 1],
  [["crunchy", "juicy"], ({ water, fibre }) => water > 80 && fibre > 2],
  [["fluid"], ({ water, fibre }) => water > 85 && fibre <= 2],
  [["tender", "fibrous"], ({ protein, starch }) => protein > 15 && starch < 5],
  [["soft", "moist"], ({ water }) => water > 45],
  [["firm", "dry"], ({ water }) => water <= 45],
];

/** The texture that composition suggests for a food no row knows; nothing without its water. */
export function inferTexture(amounts: ReadonlyMap<number, number>): readonly string[] {
  const water = amounts.get(compoundIds.water);
  if (water === undefined) return [];
  const amountOf = (id: number) => amounts.get(id) ?? 0;
  const sugars = amountOf(compoundIds.sugars);
  const contents: Contents = {
    water,
    fat: amountOf(compoundIds.fat),
    sugars,
    starch:
      amounts.get(compoundIds.starch) ??
      Math.max(0, amountOf(compoundIds.carbohydrate) - sugars - amountOf(compoundIds.fibre)),
    fibre: amountOf(compoundIds.fibre),
    protein: amountOf(compoundIds.protein),
  };
  return rules.find(([, holds]) => holds(contents))?.[0] ?? [];
}
