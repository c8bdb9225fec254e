import { expect, test } from "vitest";
import { createLanguageModel } from "../../../shared/model/create-language-model.ts";
import type { ModelJob } from "../../../shared/model/language-model.ts";
import {
  MODEL_SETTING_NAMES,
  type ModelSettings,
  readModelSettings,
} from "../../../shared/model/model-settings.ts";
import { startBench } from "./support/start-job.ts";
import { createTestClock } from "./support/test-clock.ts";

function readFrom(variables: Record<string, string>) {
  return readModelSettings((name) => variables[name]);
}

const picture = { bytes: new Uint8Array([1]), mimeType: "image/png" };
const local = { MODEL_BASE_URL: "http://localhost:11434/v1/" };

test("no model is configured where every variable is missing or empty", () => {
  expect(readFrom({})).toBeNull();
  expect(readFrom(Object.fromEntries(MODEL_SETTING_NAMES.map((name) => [name, ""])))).toBeNull();
});

test("no settings make no model", () => {
  const ports = { ...createTestClock(), randomBytes: () => new Uint8Array(), fetch };
  expect(createLanguageModel(null, ports)).toBeNull();
});

test("an address and one model suffice; budgets have their documented defaults", () => {
  expect(readFrom({ ...local, MODEL_TEXT: "small" })).toEqual({
    baseUrl: "http://localhost:11434/v1",
    apiKey: null,
    textModel: "small",
    visionModel: null,
    transcriptionModel: null,
    imageModel: null,
    callTimeoutMs: 20_000,
    imageTimeoutMs: 60_000,
    jobTimeoutMs: 60_000,
  });
});

test.each([
  [{ MODEL_TEXT: "small" }, "MODEL_BASE_URL is missing beside MODEL_TEXT"],
  [{ MODEL_IMAGES: "drawer" }, "MODEL_BASE_URL is missing beside MODEL_IMAGES"],
  [{ MODEL_API_KEY: "sk-secret" }, "MODEL_BASE_URL is missing beside MODEL_API_KEY"],
  [{ ...local }, "none of MODEL_TEXT"],
  [
    { MODEL_BASE_URL: "https://user:sk-secret@example.org/v1", MODEL_TEXT: "a" },
    "configuration MODEL_BASE_URL",
  ],
  [{ MODEL_BASE_URL: "file:///etc/sk-secret", MODEL_TEXT: "a" }, "configuration MODEL_BASE_URL"],
  [{ ...local, MODEL_TEXT: "a", MODEL_API_KEY: "sk-secret\nx: y" }, "configuration MODEL_API_KEY"],
  [{ ...local, MODEL_TEXT: "a", MODEL_CALL_TIMEOUT_MS: "soon" }, "configuration MODEL_CALL_TIMEOUT_MS"],
])("a half or wrong configuration stops the start and names the variable: %o", (variables, message) => {
  expect(() => readFrom({ ...variables })).toThrow(message);
  expect(() => readFrom({ ...variables })).not.toThrow("sk-secret");
});

type Call = (job: ModelJob) => Promise<unknown>;

const calls: [variable: string, settings: Partial<ModelSettings>, call: Call][] = [
  ["MODEL_TEXT", { textModel: null }, (job) => job.readMealText("toast")],
  ["MODEL_TEXT", { textModel: null }, (job) => job.readSymptomText("headache")],
  ["MODEL_TEXT", { textModel: null }, (job) => job.translateFoodNames(["toast"], "German")],
  ["MODEL_TEXT", { textModel: null }, (job) => job.translateTexts(["Toast the bread"], "German")],
  ["MODEL_IMAGES", { imageModel: null }, (job) => job.drawDish({ title: "Toast", ingredients: [] })],
  ["MODEL_TEXT", { textModel: null }, (job) => job.readDecision("toast or rolls?", [])],
  ["MODEL_VISION", { visionModel: null }, (job) => job.readMealImages([])],
  ["MODEL_VISION", { visionModel: null }, (job) => job.readLeftovers({ before: [], after: [] })],
  ["MODEL_VISION", { visionModel: null }, (job) => job.readSymptomImages([])],
  ["MODEL_VISION", { visionModel: null }, (job) => job.readDecision("which?", [picture])],
  ["MODEL_TRANSCRIPTION", { transcriptionModel: null }, (job) => job.transcribe(picture)],
];

test.each(calls)(
  "what %s names no model for is told and refused without a request: %#",
  async (variable, settings, call) => {
    const { endpoint, startJob } = await startBench(settings);
    await expect(call(startJob())).rejects.toMatchObject({
      code: "service_unavailable",
      message: `Cannot read the input: ${variable} is not configured`,
    });
    expect(endpoint.requests).toEqual([]);
  },
);
