import { expect, test } from "vitest";
import { createLanguageModel } from "../../../shared/platform/model/create-language-model.ts";
import {
  type ModelSettings,
  modelSettingNames,
  readModelSettings,
} from "../../../shared/platform/model/model-settings.ts";
import { type BenchJob, startBench } from "./support/start-job.ts";
import { createTestClock } from "./support/test-clock.ts";

function readFrom(variables: Record<string, string>) {
  return readModelSettings((name) => variables[name]);
}

const picture = { bytes: new Uint8Array([1]), mimeType: "image/png" };
const local = { MODEL_BASE_URL: "http://localhost:11434/v1/" };

test("no model is configured if every variable is missing or empty", () => {
  expect(readFrom({})).toBeNull();
  expect(readFrom(Object.fromEntries(modelSettingNames.map((name) => [name, ""])))).toBeNull();
});

test("without settings there is no model", () => {
  const ports = {
    ...createTestClock(),
    randomBytes: () => new Uint8Array(),
    takeModelAttempt: async () => null,
    fetch,
  };
  expect(createLanguageModel(null, ports)).toBeNull();
});

test("a base URL and one model are sufficient; budgets have their documented defaults", () => {
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
    attemptsPerKey: 1_000,
  });
});

test.each([
  [{ MODEL_TEXT: "small" }, "MODEL_BASE_URL is required with MODEL_TEXT"],
  [{ MODEL_IMAGES: "drawer" }, "MODEL_BASE_URL is required with MODEL_IMAGES"],
  [{ MODEL_API_KEY: "sk-secret" }, "MODEL_BASE_URL is required with MODEL_API_KEY"],
  [{ ...local }, "none of MODEL_TEXT"],
  [
    { MODEL_BASE_URL: "https://user:sk-secret@example.org/v1", MODEL_TEXT: "a" },
    "configuration MODEL_BASE_URL",
  ],
  [{ MODEL_BASE_URL: "file:///etc/sk-secret", MODEL_TEXT: "a" }, "configuration MODEL_BASE_URL"],
  [{ ...local, MODEL_TEXT: "a", MODEL_API_KEY: "sk-secret\nx: y" }, "configuration MODEL_API_KEY"],
  [{ ...local, MODEL_TEXT: "a", MODEL_CALL_TIMEOUT_MS: "soon" }, "configuration MODEL_CALL_TIMEOUT_MS"],
])(
  "an incomplete or invalid configuration stops the start with the name of the variable: %o",
  (variables, message) => {
    expect(() => readFrom({ ...variables })).toThrow(message);
    expect(() => readFrom({ ...variables })).not.toThrow("sk-secret");
  },
);

type Call = (job: BenchJob) => Promise<unknown>;

const calls: [variable: string, settings: Partial<ModelSettings>, call: Call][] = [
  ["MODEL_TEXT", { textModel: null }, (job) => job.readMealText("toast")],
  ["MODEL_TEXT", { textModel: null }, (job) => job.readSymptomText("headache")],
  ["MODEL_TEXT", { textModel: null }, (job) => job.translateFoodNames(["toast"], "German")],
  ["MODEL_TEXT", { textModel: null }, (job) => job.translateTexts(["Toast the bread"], "German")],
  ["MODEL_IMAGES", { imageModel: null }, (job) => job.drawDish({ title: "Toast", ingredients: [] })],
  ["MODEL_TEXT", { textModel: null }, (job) => job.readDecision("toast or rolls?", [])],
  ["MODEL_VISION", { visionModel: null }, (job) => job.readMealImages([picture])],
  ["MODEL_VISION", { visionModel: null }, (job) => job.readLeftovers({ before: [], after: [picture] })],
  ["MODEL_VISION", { visionModel: null }, (job) => job.readSymptomImages([picture])],
  ["MODEL_VISION", { visionModel: null }, (job) => job.readDecision("which?", [picture])],
  ["MODEL_TRANSCRIPTION", { transcriptionModel: null }, (job) => job.transcribe(picture)],
];

test.each(calls)(
  "without %s its tasks are reported and rejected without a request: %#",
  async (variable, settings, call) => {
    const { endpoint, startJob } = await startBench(settings);
    await expect(call(startJob())).rejects.toMatchObject({
      code: "service_unavailable",
      message: `Cannot read the input: ${variable} is not configured`,
    });
    expect(endpoint.requests).toEqual([]);
  },
);
