const FRACTIONS: readonly (readonly [value: number, text: string])[] = [
  [1 / 8, "1/8"],
  [1 / 4, "1/4"],
  [1 / 3, "1/3"],
  [1 / 2, "1/2"],
  [2 / 3, "2/3"],
  [3 / 4, "3/4"],
];

/** The nearest number to `count` whose broken part is one of `parts` (0 to 1), by ratio. */
export function roundToParts(count: number, parts: readonly number[]): number {
  const whole = Math.floor(count);
  const candidates = [0, ...parts, 1].map((part) => whole + part).filter((value) => value > 0);
  const distance = (value: number) => Math.abs(Math.log(value / count));
  return candidates.reduce((best, value) => (distance(value) < distance(best) ? value : best));
}

/** "1/2", "1 1/2", "3": a number of eighths, quarters or thirds as a cook writes it. */
export function writeNumber(value: number): string {
  const whole = Math.floor(value + 0.01);
  const rest = value - whole;
  const fraction = FRACTIONS.find(([part]) => Math.abs(part - rest) < 0.02)?.[1];
  if (fraction === undefined) return String(whole);
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}
