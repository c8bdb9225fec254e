/** Suggests the known name closest to a mistyped one; null if none is close. */
export function suggestName(typed: string, known: readonly string[]): string | null {
  const word = typed.toLowerCase().replaceAll("-", "_");
  const ranked = known
    .map((name) => ({ name, distance: name.startsWith(word) ? 0 : countEdits(word, name) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && word !== "" && best.distance <= Math.max(1, best.name.length / 3) ? best.name : null;
}

/** Levenshtein distance: letters to insert, delete or replace. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [place, other] of [...to].entries()) {
      const replaced = (row[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
