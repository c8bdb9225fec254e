/** Upper edges in ms of the buckets that latencies are counted in; one last bucket holds what is above. */
export const LATENCY_EDGES_MS: readonly number[] = [
  1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1_200, 2_000, 3_000, 5_000, 8_000, 12_000,
  20_000, 30_000,
];
