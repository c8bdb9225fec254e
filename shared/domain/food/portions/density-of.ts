import portionWords from "../data/portion-words.json" with { type: "json" };
import type { PortionRow } from "./portion-rows.ts";
import type { PortionWords } from "./usual-grams.ts";

const imperialPintMl = 568.261;
const densestDrink = 1.15;
const plainWords = new Set(portionWords.plainVolume);

/** Grams per millilitre from the food's own rows: the row nearest in size, plain before qualified. */
export function densityOf(
  { rows, words }: { readonly rows: readonly PortionRow[]; readonly words: PortionWords },
  millilitres: number,
): number | null {
  let best: { density: number; score: number } | null = null;
  for (const row of rows) {
    if (row.millilitres === null || row.gramsEach <= 0) continue;
    const unsaid = [...row.words, ...row.details].filter(
      (word) => !plainWords.has(word) && !words.terms.has(word),
    );
    const said = [...row.words].filter((word) => words.terms.has(word) && !plainWords.has(word));
    const size = sizeOf(row, row.millilitres);
    const distance = Math.abs(Math.log(row.millilitres / millilitres));
    const score = said.length - 0.3 * unsaid.length - 0.25 * distance - (row.isIndirect ? 3 : 0);
    if (best === null || score > best.score + 1e-9) best = { density: row.gramsEach / size, score };
  }
  return best?.density ?? null;
}

/** A table means the pint of its own country: no drink weighs a fifth more than water. */
function sizeOf({ words, gramsEach }: PortionRow, millilitres: number): number {
  const isImperial = words.has("pint") && gramsEach > densestDrink * millilitres;
  return isImperial ? imperialPintMl : millilitres;
}
