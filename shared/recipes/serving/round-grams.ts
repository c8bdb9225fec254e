/**
 * Grams as a scale shows them: hundredths below 2 g, tenths below 20 g, whole grams above; never zero for something.
 * Half a step is at most 2.5 % of the mass from 0.2 g on.
 */
export function roundGrams(grams: number): number {
  const steps = grams < 2 ? 100 : grams < 20 ? 10 : 1;
  const rounded = Math.round(grams * steps) / steps;
  return rounded === 0 && grams > 0 ? 1 / steps : rounded;
}
