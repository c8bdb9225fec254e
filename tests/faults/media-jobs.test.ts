import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MediaStorage } from "../../shared/platform/kernel/media-storage.ts";
import { createUuidV7 } from "../../shared/platform/kernel/uuid.ts";
import { createSupabaseStorage } from "../../shared/platform/media/create-supabase-storage.ts";
import { callApi } from "../support/call-api.ts";
import { createKeyOn } from "../support/create-key-on.ts";
import {
  chatResponse,
  type ModelEndpoint,
  noResponse,
  startModelEndpoint,
} from "../support/model-endpoint.ts";
import { readPid } from "../support/stack-parts.ts";
import { startThrowawayStack, type ThrowawayStack } from "../support/throwaway-stack.ts";
import { asDataUrl } from "../unit/media/support/as-data-url.ts";
import { makePng } from "../unit/media/support/image-files.ts";
import { readItem, reading } from "../unit/model/support/read-items.ts";
import { expectCompletion, hastySettings } from "./decode-jobs.ts";
import { expectHealth } from "./stack-parts.ts";

const hourMs = 3_600_000;
const body = { input_mode: "unstructured", foodImage: asDataUrl(makePng(10, 10), "image/png") };

describe.skipIf(process.platform !== "linux")("media of a stack whose decode is killed", () => {
  let model: ModelEndpoint;
  let stack: ThrowawayStack;
  let storage: MediaStorage;

  beforeAll(async () => {
    model = await startModelEndpoint();
    const variables = { ...hastySettings, MODEL_BASE_URL: model.baseUrl, MODEL_VISION: "vision-model" };
    stack = await startThrowawayStack({ variables });
    storage = createSupabaseStorage({
      url: stack.url,
      publicUrl: stack.url,
      serviceKey: stack.serviceKey,
      bucket: "media",
      timeoutMs: 5_000,
      fetch: (input, init) => fetch(input, init),
    });
  });
  afterAll(async () => {
    await stack?.remove();
    await model?.close();
  });

  async function killDecode(): Promise<void> {
    const pid = await readPid(stack.url, "decode");
    process.kill(pid, "SIGKILL");
    await expect.poll(() => readPid(stack.url, "decode"), { interval: 10 }).not.toBe(pid);
    await expectHealth(stack.url);
  }

  test("is read by the next worker, charged once, and then erased", async () => {
    const { key } = await createKeyOn(
      { baseUrl: stack.url, serviceKey: stack.serviceKey },
      { quotaPerMonth: 5 },
    );
    model.script(noResponse());
    model.respondByDefault(chatResponse(reading(readItem({ name: "banana", quantity: 100, unit: "g" }))));
    const accepted = await callApi("decode", { baseUrl: stack.url, key, body: body });
    const jobId = String(accepted.body?.data?.job_id);
    await model.received(1);
    await killDecode();
    expect(await storage.listFolders("decode")).toEqual([jobId]);
    await expectCompletion({ url: stack.url, key }, [jobId]);
    await expect.poll(() => storage.listFolders("decode")).toEqual([]);
    const next = await callApi("decode", { baseUrl: stack.url, key, body: { ...body, foodText: "a" } });
    expect(next.headers.get("x-quota-remaining")).toBe("3");
  });

  test("that no job has, because decode ended while it stored them, is erased by the next decode", async () => {
    const orphan = createUuidV7(Date.now() - 2 * hourMs, randomBytes(10));
    await storage.put(`decode/${orphan}/0`, { bytes: makePng(1, 1), mimeType: "image/png" });
    await killDecode();
    const woken = await callApi("decode/work", {
      baseUrl: stack.url,
      method: "POST",
      key: null,
      headers: { "x-work-secret": stack.workSecret },
    });
    expect(woken.status).toBe(202);
    const listOrphans = async () => (await storage.listFolders("decode")).filter((id) => id === orphan);
    await expect.poll(listOrphans).toEqual([]);
  });
});
