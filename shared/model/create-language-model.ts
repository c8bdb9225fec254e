import { ServiceError } from "../kernel/service-error.ts";
import { askModel } from "./ask-model.ts";
import { type CompleteChat, createCompleteChat } from "./complete-chat.ts";
import { createFence } from "./fence.ts";
import type {
  FailureNaming,
  LanguageModel,
  MealBeforeAndAfter,
  ModelJob,
  ModelMedia,
} from "./language-model.ts";
import { leftoversTask } from "./leftovers-task.ts";
import { mealImagesTask } from "./meal-images-task.ts";
import { mealTextTask } from "./meal-text-task.ts";
import { createClientLoader, type LoadClient } from "./model-client.ts";
import type { ModelPorts } from "./model-ports.ts";
import type { ModelSettings } from "./model-settings.ts";
import type { ModelTask } from "./model-task.ts";
import { type RunInTime, startTimeBudget } from "./time-budget.ts";
import { toServiceError } from "./to-service-error.ts";
import { transcribeRecording } from "./transcribe-recording.ts";
import type { UserPart } from "./user-message.ts";

type Models = {
  loadClient: LoadClient;
  text: CompleteChat | null;
  vision: CompleteChat | null;
  transcription: string | null;
};

/** The configured model, null without settings. Building it does no I/O and does not load the SDK. */
export function createLanguageModel(settings: ModelSettings | null, ports: ModelPorts): LanguageModel | null {
  if (settings === null) return null;
  const loadClient = createClientLoader(settings, ports);
  const { textModel, visionModel, transcriptionModel } = settings;
  const models: Models = {
    loadClient,
    text: textModel === null ? null : createCompleteChat(loadClient, textModel),
    vision: visionModel === null ? null : createCompleteChat(loadClient, visionModel),
    transcription: transcriptionModel,
  };
  return {
    reads: {
      text: textModel !== null,
      images: visionModel !== null,
      recordings: transcriptionModel !== null,
    },
    startJob({ signal, failureNaming }) {
      const runInTime = startTimeBudget({ clock: ports, signal, ...settings });
      return createJob(models, { ports, runInTime, failureNaming });
    },
  };
}

type JobParts = { ports: ModelPorts; runInTime: RunInTime; failureNaming: FailureNaming };

function createJob(models: Models, { ports, runInTime, failureNaming }: JobParts): ModelJob {
  const ask = <Reading>(chat: CompleteChat, task: ModelTask<Reading>, parts: UserPart[]) =>
    named(askModel({ task, parts, fence: createFence(ports.randomBytes) }, chat, runInTime));
  const named = <Result>(result: Promise<Result>) =>
    result.catch((error: unknown): never => {
      throw toServiceError(error, failureNaming);
    });
  return {
    async readMealText(text) {
      return ask(pickModel(models.text, "MODEL_TEXT"), mealTextTask, [{ words: text }]);
    },
    async readMealImages(images, text) {
      return ask(pickModel(models.vision, "MODEL_VISION"), mealImagesTask, [
        ...showImages("Pictures of the meal:", images),
        ...showWords(text),
      ]);
    },
    async readLeftovers(meal) {
      return ask(pickModel(models.vision, "MODEL_VISION"), leftoversTask, showLeftovers(meal));
    },
    async transcribe(recording) {
      const model = pickModel(models.transcription, "MODEL_TRANSCRIPTION");
      return named(transcribeRecording(recording, { loadClient: models.loadClient, model, runInTime }));
    },
  };
}

function pickModel<Model>(model: Model | null, variable: string): Model {
  if (model !== null) return model;
  throw new ServiceError("service_unavailable", `Cannot read the input: ${variable} is not configured`);
}

function showLeftovers({ before, after, text }: MealBeforeAndAfter): UserPart[] {
  return [
    ...showImages("Pictures of the meal as it was served:", before),
    ...showImages("Pictures of what remained:", after),
    ...showWords(text),
  ];
}

function showImages(caption: string, images: readonly ModelMedia[]): UserPart[] {
  return images.length === 0 ? [] : [{ caption }, ...images.map((image) => ({ image }))];
}

function showWords(words: string | undefined): UserPart[] {
  return words === undefined ? [] : [{ caption: "Words of the eater:" }, { words }];
}
