/** The bounds of a share, 0 to 1. */
export type Interval = { readonly low: number; readonly high: number };

/** Two-sided 95 % quantile of the normal distribution. */
const z = 1.96;

/** The 95 % interval of a share of `count` cases of which `hits` are right (Wilson 1927); 0 to 1 without cases. */
export function wilsonInterval(hits: number, count: number): Interval {
  if (count === 0) return { low: 0, high: 1 };
  const share = hits / count;
  const spread = z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  const centre = share + z ** 2 / (2 * count);
  const scale = 1 + z ** 2 / count;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
