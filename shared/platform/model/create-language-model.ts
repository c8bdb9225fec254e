import { type LanguageModel, ServiceError } from "../kernel/mod.ts";
import { createCompleteChat } from "./complete-chat.ts";
import { createModelJob, type Models } from "./create-model-job.ts";
import { createDrawPicture, maxPictureResponseBytes } from "./draw-picture.ts";
import { createClientLoader } from "./model-client.ts";
import type { ModelPorts } from "./model-ports.ts";
import type { ModelSettings } from "./model-settings.ts";
import { startTimeBudget } from "./time-budget.ts";

const maxResponseBytes = 1024 * 1024;

/** The configured model, null without settings. Creating it does no I/O and does not load the SDK. */
export function createLanguageModel(settings: ModelSettings | null, ports: ModelPorts): LanguageModel | null {
  if (settings === null) return null;
  const loadClient = createClientLoader(settings, ports, maxResponseBytes);
  const { textModel, visionModel, transcriptionModel, imageModel, imageTimeoutMs, attemptsPerKey } = settings;
  const models: Models = {
    loadClient,
    text: textModel === null ? null : createCompleteChat(loadClient, textModel),
    vision: visionModel === null ? null : createCompleteChat(loadClient, visionModel),
    transcription: transcriptionModel,
    drawPicture:
      imageModel === null
        ? null
        : createDrawPicture({
            loadClient: createClientLoader(settings, ports, maxPictureResponseBytes),
            model: imageModel,
            timeoutMs: imageTimeoutMs,
          }),
  };
  async function takeAttempt(keyId: string): Promise<void> {
    const waitSeconds = await ports.takeModelAttempt(keyId, attemptsPerKey);
    if (waitSeconds === null) return;
    const message = "Cannot read the input: the API key has used its attempts at the model of this hour";
    throw new ServiceError("rate_limited", message, { retryAfterSeconds: waitSeconds });
  }

  return {
    reads: {
      text: textModel !== null,
      images: visionModel !== null,
      recordings: transcriptionModel !== null,
    },
    draws: imageModel !== null,
    attemptsPerKey,
    startJob({ keyId, signal, failureNaming }) {
      const countAttempt = () => takeAttempt(keyId);
      const runInTime = startTimeBudget({ clock: ports, signal, countAttempt, ...settings });
      return createModelJob(models, { ports, runInTime, failureNaming });
    },
  };
}
