const fractions: readonly (readonly [value: number, text: string])[] = [
  [1 / 8, "1/8"],
  [1 / 4, "1/4"],
  [1 / 3, "1/3"],
  [1 / 2, "1/2"],
  [2 / 3, "2/3"],
  [3 / 4, "3/4"],
];

/** The nearest number to `count` by ratio whose fractional part is one of `parts` (0 to 1). */
export function roundToParts(count: number, parts: readonly number[]): number {
  const whole = Math.floor(count);
  const candidates = [0, ...parts, 1].map((part) => whole + part).filter((value) => value > 0);
  const distance = (value: number) => Math.abs(Math.log(value / count));
  return candidates.reduce((best, value) => (distance(value) < distance(best) ? value : best));
}

/** A number of eighths, quarters or thirds as written in recipes: "1/2", "1 1/2", "3". */
export function writeNumber(value: number): string {
  const whole = Math.floor(value + 0.01);
  const rest = value - whole;
  const fraction = fractions.find(([part]) => Math.abs(part - rest) < 0.02)?.[1];
  if (fraction === undefined) return String(whole);
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

/**
 * Grams as kitchen scales show them: hundredths below 2 g, tenths below 20 g, whole grams above; a positive mass is never
 * rounded to zero.
 * Half a step is at most 2.5 % of the mass from 0.2 g on.
 */
export function roundGrams(grams: number): number {
  const steps = grams < 2 ? 100 : grams < 20 ? 10 : 1;
  const rounded = Math.round(grams * steps) / steps;
  return rounded === 0 && grams > 0 ? 1 / steps : rounded;
}
