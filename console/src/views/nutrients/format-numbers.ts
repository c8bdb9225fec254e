/** Ascending numbers with runs drawn together: "1\u20134, 7". */
export function formatNumbers(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs
    .map(({ from, to }) => (from === to ? `${from}` : `${from}${to - from > 1 ? "\u2013" : ", "}${to}`))
    .join(", ");
}
