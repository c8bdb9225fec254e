import type { MealItem } from "../../shared/food/meal-item.ts";
import type { JobContext } from "../../shared/jobs/job-operation.ts";
import { gatherMedia } from "../../shared/media/gather-media.ts";
import { DECODE_MEDIA_CODES } from "../../shared/media/media-codes.ts";
import type { MediaFile } from "../../shared/media/media-file.ts";
import { loadMedia } from "../../shared/media/storage/load-media.ts";
import type { ModelJob } from "../../shared/model/language-model.ts";
import type { MealReading } from "../../shared/model/meal-reading.ts";
import type { DecodePorts } from "./decode-ports.ts";
import type { DecodeWork } from "./decode-work.ts";
import { REMAINING_FIELD } from "./media-members.ts";
import { readItemsOfModel } from "./read-items-of-model.ts";
import { readText } from "./read-text.ts";

/** The foods of a meal told in words, pictures or recordings. Pictures and recordings need a model. */
export async function readUnstructured(
  work: DecodeWork,
  context: JobContext,
  ports: DecodePorts,
): Promise<MealItem[]> {
  const job = ports.model?.startJob({ signal: context.signal, failureNaming: "service_unavailable" });
  const media = await provideMedia(work, context, ports);
  const words = [work.text, ...(await transcribeAll(media, job))].filter((text) => text !== null).join("\n");
  const reading = await readPictures(media, words, job);
  if (reading) return readItemsOfModel(reading.items, context.store);
  return readTextWithModel(words, context, { job: ports.model?.reads.text ? job : undefined });
}

async function provideMedia(
  { storedMedia, remoteMedia }: DecodeWork,
  { signal }: JobContext,
  { storage, remote, mediaLimits, fetchRules }: DecodePorts,
): Promise<MediaFile[]> {
  if (storedMedia.length + remoteMedia.length === 0) return [];
  const inline = await loadMedia(storage, storedMedia);
  if (!remote) throw new TypeError("Cannot fetch media: this deployment has no guarded way out");
  const toGather = { inline, remote: remoteMedia, limits: mediaLimits, codes: DECODE_MEDIA_CODES };
  return gatherMedia({ ...toGather, rules: fetchRules, signal }, remote);
}

async function transcribeAll(media: readonly MediaFile[], job: ModelJob | undefined): Promise<string[]> {
  const texts: string[] = [];
  for (const file of media) if (file.kind === "audio" && job) texts.push(await job.transcribe(file));
  return texts;
}

async function readPictures(
  media: readonly MediaFile[],
  words: string,
  job: ModelJob | undefined,
): Promise<MealReading | null> {
  const pictures = media.filter(({ kind }) => kind === "image");
  if (pictures.length === 0 || !job) return null;
  const after = pictures.filter(({ field }) => field === REMAINING_FIELD);
  const before = pictures.filter(({ field }) => field !== REMAINING_FIELD);
  const text = words === "" ? undefined : words;
  return after.length > 0 ? job.readLeftovers({ before, after, text }) : job.readMealImages(before, text);
}

/** The embedded reading stands where it recognised everything; else the model reads the text again. */
async function readTextWithModel(
  words: string,
  { store }: JobContext,
  { job }: { job: ModelJob | undefined },
): Promise<MealItem[]> {
  const items = await readText(words, store);
  const isRead = items.length > 0 && items.every(({ status }) => status === "matched");
  if (isRead || !job || words === "") return items;
  const reading = await job.readMealText(words);
  const itemsOfModel = await readItemsOfModel(reading.items, store);
  return countMatched(itemsOfModel) > countMatched(items) ? itemsOfModel : items;
}

function countMatched(items: readonly MealItem[]): number {
  return items.filter(({ status }) => status === "matched").length;
}
