import { describe, expect, test } from "vitest";
import { chatResponse, errorResponse, jsonResponse } from "../../support/model-endpoint.ts";
import { readItem, reading } from "./support/read-items.ts";
import { apiKey, startBench } from "./support/start-job.ts";

const picture = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1]), mimeType: "image/jpeg" };

describe("a reading", () => {
  test("has the foods and amounts of the response, requested by strict schema", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse(reading(readItem({ quantity: 2, attributes: ["hot"] }))));
    const result = await startJob().readMealText("two bowls of hot porridge");
    expect(result).toEqual(reading(readItem({ quantity: 2, attributes: ["hot"] })));
    const [request] = endpoint.requests;
    expect(request?.path).toBe("/v1/chat/completions");
    expect(request?.body).toMatchObject({ model: "text-model", temperature: 0, seed: 1 });
    expect(request?.body?.response_format).toMatchObject({
      type: "json_schema",
      json_schema: { strict: true, schema: { additionalProperties: false } },
    });
  });

  test("does not ask about energy or nutrients and has no fields for them", async () => {
    const { endpoint, startJob } = await startBench();
    const item = { ...readItem(), calories: 250, protein_g: 9 };
    endpoint.script(chatResponse({ ...reading(item), total_kcal: 250 }));
    expect(await startJob().readMealText("porridge")).toEqual(reading(readItem()));
    const schema = JSON.stringify(endpoint.requests[0]?.body?.response_format?.json_schema?.schema);
    expect(schema).not.toMatch(/"(?:[a-z_]*(?:calorie|kcal|energy|protein|fat|nutrient)[a-z_]*)":/i);
  });

  test("keeps the original words in addition to the English name", async () => {
    const { endpoint, startJob } = await startBench();
    const germanReading = { language: "German", items: [readItem({ originalWords: "Haferbrei" })] };
    endpoint.script(chatResponse(germanReading));
    const result = await startJob().readMealText("eine Schüssel Haferbrei");
    expect(result.language).toBe("German");
    expect(result.items[0]).toMatchObject({ name: "porridge", originalWords: "Haferbrei" });
  });

  test("contains no characters that cannot be stored or change the direction of text, and missing members are null", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse({ items: [{ name: " rice\u0000\u202e \n pudding ", unit: "" }] }));
    expect(await startJob().readMealText("rice pudding")).toEqual({
      language: null,
      items: [readItem({ name: "rice pudding", originalWords: null, quantity: null, unit: null })],
    });
  });

  test("is read from a code block", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse(`Here it is:\n\`\`\`json\n${JSON.stringify(reading(readItem()))}\n\`\`\``));
    expect(await startJob().readMealText("porridge")).toEqual(reading(readItem()));
  });

  test("a reading without food is empty", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse({ language: "English", items: [] }));
    expect((await startJob().readMealText("the sky is blue")).items).toEqual([]);
  });
});

describe("pictures", () => {
  test("are sent as data URLs, with the person's words between delimiters", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse(reading(readItem())));
    await startJob().readMealImages([picture, picture], "with honey");
    const body = endpoint.requests[0]?.body;
    expect(body?.model).toBe("vision-model");
    const parts = body?.messages[1]?.content;
    expect(parts).toEqual([
      { type: "text", text: "Pictures of the meal:" },
      { type: "image_url", image_url: { url: "data:image/jpeg;base64,/9j/4AE=" } },
      { type: "image_url", image_url: { url: "data:image/jpeg;base64,/9j/4AE=" } },
      { type: "text", text: "Words of the eater:" },
      { type: "text", text: expect.stringMatching(/^<data-(?:ab){16}>\nwith honey\n<\/data-(?:ab){16}>$/) },
    ]);
  });

  test.each([0, 99_999, 100_000, 100_001])("a picture of %i bytes keeps every byte", async (length) => {
    const { endpoint, startJob } = await startBench();
    const bytes = Uint8Array.from({ length }, (_, index) => index % 251);
    endpoint.script(chatResponse(reading(readItem())));
    await startJob().readMealImages([{ bytes, mimeType: "image/png" }]);
    const content = endpoint.requests[0]?.body?.messages[1]?.content;
    const url = typeof content === "string" ? "" : content?.find((part) => part.image_url)?.image_url?.url;
    expect(url).toBe(`data:image/png;base64,${Buffer.from(bytes).toString("base64")}`);
  });

  test("pictures before and after a meal give the share eaten of every food", async () => {
    const { endpoint, startJob } = await startBench();
    const eaten = reading(readItem({ eatenShare: 0.75 }));
    endpoint.script(chatResponse(eaten));
    const result = await startJob().readLeftovers({ before: [picture], after: [picture] });
    expect(result).toEqual(eaten);
    expect(endpoint.requests[0]?.body?.messages[1]?.content).toMatchObject([
      { text: "Pictures of the meal as it was served:" },
      { type: "image_url" },
      { text: "Pictures of what remained:" },
      { type: "image_url" },
    ]);
  });

  test("a reading of pictures before and after a meal fails without the share eaten of every food", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse(reading(readItem())));
    const result = startJob().readLeftovers({ before: [picture], after: [picture] });
    await expect(result).rejects.toMatchObject({
      cause: { message: expect.stringContaining("items[0].eatenShare") },
    });
  });
});

