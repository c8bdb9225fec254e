import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { bundleFunction } from "../../../scripts/bundle.ts";
import { findBinaries } from "../../../supabase/local/binaries.ts";
import { chatResponse, jsonResponse, startModelEndpoint } from "../../support/model-endpoint.ts";
import { readItem, reading } from "./support/read-items.ts";

const sharedDir = join(import.meta.dirname, "../../../shared");
const modelFile = join(sharedDir, "platform/model/create-language-model.ts");
const mealModelFile = join(sharedDir, "domain/intake/meal-model.ts");

const program = (baseUrl: string) => `
import { createLanguageModel } from ${JSON.stringify(modelFile)};
import { createMealModel } from ${JSON.stringify(mealModelFile)};
const models = { textModel: "a", visionModel: "b", transcriptionModel: "c", imageModel: "d" };
const times = { callTimeoutMs: 20000, imageTimeoutMs: 60000, jobTimeoutMs: 60000, attemptsPerKey: 1000 };
const model = createLanguageModel({ baseUrl: ${JSON.stringify(baseUrl)}, apiKey: null, ...models, ...times }, {
  now: () => Date.now(),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  sleep: (_, signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve())),
  takeModelAttempt: async () => null,
  fetch: (input, init) => fetch(input, init),
});
const job = model.startJob({ keyId: "key-1", signal: new AbortController().signal, failureNaming: "upstream" });
const bytes = new Uint8Array([1, 2, 3]);
const text = await job.transcribe({ bytes, mimeType: "audio/mpeg" });
const reading = await createMealModel(job).readMealImages([{ bytes, mimeType: "image/png" }], text);
console.log(JSON.stringify(reading));
`;

test("the bundled model runs in Deno with network permission for the endpoint only", async () => {
  const endpoint = await startModelEndpoint();
  const dir = mkdtempSync(join(tmpdir(), "model-"));
  onTestFinished(async () => {
    rmSync(dir, { recursive: true });
    await endpoint.close();
  });
  endpoint.script(jsonResponse({ text: "porridge" }), chatResponse(reading(readItem())));
  mkdirSync(join(dir, "model", "dist"), { recursive: true });
  writeFileSync(join(dir, "model", "index.ts"), program(endpoint.baseUrl));
  const bundle = await bundleFunction("model", dir);
  const flags = ["run", "--no-prompt", "--no-config", `--allow-net=${new URL(endpoint.baseUrl).host}`];
  const { stdout } = await promisify(execFile)(findBinaries().deno, [
    ...flags,
    pathToFileURL(join(bundle.dir, "index.js")).href,
  ]);
  expect(JSON.parse(stdout)).toEqual(reading(readItem()));
});
