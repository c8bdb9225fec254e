import type { JobContext } from "../../shared/jobs/job-operation.ts";
import { describeCause } from "../../shared/kernel/describe-cause.ts";
import { ServiceError } from "../../shared/kernel/service-error.ts";
import type { MediaFile } from "../../shared/media/media-file.ts";
import type { ModelJob } from "../../shared/model/language-model.ts";
import type { SymptomReading } from "../../shared/model/symptom-reading.ts";
import { COMMON_NAMING } from "../../shared/reading/error-naming.ts";
import { provideMedia } from "../../shared/reading/provide-media.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import { requireModelFor } from "../../shared/reading/require-model-for.ts";
import { tellLanguage } from "../../shared/reading/tell-language.ts";
import { transcribeAll } from "../../shared/reading/transcribe-all.ts";
import { readSymptoms } from "../../shared/symptoms/read-symptoms.ts";
import { readEventsOfModel } from "./read-events-of-model.ts";
import type { SymptomsWork } from "./symptoms-work.ts";
import type { ToldEvent } from "./told-event.ts";

/** The symptoms of a report as they were read, and codes of what could not be done for them. */
export type Report = { events: ToldEvent[]; warnings: string[] };

/** Reads a report in words, pictures or recordings. Pictures and recordings need a model. */
export async function readReport(
  work: SymptomsWork,
  context: JobContext,
  ports: ReadingPorts,
): Promise<Report> {
  const { signal } = context;
  const job = ports.model?.startJob({ signal, failureNaming: COMMON_NAMING.failureNaming }) ?? null;
  const media = await provideMedia(work, ports, { codes: COMMON_NAMING.mediaCodes, signal });
  requireModelFor(media, job);
  const words = await transcribeAll(work.text, media, job);
  const pictures = media.filter(({ kind }) => kind === "image");
  if (pictures.length === 0 || !job)
    return readWords(words, work, { ...context, job: ports.model?.reads.text ? job : null });
  const reading = await readPictures(pictures, words, job);
  return { events: readEventsOfModel(reading, words, work.timing), warnings: [] };
}

function readPictures(pictures: readonly MediaFile[], words: string, job: ModelJob): Promise<SymptomReading> {
  return job.readSymptomImages(pictures, words === "" ? undefined : words);
}

/**
 * English is read by the embedded reader, other languages by the model where there is one. A model that
 * fails costs nothing but a warning.
 */
async function readWords(
  words: string,
  { timing }: SymptomsWork,
  { job, log }: Pick<JobContext, "log"> & { job: ModelJob | null },
): Promise<Report> {
  const events = readSymptoms(words, timing);
  const language = tellLanguage(words);
  const isRead = language === "english" || (language === "unknown" && (events.length > 0 || !job));
  if (isRead) return { events, warnings: [] };
  if (!job) return { events, warnings: ["language_not_read"] };
  try {
    const reading = await job.readSymptomText(words);
    return { events: readEventsOfModel(reading, words, timing), warnings: [] };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ event: "text_read_without_model", cause: describeCause(error) });
    return { events, warnings: ["text_read_without_model"] };
  }
}
