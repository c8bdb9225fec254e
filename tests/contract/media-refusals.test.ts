import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createDecode } from "../../functions/decode/operation.ts";
import { createJobApp } from "../../shared/platform/jobs/create-job-app.ts";
import { apiKeyRandomBytes, createApiKey } from "../../shared/platform/kernel/api-key.ts";
import { defaultFetchRules, defaultMediaLimits } from "../../shared/platform/media/media-limits.ts";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { openDatabase, pinRateWindow, readUsage } from "./support/database.ts";
import { expectError } from "./support/expect-response.ts";
import { callApp, openPorts } from "./support/in-process.ts";
import { image, recording, unstructured, wave } from "./support/media-bodies.ts";
import { largeImage, mediaRefusals, pdf, times } from "./support/media-refusals.ts";
import { useModel } from "./support/model.ts";
import { listJobsWithFiles, openStorage } from "./support/stored-media.ts";

const model = useModel();
const sql = openDatabase();
afterAll(() => sql.end());

describe("media is refused before a job is made:", () => {
  it.each(Object.entries(mediaRefusals))("%s", async (_, [code, status, field, members]) => {
    const { id, key } = await createKey();
    const response = await callApi("decode", { key, body: unstructured(members) });
    expectError(response, "decode", { status, code, field });
    expect(response.text).not.toContain("base64,");
    expect(await readUsage(sql, id, "decode")).toEqual({ requests: 0, used: 0, reserved: 0 });
    expect(await listJobsWithFiles()).toEqual([]);
    expect(model().requests).toEqual([]);
  });

  it("a body beyond the limit for media", async () => {
    const body = JSON.stringify(unstructured({ foodImage: image() })).padEnd(40 * 1024 * 1024 + 1);
    expectError(await callApi("decode", { body }), "decode", { status: 413, code: "input_too_large" });
  });
});

describe("problems of media are reported in order:", () => {
  const wrongs: [earlier: string, code: string, members: Record<string, unknown>][] = [
    ["the schema before the media", "food_text_too_long", { foodText: "x".repeat(1501), foodImage: pdf }],
    [
      "the number of attachments before their kind",
      "attachments_limit_exceeded",
      { attachments: times(11, pdf) },
    ],
    [
      "the kind before the number of a kind",
      "unsupported_attachment_type",
      { attachments: [...times(6, image()), pdf] },
    ],
    [
      "the number of a kind before a size",
      "image_inputs_limit_exceeded",
      { foodImage: largeImage, attachments: times(5, image()) },
    ],
    [
      "a file's size before the totals",
      "image_too_large",
      { attachments: [image({ sizeBytes: 90_000 }), image({ sizeBytes: 90_000 }), largeImage] },
    ],
    [
      "a file's duration before the totals",
      "audio_duration_exceeded",
      { foodImage: image({ sizeBytes: 99_000 }), foodVoice: recording({ seconds: 400, sizeBytes: 119_000 }) },
    ],
  ];

  it.each(wrongs)("%s", async (_, code, members) => {
    const response = await callApi("decode", { body: unstructured(members) });
    expect(response.body?.error?.code).toBe(code);
  });

  it.each<[string, Parameters<typeof createKey>[0], number, string]>([
    ["scope", { scopes: ["edge:design"] }, 403, "scope_not_allowed"],
    ["input mode", { modes: ["structured"] }, 403, "decode_input_mode_not_allowed"],
  ])("the key's %s before the media", async (_, options, status, code) => {
    const { key } = await createKey(options);
    const response = await callApi("decode", { key, body: unstructured({ foodImage: pdf }) });
    expectError(response, "decode", { status, code });
  });

  it("the media before the quota", async () => {
    const { key } = await createKey({ quotaPerMonth: 0 });
    const response = await callApi("decode", { key, body: unstructured({ foodImage: pdf }) });
    expectError(response, "decode", { status: 415, code: "unsupported_attachment_type" });
  });
});

describe("nothing is left in storage of a request that is refused by", () => {
  const body = unstructured({ foodImage: image(), foodVoice: wave() });

  it("its key", async () => {
    const unknown = createApiKey("test", randomBytes(apiKeyRandomBytes)).key;
    for (const [key, code] of [
      [null, "missing_api_key"],
      ["nas", "invalid_api_key"],
      [unknown, "invalid_api_key"],
    ] as const) {
      expectError(await callApi("decode", { key, body }), "decode", { status: 401, code });
      expect(await listJobsWithFiles()).toEqual([]);
    }
  });

  it("its key or scope, not even for a moment", async () => {
    const put = vi.fn();
    const { ports } = openPorts();
    const reads = { text: true, images: true, recordings: true };
    const startJob = () => {
      throw new Error("Cannot ask the model: no job is made here");
    };
    const decode = createDecode({
      model: { reads, draws: false, attemptsPerKey: 1, startJob },
      storage: { ...openStorage(), put },
      remote: null,
      mediaLimits: defaultMediaLimits,
      fetchRules: defaultFetchRules,
    });
    const strangers = [
      createApiKey("test", randomBytes(apiKeyRandomBytes)),
      await createKey({ scopes: ["edge:design"] }),
    ];
    for (const { key } of strangers) {
      const response = await callApp(createJobApp(decode, ports), "/decode", { key, body });
      expect(response.status).toBeGreaterThan(400);
    }
    expect(put).not.toHaveBeenCalled();
  });

  it.each<[string, Parameters<typeof createKey>[0], number, string]>([
    ["scope", { scopes: ["edge:design"] }, 403, "scope_not_allowed"],
    ["input mode", { modes: ["structured"] }, 403, "decode_input_mode_not_allowed"],
    ["quota", { quotaPerMonth: 0 }, 429, "quota_exceeded"],
  ])("its %s", async (_, options, status, code) => {
    const { id, key } = await createKey(options);
    expectError(await callApi("decode", { key, body }), "decode", { status, code });
    expect(await listJobsWithFiles()).toEqual([]);
    expect(await readUsage(sql, id, "decode")).toMatchObject({ used: 0, reserved: 0 });
  });

  it("its rate", async () => {
    const { id, key } = await createKey({ ratePerMinute: 1 });
    await pinRateWindow(sql, id, "decode");
    expect((await callApi("decode", { key, body: unstructured({ foodImage: pdf }) })).status).toBe(415);
    expectError(await callApi("decode", { key, body }), "decode", { status: 429, code: "rate_limited" });
    expect(await listJobsWithFiles()).toEqual([]);
  });

  it("its compound filter", async () => {
    const response = await callApi("decode", { body: { ...body, compound_identifier_ids: [1] } });
    expectError(response, "decode", { status: 422, code: "invalid_compound_identifier" });
    expect(await listJobsWithFiles()).toEqual([]);
  });
});
