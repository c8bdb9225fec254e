/** Column widths that fit the room left for text: what wraps shrinks, the widest column first. */
export function fitWidths({
  widths,
  wraps,
  room,
  least,
}: {
  widths: readonly number[];
  wraps: readonly boolean[];
  room: number;
  /** No column gets narrower. */
  least: number;
}): number[] {
  const fitted = [...widths];
  for (let excess = fitted.reduce((sum, width) => sum + width, 0) - room; excess > 0; excess--) {
    const widest = findWidest(fitted, wraps);
    if (widest < 0 || (fitted[widest] ?? 0) <= least) break;
    fitted[widest] = (fitted[widest] ?? 0) - 1;
  }
  return fitted;
}

function findWidest(widths: readonly number[], wraps: readonly boolean[]): number {
  let widest = -1;
  for (const [index, width] of widths.entries()) {
    if (wraps[index] && width > (widths[widest] ?? -1)) widest = index;
  }
  return widest;
}
