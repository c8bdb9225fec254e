/** A point in the coordinates of the drawing. */
type RadarPoint = { x: number; y: number };

/** The outline of a series: its known points, and edges only between known neighbours. */
type RadarOutline = {
  points: readonly (RadarPoint | null)[];
  edges: readonly [RadarPoint, RadarPoint][];
};

const scales = [25, 50, 100] as const;
const full = 100;

/** A point on a spoke; the first spoke is vertical, the others follow clockwise. `share` is 0 to 1. */
export function placeOnSpoke(index: number, count: number, radius: number, share = 1): RadarPoint {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  const reach = radius * share;
  return { x: round(Math.cos(angle) * reach), y: round(Math.sin(angle) * reach) };
}

/** The smallest scale of 25, 50 or 100 that fits all values; 100 if none is known. */
export function chooseScale(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return full;
  const greatest = Math.max(...known);
  return scales.find((scale) => greatest <= scale) ?? full;
}

/** The radius of the drawing and the value at its rim. */
type RadarSize = { radius: number; scale: number };

/** Outlines a series around the origin; an unknown value leaves a gap and is never at the centre. */
export function outlineSeries(
  values: readonly (number | null)[],
  { radius, scale }: RadarSize,
): RadarOutline {
  const points = values.map((value, index) =>
    value === null ? null : placeOnSpoke(index, values.length, radius, value / scale),
  );
  const edges = points.flatMap((point, index): [RadarPoint, RadarPoint][] => {
    const next = points[(index + 1) % points.length];
    return point && next ? [[point, next]] : [];
  });
  return { points, edges };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
