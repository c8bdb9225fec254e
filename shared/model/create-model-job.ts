import { ServiceError } from "../kernel/service-error.ts";
import { cleanLine } from "./answer-line.ts";
import { askModel } from "./ask-model.ts";
import type { CompleteChat } from "./complete-chat.ts";
import { decisionTask } from "./decision-task.ts";
import type { DrawDish } from "./draw-dish.ts";
import { createFence } from "./fence.ts";
import type { FailureNaming, MealBeforeAndAfter, ModelJob, ModelMedia } from "./language-model.ts";
import { leftoversTask } from "./leftovers-task.ts";
import { mealImagesTask } from "./meal-images-task.ts";
import { mealTextTask } from "./meal-text-task.ts";
import type { LoadClient } from "./model-client.ts";
import type { ModelPorts } from "./model-ports.ts";
import type { ModelTask } from "./model-task.ts";
import { createNameTranslationTask } from "./name-translation-task.ts";
import { symptomImagesTask } from "./symptom-images-task.ts";
import { symptomTextTask } from "./symptom-text-task.ts";
import { createTextTranslationTask } from "./text-translation-task.ts";
import type { RunInTime } from "./time-budget.ts";
import { toServiceError } from "./to-service-error.ts";
import { transcribeRecording } from "./transcribe-recording.ts";
import { translateTexts } from "./translate-texts.ts";
import type { UserPart } from "./user-message.ts";

/** What the deployment has for each purpose, null where no model is named for it. */
export type Models = {
  loadClient: LoadClient;
  text: CompleteChat | null;
  vision: CompleteChat | null;
  transcription: string | null;
  drawDish: DrawDish | null;
};

type JobParts = { ports: ModelPorts; runInTime: RunInTime; failureNaming: FailureNaming };

/** The calls of one job: each picks its model, shows the input behind a fence of its own, and names failures. */
export function createModelJob(models: Models, { ports, runInTime, failureNaming }: JobParts): ModelJob {
  const named = <Result>(result: Promise<Result>) =>
    result.catch((error: unknown): never => {
      throw toServiceError(error, failureNaming);
    });
  const ask = <Reading>(chat: CompleteChat, task: ModelTask<Reading>, parts: UserPart[]) =>
    named(askModel({ task, parts, fence: createFence(ports.randomBytes) }, chat, runInTime));
  const askText = async <Reading>(task: ModelTask<Reading>, parts: UserPart[]) =>
    ask(pickModel(models.text, "MODEL_TEXT"), task, parts);
  const askVision = async <Reading>(task: ModelTask<Reading>, parts: UserPart[]) =>
    ask(pickModel(models.vision, "MODEL_VISION"), task, parts);
  return {
    readMealText: (text) => askText(mealTextTask, [{ words: text }]),
    readMealImages: (images, text) =>
      askVision(mealImagesTask, [
        ...showImages("Pictures of the meal:", images),
        ...showWords("Words of the eater:", text),
      ]),
    readLeftovers: (meal) => askVision(leftoversTask, showLeftovers(meal)),
    readSymptomText: (text) => askText(symptomTextTask, [{ words: text }]),
    readSymptomImages: (images, text) =>
      askVision(symptomImagesTask, [
        ...showImages("Pictures of the symptoms:", images),
        ...showWords("Words of the writer:", text),
      ]),
    async translateFoodNames(names, language) {
      const lines = names.map(cleanLine);
      return lines.length === 0
        ? []
        : askText(createNameTranslationTask(lines), showTexts("The names, a JSON list:", lines, language));
    },
    translateTexts: (texts, language) =>
      translateTexts(texts, (batch) =>
        askText(createTextTranslationTask(batch), showTexts("The texts, a JSON list:", batch, language)),
      ),
    async drawDish(picture) {
      return named(pickModel(models.drawDish, "MODEL_IMAGES")(picture, runInTime));
    },
    readDecision: (question, images) =>
      images.length === 0
        ? askText(decisionTask, [{ words: question }])
        : askVision(decisionTask, [
            ...showImages("Pictures of the alternatives:", images),
            ...showWords("The question:", question),
          ]),
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
    ...showWords("Words of the eater:", text),
  ];
}

/** As JSON: a line break within a text cannot make two of it. */
function showTexts(caption: string, texts: readonly string[], language: string): UserPart[] {
  return [
    ...showWords("The language to translate into:", language),
    ...showWords(caption, JSON.stringify(texts)),
  ];
}

function showImages(caption: string, images: readonly ModelMedia[]): UserPart[] {
  return images.length === 0 ? [] : [{ caption }, ...images.map((image) => ({ image }))];
}

function showWords(caption: string, words: string | undefined): UserPart[] {
  return words === undefined ? [] : [{ caption }, { words }];
}
