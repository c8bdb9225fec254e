/** Edits between two words, a swap of neighbours counting as one (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + same,
        swapped ? at(beforePrevious, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** A folded word with letters that are drawn out written once: "soooo" is "so", "soothing" stays. */
export function shortenDrawnOut(word: string): string {
  return word.replace(/(\p{L})\1{2,}/gu, "$1");
}

/**
 * A search for the word of a list that a misspelt word stands for: the nearest one with the same first letter, the one
 * listed first where several are as near, null where none is within `maxEdits` edits.
 */
export function createWordFinder(
  words: Iterable<string>,
): (written: string, maxEdits: number) => string | null {
  const byInitial = Map.groupBy(words, (word) => word.charAt(0));
  return function findNearest(written, maxEdits) {
    let nearest: string | null = null;
    let limit = maxEdits + 1;
    for (const word of byInitial.get(written.charAt(0)) ?? []) {
      if (Math.abs(word.length - written.length) >= limit) continue;
      const edits = editDistance(written, word);
      if (edits >= limit) continue;
      nearest = word;
      limit = edits;
    }
    return nearest;
  };
}
