import type { MediaCodes } from "../media/media-codes.ts";
import type { MediaFile } from "../media/media-file.ts";
import type { ModelJob } from "../model/language-model.ts";
import type { MealReading } from "../model/meal-reading.ts";
import type { MediaWork } from "./media-work.ts";
import { provideMedia } from "./provide-media.ts";
import { readItemsOfModel } from "./read-items-of-model.ts";
import { readWords } from "./read-words.ts";
import type { Reading } from "./reading.ts";
import type { ReadingContext } from "./reading-context.ts";
import type { ReadingPorts } from "./reading-ports.ts";
import { requireModelFor } from "./require-model-for.ts";
import { transcribeAll } from "./transcribe-all.ts";

/** A meal as a request tells it; `remainingField` is the member with a picture of what was left, if any. */
export type ToldMeal = MediaWork & { text: string | null };

/** `job` is null without a model. */
type Rules = { job: ModelJob | null; mediaCodes: MediaCodes; remainingField?: string };

/** The foods of a meal told in words, pictures or recordings. Pictures and recordings need a model. */
export async function readToldMeal(
  meal: ToldMeal,
  context: ReadingContext,
  ports: ReadingPorts,
  { job, mediaCodes: codes, remainingField }: Rules,
): Promise<Reading> {
  const media = await provideMedia(meal, ports, { codes, signal: context.signal });
  requireModelFor(media, job);
  const words = await transcribeAll(meal.text, media, job);
  const reading = await readPictures(media, words, job, remainingField);
  if (reading) return { items: await readItemsOfModel(reading.items, context.store), words, warnings: [] };
  return readWords(words, context, ports.model?.reads.text ? job : null);
}

async function readPictures(
  media: readonly MediaFile[],
  words: string,
  job: ModelJob | null,
  remainingField: string | undefined,
): Promise<MealReading | null> {
  const pictures = media.filter(({ kind }) => kind === "image");
  if (pictures.length === 0 || !job) return null;
  const after = pictures.filter(({ field }) => field === remainingField);
  const before = pictures.filter(({ field }) => field !== remainingField);
  const text = words === "" ? undefined : words;
  return after.length > 0 ? job.readLeftovers({ before, after, text }) : job.readMealImages(before, text);
}
