// Decodes fifty meals a hundred times each and counts results that differ from the first by a byte.
// Usage: node tests/accuracy/replay.ts
import { decodeText } from "../support/decode-text.ts";
import { openStore } from "../support/open-store.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";
import { readEverydayTexts } from "./everyday/everyday-texts.ts";

const meals = 50;
const replays = 100;
const parallel = 10;

const stack = await startThrowawayStack();
try {
  const store = openStore(stack);
  let different = 0;
  for (const foodText of readEverydayTexts().slice(0, meals)) {
    const results = new Set<string>();
    for (let replay = 0; replay < replays; replay += parallel) {
      const batch = Array.from({ length: parallel }, async () => {
        const { result } = await decodeText(foodText, { store, tier: "molecular" });
        results.add(JSON.stringify(result));
      });
      await Promise.all(batch);
    }
    different += results.size - 1;
  }
  console.log(`${meals} meals, ${replays} replays each: ${different} differing results`);
  process.exitCode = different === 0 ? 0 : 1;
} finally {
  await stack.remove();
}
