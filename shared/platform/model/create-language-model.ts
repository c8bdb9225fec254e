import type { LanguageModel } from "../kernel/mod.ts";
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
  const { textModel, visionModel, transcriptionModel, imageModel, imageTimeoutMs } = settings;
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
  return {
    reads: {
      text: textModel !== null,
      images: visionModel !== null,
      recordings: transcriptionModel !== null,
    },
    draws: imageModel !== null,
    startJob({ signal, failureNaming }) {
      const runInTime = startTimeBudget({ clock: ports, signal, ...settings });
      return createModelJob(models, { ports, runInTime, failureNaming });
    },
  };
}
