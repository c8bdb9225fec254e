import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { chatResponse, jsonResponse } from "../support/model-endpoint.ts";
import { asDataUrl } from "../unit/media/support/as-data-url.ts";
import { makeFlac, makeWav } from "../unit/media/support/audio-files.ts";
import { join, zeros } from "../unit/media/support/bytes.ts";
import { makePng } from "../unit/media/support/image-files.ts";
import { type LocalListener, listenOn } from "../unit/media/support/local-listener.ts";
import { publicAddress } from "../unit/media/support/remote-fetch.ts";
import { createScriptedConnector, type Script } from "../unit/media/support/scripted-connector.ts";
import { readItem, reading } from "../unit/model/support/read-items.ts";
import { openDatabase, readUsage } from "./support/database.ts";
import { expectError } from "./support/expect-response.ts";
import { image, unstructured } from "./support/media-bodies.ts";
import { useModel } from "./support/model.ts";
import { openOwnDecode } from "./support/own-decode.ts";
import { decodeToEnd, pollToEnd } from "./support/run-job.ts";
import { listJobsWithFiles } from "./support/stored-media.ts";

const model = useModel();
const sql = openDatabase();
afterAll(() => sql.end());

const banana = readItem({ name: "banana", quantity: 100, unit: "g" });

describe("a URL that leads into the service's own network is never called:", () => {
  let listener: LocalListener | null = null;
  beforeAll(async () => {
    listener = await listenOn("127.0.0.1", (_, response) => response.end("inside"), inject("remotePort"));
  });
  afterAll(() => listener?.close());

  it.each(["localhost", "LOCALHOST.", "media.localhost", "127.0.0.1.nip.io", "no-such-host.example.com"])(
    "http://%s, which its job finds out and is charged",
    async (host) => {
      const { id, key } = await createKey();
      const attachments = [image(), `http://${host}:${inject("remotePort")}/plate.png`];
      const ended = await decodeToEnd(unstructured({ attachments }), { key });
      expect(ended.body?.data).toMatchObject({
        status: "failed",
        result: null,
        error: { code: "invalid_request", details: { field: "attachments[1]" } },
      });
      expect(ended.text).not.toMatch(/127\.0\.0\.1(?!\.nip)|ECONN|dns|resolve/i);
      expect(await readUsage(sql, id, "decode")).toEqual({ requests: 1, used: 1, reserved: 0 });
      await expect.poll(() => listJobsWithFiles()).toEqual([]);
      expect(model().requests).toEqual([]);
      expect(listener?.connections()).toBe(0);
    },
  );

  it.each(["127.0.0.1", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "0", "10.0.0.1"])(
    "http://%s, which is refused at once",
    async (host) => {
      const body = unstructured({ foodImage: `http://${host}:${inject("remotePort")}/plate.png` });
      const refusal = { status: 400, code: "invalid_request", field: "foodImage" };
      expectError(await callApi("decode", { body }), "decode", refusal);
      expect(listener?.connections()).toBe(0);
    },
  );

  it("a port or credentials that are not fetched with fail the job", async () => {
    for (const url of [
      "http://pictures.example.com:22/a.png",
      "https://me:pass@pictures.example.com/a.png",
    ]) {
      const ended = await decodeToEnd(unstructured({ foodImage: url }));
      expect(ended.body?.data).toMatchObject({
        status: "failed",
        error: { code: "invalid_request", details: { field: "foodImage" } },
      });
    }
  });
});

/** Runs a decode of this process to its end, whose URLs respond with `scripts` in turn. */
async function decodeRemote(members: Record<string, unknown>, scripts: Script[]) {
  const connector = createScriptedConnector({ "pictures.example.com": [[publicAddress]] }, scripts);
  const decode = await openOwnDecode(sql, connector);
  const response = await decode.post(members);
  const { data }: { data: { job_id: string } } = await response.json();
  const ended = await pollToEnd(data.job_id, decode);
  return { data: ended.body?.data, connector, logged: decode.logged, usage: await decode.readUsage() };
}

function bytesResponse(bytes: Uint8Array): Script {
  return { pieces: [join(`HTTP/1.1 200 OK\r\ncontent-length: ${bytes.length}\r\n\r\n`, bytes)] };
}

