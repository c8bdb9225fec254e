const CELLS = 20;
const MOST = 100;
const UNSURE_BELOW = 0.5;
const LEAST_SHOWN = 0.5;

type Rating = {
  intensity: number | null;
  confidence: number;
  basis: string;
  peak?: { intensity: number; food: string } | null;
};

/** A bar from 0 to 100; what is unknown has none, where a zero has an empty one. */
export function showBar(intensity: number | null): string {
  if (intensity === null) return "?".padEnd(CELLS);
  const filled = Math.round((Math.min(Math.max(intensity, 0), MOST) / MOST) * CELLS);
  const cells = intensity > 0 ? Math.max(filled, 1) : 0;
  return "█".repeat(cells) + "░".repeat(CELLS - cells);
}

/** What stands behind a bar: its figure, and whether it is only a guess; the food in which it is strongest. */
export function describeRating({ intensity, confidence, peak }: Rating): string {
  if (intensity === null) return "unknown";
  const notes = confidence < UNSURE_BELOW ? ["unsure"] : [];
  if (peak) notes.push(`${Math.round(peak.intensity)} in ${peak.food}`);
  const figure = intensity > 0 && intensity < LEAST_SHOWN ? "<1" : String(Math.round(intensity));
  return [figure.padStart(3), notes.join(", ")].join("  ").trimEnd();
}
