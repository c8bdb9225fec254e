// Measures the memory that Deno takes at most for a body with media, in times of the body and beside a small body, and the
// time until the response. Usage: node tests/bench/body-memory.ts
import { type BodyCost, measureBody } from "../support/measure-body.ts";

const megabyte = 2 ** 20;
const bound = 3;
const repeats = 3;

for (const pictureBytes of [2, 8, 9.9].map((size) => size * megabyte)) {
  const costs: BodyCost[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) costs.push(await measureBody(pictureBytes));
  const { bodyBytes = 0, status } = costs[0] ?? {};
  const ratio = median(costs.map((cost) => cost.ratio));
  const durationMs = median(costs.map((cost) => cost.durationMs));
  console.log(
    `${(bodyBytes / megabyte).toFixed(1)} MB: at most ${ratio.toFixed(2)} times their size, ${durationMs.toFixed(0)} ms, ` +
      `status ${status}${ratio > bound ? `, more than ${bound} times` : ""}`,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
