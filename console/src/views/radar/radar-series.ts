/** One outline of a radar: a value of 0 to 100 an axis, null where nothing is known. */
export type RadarSeries = { name: string; values: readonly (number | null)[] };
