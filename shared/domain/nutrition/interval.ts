/** A figure with its bounds: `low <= value <= high`. */
export type Interval = {
  readonly low: number;
  readonly value: number;
  readonly high: number;
};

/** An interval of one known figure. */
export function exactly(value: number): Interval {
  return { low: value, value, high: value };
}

/** Sum of intervals; zero for none. */
export function addIntervals(parts: readonly Interval[]): Interval {
  return parts.reduce(
    (sum, part) => ({
      low: sum.low + part.low,
      value: sum.value + part.value,
      high: sum.high + part.high,
    }),
    exactly(0),
  );
}

/** The interval of `first - second`. */
export function subtractIntervals(first: Interval, second: Interval): Interval {
  return { low: first.low - second.high, value: first.value - second.value, high: first.high - second.low };
}

/** Applies a function that never falls to all three figures. */
export function mapRising(interval: Interval, rise: (figure: number) => number): Interval {
  return { low: rise(interval.low), value: rise(interval.value), high: rise(interval.high) };
}

/** Applies a function that never rises: the bounds change places. */
export function mapFalling(interval: Interval, fall: (figure: number) => number): Interval {
  return { low: fall(interval.high), value: fall(interval.value), high: fall(interval.low) };
}