describe("a recording", () => {
  test("is sent as a multipart file with the extension of its type and returns its words", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(jsonResponse({ text: " two eggs\u0000and toast " }));
    const bytes = new Uint8Array([0x4f, 0x67, 0x67, 0x53]);
    expect(await startJob().transcribe({ bytes, mimeType: "audio/ogg" })).toBe("two eggs and toast");
    const [request] = endpoint.requests;
    expect(request?.path).toBe("/v1/audio/transcriptions");
    const form = await new Response(request?.bytes && new Uint8Array(request.bytes), {
      headers: { "content-type": String(request?.headers["content-type"]) },
    }).formData();
    expect(form.get("model")).toBe("speech-model");
    const file = form.get("file");
    if (!(file instanceof File)) throw new TypeError("Cannot read the form: file is no file");
    expect(file.name).toBe("recording.ogg");
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  test("a recording with an endless transcription fails", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(jsonResponse({ text: "and toast ".repeat(2_000) }));
    const words = startJob().transcribe({ bytes: new Uint8Array(1), mimeType: "audio/flac" });
    await expect(words).rejects.toMatchObject({ code: "upstream_error" });
  });
});

describe("the request", () => {
  test("contains the key and nothing about this machine", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse(reading(readItem())));
    await startJob().readMealText("porridge");
    const headers = endpoint.requests[0]?.headers ?? {};
    expect(headers.authorization).toBe(`Bearer ${apiKey}`);
    expect(
      Object.keys(headers).filter((name) => name.startsWith("x-") || name.startsWith("openai-")),
    ).toEqual([]);
  });

  test("a request to an endpoint without a key has no authorization", async () => {
    const { endpoint, startJob } = await startBench({ apiKey: null });
    endpoint.script(chatResponse(reading(readItem())));
    await startJob().readMealText("porridge");
    expect(endpoint.requests[0]?.headers.authorization).toBeUndefined();
  });
});

describe("an endpoint that does not support all parameters", () => {
  const noSchema = errorResponse(400, { error: { param: "response_format", message: "not supported" } });
  const noSampling = errorResponse(400, { error: { param: "temperature", message: "must be 1" } });

  test("gets requests for plain JSON with the schema in the prompt from then on", async () => {
    const { endpoint, startJob } = await startBench();
    const response = chatResponse(reading(readItem()));
    endpoint.script(noSchema, response, response);
    await startJob().readMealText("porridge");
    await startJob().readMealText("porridge");
    const formats = endpoint.requests.map(({ body }) => body?.response_format?.type);
    expect(formats).toEqual(["json_schema", "json_object", "json_object"]);
    const [system] = endpoint.requests[1]?.body?.messages ?? [];
    expect(system?.content).toContain('"originalWords"');
  });

  test("gets requests without temperature and seed", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(noSampling, chatResponse(reading(readItem())));
    await startJob().readMealText("porridge");
    expect(endpoint.requests[1]?.body).not.toHaveProperty("temperature");
    expect(endpoint.requests[1]?.body).not.toHaveProperty("seed");
    expect(endpoint.requests[1]?.body?.response_format?.type).toBe("json_schema");
  });

  test("gets no further request if no other form would help", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(errorResponse(400, { error: { param: "messages" } }), chatResponse(reading(readItem())));
    await expect(startJob().readMealText("porridge")).rejects.toMatchObject({ code: "upstream_error" });
    expect(endpoint.requests).toHaveLength(1);
  });
});
