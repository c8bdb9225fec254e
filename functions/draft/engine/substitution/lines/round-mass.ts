/** Grams as a cook weighs them: whole from 20 g, halves from 5 g, tenths below; never nothing of something. */
export function roundMass(grams: number): number {
  if (grams <= 0) return 0;
  if (grams >= 20) return Math.round(grams);
  if (grams >= 5) return Math.round(grams * 2) / 2;
  return Math.max(0.1, Math.round(grams * 10) / 10);
}
