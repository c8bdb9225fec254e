// Measures a job of 25 structured items at the molecular tier: POST to completed, and the size of its response.
// Usage: node tests/bench/decode-items.ts
import { gzipSync } from "node:zlib";
import { createKeyOn } from "../support/create-key-on.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";

const rounds = 15;
const pollPauseMs = 5;
const foods =
  "apple,banana,orange,carrot,broccoli,spinach,potato,tomato,onion,lettuce,chicken breast,ground beef,salmon,egg,milk,cheddar cheese,yogurt,butter,white rice,pasta,bread,oatmeal,almonds,olive oil,chocolate";

const stack = await startThrowawayStack();
try {
  const { key } = await createKeyOn({ baseUrl: stack.url, serviceKey: stack.serviceKey });
  const headers = { "x-api-key": key, "service-api-version": "2026-07-10", "accept-encoding": "gzip" };
  const items = foods.split(",").map((name) => ({ canonical_name: name, quantity: 100, unit: "g" }));
  const body = JSON.stringify({ input_mode: "structured", items });
  const times: number[] = [];
  let text = "";
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    text = await decodeOnce(`${stack.url}/functions/v1/decode`, headers, body);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const p50 = times[Math.floor(rounds / 2)] ?? 0;
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
  console.log(`25 items, POST to completed: p50 ${p50.toFixed(0)} ms`);
  console.log(`response ${kilobytes(Buffer.byteLength(text))}, gzip ${kilobytes(gzipSync(text).length)}`);
} finally {
  await stack.remove();
}

async function decodeOnce(url: string, headers: Record<string, string>, body: string): Promise<string> {
  const post = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body };
  const accepted = await (await fetch(url, post)).json();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pollPauseMs));
    const text = await (await fetch(`${url}?job_id=${accepted.data.job_id}`, { headers })).text();
    const { status } = JSON.parse(text).data;
    if (status === "failed") throw new Error(`Cannot measure: ${text}`);
    if (status === "completed") return text;
  }
}