describe("a URL of a public host", () => {
  const url = "http://pictures.example.com/plate.png";

  it("is fetched once, read by the model, and valued like any picture", async () => {
    model().script(chatResponse(reading(banana)));
    const picture = makePng(64, 48);
    const { data, connector, usage } = await decodeRemote({ foodImage: url }, [bytesResponse(picture)]);
    expect(data).toMatchObject({
      status: "completed",
      result: { items: [{ quantity_g: 100 }] },
      error: null,
    });
    expect(connector.requests).toHaveLength(1);
    expect(String(model().requests[0]?.bytes)).toContain(asDataUrl(picture, "image/png"));
    expect(usage).toEqual({ requests: 1, used: 1, reserved: 0 });
  });

  it("may hold a recording", async () => {
    model().script(jsonResponse({ text: "100 g of banana" }));
    const { data } = await decodeRemote({ foodVoice: url }, [bytesResponse(makeWav(0.5))]);
    expect(data).toMatchObject({ status: "completed", result: { items: [{ quantity_g: 100 }] } });
  });

  it("keeps its place among the pictures of its request", async () => {
    model().script(chatResponse(reading(banana)));
    const members = { foodImage: url, attachments: [image({ width: 5 }), url, image({ width: 6 })] };
    await decodeRemote(members, [bytesResponse(makePng(1, 1)), bytesResponse(makePng(2, 2))]);
    const sent = String(model().requests[0]?.bytes);
    const pictures = [
      asDataUrl(makePng(1, 1), "image/png"),
      image({ width: 5 }),
      asDataUrl(makePng(2, 2), "image/png"),
      image({ width: 6 }),
    ];
    const places = pictures.map((picture) => sent.indexOf(picture));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  const padded = (bytes: number) => join(makePng(1, 1), zeros(bytes - makePng(1, 1).length));
  const redirect: Script = { pieces: ["HTTP/1.1 302 Found\r\nlocation: http://10.0.0.1/\r\n\r\n"] };

  it.each<[code: string, field: string, what: string, Record<string, unknown>, Script[]]>([
    ["image_too_large", "foodImage", "more bytes", { foodImage: url }, [bytesResponse(padded(2_001))]],
    [
      "image_too_large",
      "foodImage",
      "too many pixels",
      { foodImage: url },
      [bytesResponse(makePng(16_385, 1))],
    ],
    ["audio_too_large", "foodVoice", "more bytes", { foodVoice: url }, [bytesResponse(makeWav(2))]],
    [
      "audio_duration_exceeded",
      "foodVoice",
      "long sound",
      { foodVoice: url },
      [bytesResponse(makeFlac(301))],
    ],
    ["audio_duration_unavailable", "foodVoice", "sound", { foodVoice: url }, [bytesResponse(makeFlac(0))]],
    ["unsupported_attachment_type", "foodImage", "sound", { foodImage: url }, [bytesResponse(makeWav(0.1))]],
    [
      "unsupported_attachment_type",
      "attachments[0]",
      "text",
      { attachments: [url] },
      [bytesResponse(join("<html>"))],
    ],
    [
      "image_inputs_limit_exceeded",
      "attachments[5]",
      "a sixth image",
      { attachments: [...Array(5).fill(image()), url] },
      [bytesResponse(makePng(1, 1))],
    ],
    [
      "media_total_exceeded",
      "attachments[1]",
      "the last straw",
      { foodVoice: url, attachments: [url, url] },
      [bytesResponse(makeWav(1)), bytesResponse(padded(1_900)), bytesResponse(padded(1_900))],
    ],
    ["invalid_request", "foodImage", "a way inside", { foodImage: url }, [redirect]],
    [
      "invalid_request",
      "foodImage",
      "nothing",
      { foodImage: url },
      [{ pieces: ["HTTP/1.1 404 Not Found\r\n\r\n"] }],
    ],
    ["invalid_request", "foodImage", "no connection", { foodImage: url }, []],
  ])(
    "fails its job with %s at %s when it gives %s, and is charged",
    async (code, field, _, members, scripts) => {
      const { data, usage, logged } = await decodeRemote(members, scripts);
      expect(data).toMatchObject({ status: "failed", result: null, error: { code, details: { field } } });
      expect(usage).toEqual({ requests: 1, used: 1, reserved: 0 });
      expect(await listJobsWithFiles()).toEqual([]);
      expect(model().requests).toEqual([]);
      expect(logged).toEqual([]);
    },
  );
});

describe("a runtime without a way out", () => {
  it("reads inline media all the same", async () => {
    model().script(chatResponse(reading(banana)));
    const decode = await openOwnDecode(sql, null);
    const { data }: { data: { job_id: string } } = await (await decode.post({ foodImage: image() })).json();
    const ended = await pollToEnd(data.job_id, decode);
    expect(ended.body?.data).toMatchObject({ status: "completed", result: { items: [{ quantity_g: 100 }] } });
  });

  it("refuses a URL before a job is made", async () => {
    const decode = await openOwnDecode(sql, null);
    const response = await decode.post({ attachments: [image(), "https://pictures.example.com/a.png"] });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      error: { code: "service_unavailable", details: { field: "attachments[1]" } },
    });
    expect(await decode.readUsage()).toEqual({ requests: 0, used: 0, reserved: 0 });
  });
});
