/** Upper bounds of the latency histogram in ms; one more bucket counts what is above the last. */
export const latencyEdgesMs: readonly number[] = [
  1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1_200, 2_000, 3_000, 5_000, 8_000, 12_000,
  20_000, 30_000,
];
