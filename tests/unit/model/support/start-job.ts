import { onTestFinished } from "vitest";
import { type DecisionReading, readDecision } from "../../../../functions/decide/engine/decision-model.ts";
import {
  createSymptomModel,
  type SymptomModel,
} from "../../../../functions/decode_symptoms/engine/model/symptom-model.ts";
import { createMealModel, type MealModel } from "../../../../shared/domain/intake/meal-model.ts";
import {
  createTranslator,
  type Translator,
} from "../../../../shared/domain/presentation/language/translator.ts";
import { createPainter, type Painter } from "../../../../shared/domain/presentation/picture/painter.ts";
import type {
  FailureNaming,
  ModelJob,
  ModelMedia,
} from "../../../../shared/platform/kernel/language-model.ts";
import { createLanguageModel } from "../../../../shared/platform/model/create-language-model.ts";
import type { ModelPorts } from "../../../../shared/platform/model/model-ports.ts";
import type { ModelSettings } from "../../../../shared/platform/model/model-settings.ts";
import { type ModelEndpoint, startModelEndpoint } from "../../../support/model-endpoint.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

export const apiKey = "sk-test-4f9a1c77";

/** A model job with all the tasks of the operations. */
export type BenchJob = ModelJob &
  MealModel &
  SymptomModel &
  Translator &
  Painter & { readDecision: (question: string, images: readonly ModelMedia[]) => Promise<DecisionReading> };

/** A model with an endpoint of its own that is closed with the test. */
export type ModelBench = {
  endpoint: ModelEndpoint;
  clock: TestClock;
  /** A new job of the same model. */
  startJob: (options?: { signal?: AbortSignal; failureNaming?: FailureNaming }) => BenchJob;
};

/** Starts an endpoint and a model for it; all random bytes are `randomByte`. */
export async function startBench(
  settings: Partial<ModelSettings> = {},
  { randomByte = 0xab, ...ports }: Partial<ModelPorts> & { randomByte?: number } = {},
): Promise<ModelBench> {
  const endpoint = await startModelEndpoint();
  onTestFinished(() => endpoint.close());
  const clock = createTestClock();
  const model = createLanguageModel(
    {
      baseUrl: endpoint.baseUrl,
      apiKey: apiKey,
      textModel: "text-model",
      visionModel: "vision-model",
      transcriptionModel: "speech-model",
      imageModel: "image-model",
      callTimeoutMs: 20_000,
      imageTimeoutMs: 60_000,
      jobTimeoutMs: 60_000,
      attemptsPerKey: 1_000,
      ...settings,
    },
    {
      now: clock.now,
      sleep: clock.sleep,
      randomBytes: (length) => new Uint8Array(length).fill(randomByte),
      takeModelAttempt: async () => null,
      fetch: (input, init) => fetch(input, init),
      ...ports,
    },
  );
  if (model === null) throw new Error("Cannot start the bench: settings make a model");
  return {
    endpoint,
    clock,
    startJob: ({ signal = new AbortController().signal, failureNaming = "upstream" } = {}) =>
      combineReadings(model.startJob({ keyId: "key-1", signal, failureNaming })),
  };
}

function combineReadings(job: ModelJob): BenchJob {
  return {
    ...job,
    ...createMealModel(job),
    ...createSymptomModel(job),
    ...createTranslator(job),
    ...createPainter(job),
    readDecision: (question, images) => readDecision(job, question, images),
  };
}
