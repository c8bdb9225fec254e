import { describe, expect, test } from "vitest";
import { chatResponse, errorResponse } from "../../support/model-endpoint.ts";
import { readDecision } from "./support/read-decision.ts";
import { startBench } from "./support/start-job.ts";
import { findStrictSchema } from "./support/strict-schema.ts";

const picture = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1]), mimeType: "image/jpeg" };
const option = { label: "zwei Brötchen", food: "two bread rolls" };

describe("a reading of a question", () => {
  test("has options and context in order, requested from the text model by strict schema", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse(readDecision()));
    const question = "Zwei Brötchen oder Müsli? Ich habe Diabetes.";
    expect(await startJob().readDecision(question, [])).toEqual(readDecision());
    const [request] = endpoint.requests;
    expect(request?.body?.model).toBe("text-model");
    expect(String(request?.body?.messages[1]?.content)).toMatch(/^<data-\w+>\nZwei Br[^<]+\n<\/data-\w+>$/);
    expect(JSON.parse(findStrictSchema(request))).toMatchObject({
      required: ["language", "isAboutFood", "options", "context"],
      properties: { options: { items: { required: ["label", "food"] } } },
    });
  });

  test("has no field for a choice, a rank or a figure", async () => {
    const { endpoint, startJob } = await startBench();
    const chosen = { ...option, score: 9, protein_g: 6, isBest: true };
    endpoint.script(
      chatResponse({ ...readDecision({ options: [chosen] }), selected: 1, reasoning: "Fewer calories" }),
    );
    expect(await startJob().readDecision("rolls?", [])).toEqual(readDecision({ options: [option] }));
    expect(findStrictSchema(endpoint.requests[0])).not.toMatch(/"type":"(?:number|integer)"/);
  });

  test("may be about no food, without options and context", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(chatResponse({ isAboutFood: false, options: [], context: "" }));
    expect(await startJob().readDecision("which car?", [])).toEqual({
      language: null,
      isAboutFood: false,
      options: [],
      context: null,
    });
  });

  test("contains no characters that cannot be stored or change the direction of text", async () => {
    const { endpoint, startJob } = await startBench();
    const dirty = { label: " zwei\u0000\nBrötchen\u202e", food: "two\tbread  rolls" };
    endpoint.script(chatResponse(readDecision({ options: [dirty], context: "Has\u0000 diabetes." })));
    expect(await startJob().readDecision("rolls?", [])).toEqual(readDecision({ options: [option] }));
  });

  test("a reading of a question of the maximum size is accepted", async () => {
    const { endpoint, startJob } = await startBench();
    const largest = { label: "x".repeat(200), food: "x".repeat(300) };
    const reading = readDecision({
      options: Array.from({ length: 10 }, () => largest),
      context: "x".repeat(500),
    });
    endpoint.script(chatResponse(reading));
    expect(await startJob().readDecision("which?", [])).toEqual(reading);
  });

  test.each(["a low-calorie yogurt, 150 g", "1 calzone"])(
    "may name a food with a word of energy: %s",
    async (food) => {
      const { endpoint, startJob } = await startBench();
      const reading = readDecision({ options: [{ label: "A", food }] });
      endpoint.script(chatResponse(reading));
      expect(await startJob().readDecision("which?", [])).toEqual(reading);
    },
  );

  test.each([
    ["options", "more than ten options", { options: Array.from({ length: 11 }, () => option) }],
    ["options[0].label", "an option without label", { options: [{ ...option, label: " " }] }],
    ["options[0].label", "a label too long", { options: [{ ...option, label: "x".repeat(201) }] }],
    ["options[0].food", "an option without food", { options: [{ ...option, food: "" }] }],
    ["options[0].food", "a food too long", { options: [{ ...option, food: "x".repeat(301) }] }],
    ["options[0].food", "an energy in kcal", { options: [{ ...option, food: "a 300 kcal muffin" }] }],
    ["options[0].food", "an energy in kJ", { options: [{ ...option, food: "muffin (1,250kJ)" }] }],
    ["options[0].food", "an energy in words", { options: [{ ...option, food: "a 250-calorie muffin" }] }],
    ["context", "a context too long", { context: "x".repeat(501) }],
    ["isAboutFood", "a missing statement whether it is about food", { isAboutFood: undefined }],
  ])("a reading of a question with a problem in %s fails: %s", async (path, _, members) => {
    const { endpoint, startJob } = await startBench();
    const wrong = chatResponse({ ...readDecision(), ...members });
    endpoint.script(wrong, chatResponse(readDecision()));
    await expect(startJob().readDecision("which?", [])).rejects.toMatchObject({
      code: "upstream_error",
      cause: { message: expect.stringContaining(`: ${path}: `) },
    });
    expect(endpoint.requests).toHaveLength(1);
  });

  test("a failed reading of a question has the code that the caller has chosen", async () => {
    const { endpoint, startJob } = await startBench();
    endpoint.script(errorResponse(403));
    const result = startJob({ failureNaming: "service_unavailable" }).readDecision("which?", []);
    await expect(result).rejects.toMatchObject({ code: "service_unavailable" });
  });
});

test("a question with pictures goes to the vision model, its words between delimiters", async () => {
  const { endpoint, startJob } = await startBench();
  endpoint.script(chatResponse(readDecision()));
  expect(await startJob().readDecision("which of these?", [picture])).toEqual(readDecision());
  const body = endpoint.requests[0]?.body;
  expect(body?.model).toBe("vision-model");
  expect(body?.messages[1]?.content).toEqual([
    { type: "text", text: "Pictures of the alternatives:" },
    { type: "image_url", image_url: { url: "data:image/jpeg;base64,/9j/4AE=" } },
    { type: "text", text: "The question:" },
    {
      type: "text",
      text: expect.stringMatching(/^<data-(?:ab){16}>\nwhich of these\?\n<\/data-(?:ab){16}>$/),
    },
  ]);
});
