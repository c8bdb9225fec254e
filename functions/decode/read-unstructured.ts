import type { JobContext } from "../../shared/jobs/job-operation.ts";
import { ServiceError } from "../../shared/kernel/service-error.ts";
import type { MediaFile } from "../../shared/media/media-file.ts";
import type { ModelJob } from "../../shared/model/language-model.ts";
import type { MealReading } from "../../shared/model/meal-reading.ts";
import type { DecodePorts } from "./decode-ports.ts";
import type { DecodeWork } from "./decode-work.ts";
import { REMAINING_FIELD } from "./media-members.ts";
import { provideMedia } from "./provide-media.ts";
import { readItemsOfModel } from "./read-items-of-model.ts";
import { readWords } from "./read-words.ts";
import type { Reading } from "./reading.ts";

/** The foods of a meal told in words, pictures or recordings. Pictures and recordings need a model. */
export async function readUnstructured(
  work: DecodeWork,
  context: JobContext,
  ports: DecodePorts,
): Promise<Reading> {
  const { model } = ports;
  const job = model?.startJob({ signal: context.signal, failureNaming: "service_unavailable" }) ?? null;
  const media = await provideMedia(work, context, ports);
  if (media.length > 0 && !job) throw lacksModel();
  const words = [work.text, ...(await transcribeAll(media, job))].filter((text) => text !== null).join("\n");
  const reading = await readPictures(media, words, job);
  if (reading) return { items: await readItemsOfModel(reading.items, context.store), warnings: [] };
  return readWords(words, context, model?.reads.text ? job : null);
}

/** Only a job of a deployment that had a model comes to this. */
function lacksModel(): ServiceError {
  const cause = new Error("Cannot read media: this deployment has no language model");
  return new ServiceError("service_unavailable", "", { cause });
}

async function transcribeAll(media: readonly MediaFile[], job: ModelJob | null): Promise<string[]> {
  const texts: string[] = [];
  for (const file of media) if (file.kind === "audio" && job) texts.push(await job.transcribe(file));
  return texts;
}

async function readPictures(
  media: readonly MediaFile[],
  words: string,
  job: ModelJob | null,
): Promise<MealReading | null> {
  const pictures = media.filter(({ kind }) => kind === "image");
  if (pictures.length === 0 || !job) return null;
  const after = pictures.filter(({ field }) => field === REMAINING_FIELD);
  const before = pictures.filter(({ field }) => field !== REMAINING_FIELD);
  const text = words === "" ? undefined : words;
  return after.length > 0 ? job.readLeftovers({ before, after, text }) : job.readMealImages(before, text);
}
