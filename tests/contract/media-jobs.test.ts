import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import {
  chatResponse,
  jsonResponse,
  type ModelRequest,
  type ModelResponse,
} from "../support/model-endpoint.ts";
import { readItem, reading } from "../unit/model/support/read-items.ts";
import { openDatabase, readUsage } from "./support/database.ts";
import { expectDecodeShape } from "./support/decode-shape.ts";
import { bareBase64, image, recording, unstructured, wave } from "./support/media-bodies.ts";
import { useModel } from "./support/model.ts";
import { type DecodeResult, decodeResult, pollToEnd } from "./support/run-job.ts";
import { listJobsWithFiles, openStorage } from "./support/stored-media.ts";

const model = useModel();
const sql = openDatabase();
afterAll(() => sql.end());

const banana = readItem({ name: "banana", originalWords: null, quantity: 100, unit: "g" });
const rice = readItem({ name: "white rice", attributes: ["cooked"], quantity: 150, unit: "g" });
const energy = 1008;

/** Foods and grams of a result. */
function listFoods({ items }: DecodeResult): [name: string, grams: number][] {
  return items.map((item) => [item.canonical_name.toLowerCase(), item.quantity_g]);
}

/** The pictures of a request in their order. */
function listPictures({ body }: ModelRequest): string[] {
  const parts = body?.messages.flatMap(({ content }) => (typeof content === "string" ? [] : content)) ?? [];
  return parts.flatMap((part) => part.image_url?.url ?? []);
}

/** A response that is held back until it is released. */
function holdResponse(respond: ModelResponse): { held: ModelResponse; release: () => void } {
  const gate = Promise.withResolvers<void>();
  const held: ModelResponse = async (response, request) => {
    await gate.promise;
    await respond(response, request);
  };
  return { held, release: gate.resolve };
}

async function expectNoFiles(): Promise<void> {
  await expect.poll(() => listJobsWithFiles()).toEqual([]);
}

describe("a picture", () => {
  it("becomes the foods that the model sees, valued by the catalogue alone", async () => {
    const overstated = { ...reading(banana, rice), energy_kcal: 9999 };
    model().script(chatResponse(overstated));
    const result = await decodeResult(unstructured({ foodImage: image() }));
    expectDecodeShape(result);
    expect(listFoods(result)).toEqual([
      [expect.stringContaining("banana"), 100],
      [expect.stringContaining("rice"), 150],
    ]);
    const items = [
      { canonical_name: "banana", quantity: 100, unit: "g" },
      { canonical_name: "white rice", quantity: 150, unit: "g", attributes: ["cooked"] },
    ];
    const named = await decodeResult({ input_mode: "structured", items });
    expect(energyOf(result)).toBeCloseTo(energyOf(named), 1);
    await expectNoFiles();
  });

  it("goes to the model unchanged, with the words of the eater and no account of the caller", async () => {
    model().script(chatResponse(reading(banana)));
    const { key } = await createKey();
    await decodeResult(unstructured({ foodImage: image(), foodText: "half of it was mine" }), { key });
    const [request] = model().requests;
    expect(model().requests).toHaveLength(1);
    expect(request && listPictures(request)).toEqual([image()]);
    expect(String(request?.bytes)).toContain("half of it was mine");
    expect(String(request?.bytes) + JSON.stringify(request?.headers)).not.toContain(key);
  });

  it.each([
    ["as a data URL", image()],
    ["as base64 with its type beside", { data: bareBase64(image()), mime_type: "image/png" }],
    ["as a data URL with its type beside", { data: image(), mime_type: "image/png" }],
  ])("may be an attachment %s", async (_, attachment) => {
    model().script(chatResponse(reading(banana)));
    const result = await decodeResult(unstructured({ attachments: [attachment] }));
    expect(listFoods(result)).toEqual([[expect.stringContaining("banana"), 100]]);
  });

  it("without food is a completed job without items", async () => {
    model().script(chatResponse(reading()));
    const result = await decodeResult(unstructured({ foodImage: image() }));
    expect(result).toEqual({ type: "no_food_detected", items: [], molecular_analysis: [] });
  });

  it("of food that no entry matches stays an unresolved item", async () => {
    model().script(chatResponse(reading(readItem({ name: "zzqxbrfl", quantity: 80, unit: "g" }))));
    const result = await decodeResult(unstructured({ foodImage: image() }));
    expectDecodeShape(result);
    expect(result).toMatchObject({ items: [{ status: "unresolved" }], molecular_analysis: [] });
  });
});

it("pictures reach the model in the order of the request", async () => {
  model().script(chatResponse(reading(banana)));
  const pictures = [1, 2, 3].map((width) => image({ width }));
  await decodeResult(unstructured({ attachments: pictures.slice(1), foodImage: pictures[0] }));
  expect(model().requests.flatMap(listPictures)).toEqual(pictures);
});

