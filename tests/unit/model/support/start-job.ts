import { onTestFinished } from "vitest";
import { createLanguageModel } from "../../../../shared/model/create-language-model.ts";
import type { FailureNaming, ModelJob } from "../../../../shared/model/language-model.ts";
import type { ModelPorts } from "../../../../shared/model/model-ports.ts";
import type { ModelSettings } from "../../../../shared/model/model-settings.ts";
import { type ModelEndpoint, startModelEndpoint } from "../../../support/model-endpoint.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

export const API_KEY = "sk-test-4f9a1c77";

/** A model wired to an endpoint of the test's own, closed with it. */
export type ModelBench = {
  endpoint: ModelEndpoint;
  clock: TestClock;
  /** A new job of the same model. */
  startJob: (options?: { signal?: AbortSignal; failureNaming?: FailureNaming }) => ModelJob;
};

/** Starts an endpoint and a model for it; `randomByte` is what all randomness is made of. */
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
      apiKey: API_KEY,
      textModel: "text-model",
      visionModel: "vision-model",
      transcriptionModel: "speech-model",
      imageModel: "image-model",
      callTimeoutMs: 20_000,
      imageTimeoutMs: 60_000,
      jobTimeoutMs: 60_000,
      ...settings,
    },
    {
      now: clock.now,
      sleep: clock.sleep,
      randomBytes: (length) => new Uint8Array(length).fill(randomByte),
      fetch: (input, init) => fetch(input, init),
      ...ports,
    },
  );
  if (model === null) throw new Error("Cannot start the bench: settings make a model");
  return {
    endpoint,
    clock,
    startJob: ({ signal = new AbortController().signal, failureNaming = "upstream" } = {}) =>
      model.startJob({ signal, failureNaming }),
  };
}
