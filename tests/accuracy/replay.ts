// Decodes fifty meals a hundred times each and counts results that differ from the first by a byte.
// Usage: node tests/accuracy/replay.ts
import { decodeText } from "../support/decode-text.ts";
import { openStore } from "../support/open-store.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";
import { readEverydayTexts } from "./everyday/everyday-texts.ts";

const MEALS = 50;
const REPLAYS = 100;
const PARALLEL = 10;

const stack = await startThrowawayStack();
try {
  const store = openStore(stack);
  let different = 0;
  for (const foodText of readEverydayTexts().slice(0, MEALS)) {
    const results = new Set<string>();
    for (let replay = 0; replay < REPLAYS; replay += PARALLEL) {
      const batch = Array.from({ length: PARALLEL }, async () => {
        const { result } = await decodeText(foodText, { store, tier: "molecular" });
        results.add(JSON.stringify(result));
      });
      await Promise.all(batch);
    }
    different += results.size - 1;
  }
  console.log(`${MEALS} meals, ${REPLAYS} replays each: ${different} differing results`);
  process.exitCode = different === 0 ? 0 : 1;
} finally {
  await stack.remove();
}
