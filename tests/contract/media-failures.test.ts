import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import {
  chatResponse,
  errorResponse,
  hangUp,
  jsonResponse,
  type ModelResponse,
  noResponse,
  textResponse,
} from "../support/model-endpoint.ts";
import { reading } from "../unit/model/support/read-items.ts";
import { openDatabase, readUsage } from "./support/database.ts";
import { expectError } from "./support/expect-response.ts";
import { image, unstructured, wave } from "./support/media-bodies.ts";
import { useModel } from "./support/model.ts";
import { decodeToEnd } from "./support/run-job.ts";
import { listJobsWithFiles } from "./support/stored-media.ts";

const model = useModel();
const sql = openDatabase();
afterAll(() => sql.end());

const atOnce = { headers: { "retry-after-ms": "0" } };
const secretOfModel = "the inside of the model";

/** Each may be over at the next attempt. */
const passing: Record<string, ModelResponse> = {
  "is busy": errorResponse(429, { ...atOnce, error: { message: secretOfModel } }),
  fails: errorResponse(500, { ...atOnce, error: { message: secretOfModel } }),
  "never responds": noResponse(),
  "hangs up": hangUp(),
};

/** Another attempt would cost as much and fail in the same way. */
const lasting: Record<string, ModelResponse> = {
  "refuses its key": errorResponse(401, { error: { message: secretOfModel } }),
  "responds with half a completion": chatResponse('{"language":null,"items":[{"na', {
    finish_reason: "length",
  }),
  "responds with something else": chatResponse({ foods: [secretOfModel] }),
  refuses: chatResponse(null, { refusal: secretOfModel }),
  "responds with a page": textResponse(`<html>${secretOfModel}</html>`),
  "responds without end": jsonResponse({ pad: secretOfModel.repeat(500_000) }),
};

function readLog(): string {
  return readFileSync(join(inject("dataDir"), "stack", "logs", "decode.log"), "utf8");
}

const failures = { ...passing, ...lasting };

const attempts = [
  ...Object.entries(passing).map(([how, response]) => [how, 3, response] as const),
  ...Object.entries(lasting).map(([how, response]) => [how, 1, response] as const),
];

describe("a picture whose model", () => {
  it.each(attempts)(
    "%s fails its job after %i attempts, without charge, without files and without a word of why",
    async (_, count, response) => {
      const { id, key } = await createKey({ quotaPerMonth: 5 });
      model().respondByDefault(response);
      const logBefore = readLog().length;
      const ended = await decodeToEnd(unstructured({ foodImage: image() }), { key });
      expect(ended.body?.data).toMatchObject({
        status: "failed",
        result: null,
        error: {
          code: "service_unavailable",
          message: "The service is temporarily unavailable; try again later",
        },
      });
      expect(Object.keys(ended.body?.data?.error ?? {})).toEqual(["code", "message"]);
      expect(await readUsage(sql, id, "decode")).toEqual({ requests: 1, used: 0, reserved: 0 });
      await expect.poll(() => listJobsWithFiles()).toEqual([]);
      const logged = readLog().slice(logBefore);
      expect(logged.match(/job_attempt_failed/g)).toHaveLength(count);
      expect(logged).toMatch(/Cannot (?:use|get|reach|wait for) /);
      for (const secret of [inject("modelKey"), secretOfModel, inject("serviceKey"), key])
        expect(logged + ended.text).not.toContain(secret);
    },
  );
});

it("a recording that cannot be written down fails its job without charge", async () => {
  const { id, key } = await createKey();
  model().respondByDefault(errorResponse(503, atOnce));
  const ended = await decodeToEnd(unstructured({ foodVoice: wave(), foodText: "a banana" }), { key });
  expect(ended.body?.data).toMatchObject({ status: "failed", error: { code: "service_unavailable" } });
  expect(await readUsage(sql, id, "decode")).toMatchObject({ used: 0, reserved: 0 });
  await expect.poll(() => listJobsWithFiles()).toEqual([]);
});

it("a model that recovers between two attempts completes the job, charged once", async () => {
  const { id, key } = await createKey();
  const busy = errorResponse(503, atOnce);
  model().script(busy, busy, busy, chatResponse(reading()));
  const ended = await decodeToEnd(unstructured({ foodImage: image() }), { key });
  expect(ended.body?.data).toMatchObject({ status: "completed", error: null });
  expect(await readUsage(sql, id, "decode")).toEqual({ requests: 1, used: 1, reserved: 0 });
});

describe("a key that has used its attempts at the model of this hour", () => {
  async function createSpentKey() {
    const created = await createKey({ quotaPerMonth: 5 });
    await sql`insert into nas.model_window (key_id, window_start, attempts)
      values (${created.id}, nas.current_hour() + interval '1 hour', 1000)`;
    return created;
  }

  it("gets 429 for a picture before a job is made, with the time to wait", async () => {
    const { id, key } = await createSpentKey();
    const response = await callApi("decode", { key, body: unstructured({ foodImage: image() }) });
    expectError(response, "decode", { status: 429, code: "rate_limited" });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await readUsage(sql, id, "decode")).toEqual({ requests: 0, used: 0, reserved: 0 });
    expect(await listJobsWithFiles()).toEqual([]);
  });

  it("has its words read without the model, and is informed", async () => {
    const { key } = await createSpentKey();
    const ended = await decodeToEnd(unstructured({ foodText: "100 g banana and 100 g zzqxbrfl" }), { key });
    expect(ended.body?.data?.status).toBe("completed");
    expect(ended.body?.meta?.warnings).toEqual(["text_read_without_model"]);
    expect(model().requests).toEqual([]);
  });
});

describe("words that are not read in full", () => {
  const body = unstructured({ foodText: "100 g banana and 100 g zzqxbrfl" });

  it.each(["fails", "never responds", "refuses"])(
    "keep their reading when the model %s, and say so",
    async (how) => {
      model().respondByDefault(failures[how] ?? noResponse());
      const { body: response } = await decodeToEnd(body);
      expect(response?.data).toMatchObject({
        status: "completed",
        result: { items: [{ quantity_g: 100, status: "matched" }, { status: "unresolved" }] },
      });
      expect(response?.meta?.warnings).toEqual(["text_read_without_model"]);
    },
  );

  it("carry no warning when the model has read them", async () => {
    model().script(chatResponse(reading()));
    expect((await decodeToEnd(body)).body?.meta?.warnings).toEqual([]);
  });
});