describe("a recording", () => {
  it("is written down by the model and read as words", async () => {
    model().script(jsonResponse({ text: "150 g of cooked white rice" }));
    const result = await decodeResult(unstructured({ foodVoice: wave() }));
    expect(listFoods(result)).toEqual([[expect.stringContaining("rice"), 150]]);
    expect(model().requests.map(({ path }) => path)).toEqual(["/v1/audio/transcriptions"]);
    await expectNoFiles();
  });

  it("adds to the text, and each to the other", async () => {
    model().script(jsonResponse({ text: "100 g of banana" }), jsonResponse({ text: "30 g butter" }));
    const members = { foodText: "150 g of cooked white rice", foodVoice: wave(), attachments: [recording()] };
    const result = await decodeResult(unstructured(members));
    expect(result.items.map(({ quantity_g }) => quantity_g).sort()).toEqual([100, 150, 30]);
  });

  it("gives the model that sees the picture the transcript", async () => {
    model().script(jsonResponse({ text: "it was all ripe" }), chatResponse(reading(banana)));
    await decodeResult(unstructured({ foodVoice: wave(), foodImage: image() }));
    expect(String(model().requests[1]?.bytes)).toContain("it was all ripe");
  });
});

describe("a picture of what remained", () => {
  const eaten = [
    { ...banana, eatenShare: 0.5 },
    { ...rice, eatenShare: 1 },
    readItem({ name: "butter", quantity: 20, unit: "g", eatenShare: 0 }),
  ];

  it.each([
    ["and one of the meal", { foodImage: image({ width: 1 }) }],
    ["and words about the meal", { foodText: "a banana, rice and butter" }],
  ])("%s give what was eaten", async (_, served) => {
    model().script(chatResponse(reading(...eaten)));
    const result = await decodeResult(unstructured({ ...served, foodImageRemaining: image({ width: 2 }) }));
    expect(listFoods(result)).toEqual([
      [expect.stringContaining("banana"), 50],
      [expect.stringContaining("rice"), 150],
    ]);
    expect(model().requests.flatMap(listPictures).at(-1)).toBe(image({ width: 2 }));
  });
});

describe("words", () => {
  it("that are read in full are never shown to the model, and give the same bytes each time", async () => {
    const body = unstructured({ foodText: "150 g of cooked white rice and 100 g banana" });
    const [first, second] = [await decodeResult(body), await decodeResult(body)];
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(model().requests).toEqual([]);
  });

  it("that are not read in full are read again by the model", async () => {
    model().script(chatResponse(reading(banana, rice)));
    const foodText = "100 g plátano maduro y 150 g zzqxbrfl";
    const result = await decodeResult(unstructured({ foodText }));
    expect(listFoods(result)).toEqual([
      [expect.stringContaining("banana"), 100],
      [expect.stringContaining("rice"), 150],
    ]);
    expect(String(model().requests[0]?.bytes)).toContain(foodText);
  });

  it("keep their embedded reading where the model recognises no more", async () => {
    model().script(chatResponse(reading(readItem({ name: "butter", quantity: 5, unit: "g" }))));
    const result = await decodeResult(unstructured({ foodText: "100 g banana and 100 g zzqxbrfl" }));
    expect(listFoods(result)[0]).toEqual([expect.stringContaining("banana"), 100]);
    expect(result.items).toHaveLength(2);
  });
});

it("structured items are never shown to the model, not even one that no entry matches", async () => {
  const items = [{ canonical_name: "zzqxbrfl", quantity: 100, unit: "g" }];
  const result = await decodeResult({ input_mode: "structured", items });
  expect(result.items).toMatchObject([{ status: "unresolved", quantity_g: 100 }]);
  expect(model().requests).toEqual([]);
});

describe("the media of a job", () => {
  it("waits in storage, never in the job row, and is gone with the job's end", async () => {
    const { held, release } = holdResponse(chatResponse(reading(banana)));
    model().script(held);
    const body = unstructured({ foodImage: image(), attachments: [image({ width: 7 })] });
    const accepted = await callApi("decode", { body });
    const jobId = String(accepted.body?.data?.job_id);
    await model().received(1);
    const [row] = await sql`select * from nas.job where id = ${jobId}`;
    expect(JSON.stringify(row)).not.toContain(bareBase64(image()).slice(0, 40));
    expect(JSON.stringify(row).length).toBeLessThan(3_000);
    expect(await listJobsWithFiles()).toEqual([jobId]);
    expect(await openStorage().list(`decode/${jobId}`)).toHaveLength(2);
    release();
    await pollToEnd(jobId);
    await expectNoFiles();
    expect(await sql`select from nas.job where id = ${jobId} and input is null`).toHaveLength(1);
  });

  it("is kept once, and charged once, however often its request is sent again", async () => {
    const { id, key } = await createKey({ quotaPerMonth: 5 });
    const { held, release } = holdResponse(chatResponse(reading(banana)));
    model().script(held);
    const request = {
      key,
      headers: { "idempotency-key": randomUUID() },
      body: unstructured({ foodImage: image() }),
    };
    const first = await callApi("decode", request);
    const jobId = String(first.body?.data?.job_id);
    await model().received(1);
    const again = await callApi("decode", request);
    expect(String(again.body?.data?.job_id)).toBe(jobId);
    expect(await listJobsWithFiles()).toEqual([jobId]);
    release();
    await pollToEnd(jobId, { key });
    await expectNoFiles();
    const late = await callApi("decode", request);
    expect(String(late.body?.data?.job_id)).toBe(jobId);
    expect(await listJobsWithFiles()).toEqual([]);
    expect(await readUsage(sql, id, "decode")).toEqual({ requests: 1, used: 1, reserved: 0 });
    expect(model().requests).toHaveLength(1);
  });
});

function energyOf({ molecular_analysis: rows }: DecodeResult): number {
  return Number(rows.find((row) => row.compound_identifier_id === energy)?.measurement_value);
}
