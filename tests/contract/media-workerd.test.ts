import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startWorkerd, type Workerd } from "../runtime/support/workerd.ts";
import { chatResponse, jsonResponse } from "../support/model-endpoint.ts";
import { readItem, reading } from "../unit/model/support/read-items.ts";
import { image, unstructured, wave } from "./support/media-bodies.ts";
import { useModel } from "./support/model.ts";
import { decodeResult, decodeToEnd } from "./support/run-job.ts";
import { listJobsWithFiles } from "./support/stored-media.ts";

const model = useModel();
let workerd: Workerd;

beforeAll(async () => {
  workerd = await startWorkerd({
    SUPABASE_URL: inject("baseUrl"),
    SUPABASE_SERVICE_ROLE_KEY: inject("serviceKey"),
    PUBLIC_BASE_URL: inject("baseUrl"),
    WORK_SECRET: inject("workSecret"),
    MODEL_BASE_URL: `http://127.0.0.1:${inject("modelPort")}/v1`,
    MODEL_VISION: "vision-model-of-workerd",
    MODEL_TRANSCRIPTION: "speech-model-of-workerd",
  });
});
afterAll(() => workerd?.close());

it("workerd stores, shows to the model, and erases a picture and a recording", async () => {
  const meal = reading(readItem({ name: "banana", quantity: 100, unit: "g" }));
  model().script(jsonResponse({ text: "a ripe one" }), chatResponse(meal));
  const body = unstructured({ foodImage: image(), foodVoice: wave() });
  const result = await decodeResult(body, { baseUrl: workerd.baseUrl });
  expect(result).toMatchObject({ items: [{ status: "matched", quantity_g: 100 }] });
  const [spoken, seen] = model().requests.map(({ bytes }) => String(bytes));
  expect(spoken).toContain("speech-model-of-workerd");
  expect(seen).toContain("vision-model-of-workerd");
  expect(seen).toContain(image());
  await expect.poll(() => listJobsWithFiles()).toEqual([]);
});

it("workerd refuses a URL of its own machine as Deno does", async () => {
  const body = unstructured({ foodImage: "http://localhost/plate.png" });
  const ended = await decodeToEnd(body, { baseUrl: workerd.baseUrl });
  expect(ended.body?.data?.error).toEqual((await decodeToEnd(body)).body?.data?.error);
  expect(ended.body?.data?.error).toMatchObject({ code: "invalid_request", details: { field: "foodImage" } });
});
