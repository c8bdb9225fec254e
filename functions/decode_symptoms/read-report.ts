import type { ReportedEvent } from "../../shared/domain/symptoms/mod.ts";
import {
  raiseFlagsOfSentences,
  readReportedSymptoms,
  readSymptoms,
} from "../../shared/domain/symptoms/mod.ts";
import { detectLanguage, type Span } from "../../shared/language/mod.ts";
import type { JobContext } from "../../shared/platform/jobs/mod.ts";
import { describeCause, ServiceError } from "../../shared/platform/kernel/mod.ts";
import { commonNaming, type ReadingPorts, readMedia } from "../../shared/platform/media/mod.ts";
import { createSymptomModel, type SymptomModel } from "./engine/model/symptom-model.ts";
import type { ReadSymptom, SymptomReading } from "./engine/model/symptom-reading.ts";
import type { SymptomsWork } from "./symptoms-work.ts";
import type { Timing } from "./timing.ts";

/** The symptoms of a report, its words, those that were not read, which reader read it, and warning codes. */
export type Report = {
  events: readonly ReportedEvent[];
  words: string;
  unread: readonly Span[];
  reader: "embedded" | "model";
  warnings: string[];
};

/** Reads a report in words, pictures or recordings. Pictures and recordings need a model. */
export async function readReport(
  work: SymptomsWork,
  context: JobContext,
  ports: ReadingPorts,
): Promise<Report> {
  const { keyId, signal } = context;
  const { failureNaming, mediaCodes: codes } = commonNaming;
  const job = ports.model?.startJob({ keyId, signal, failureNaming }) ?? null;
  const { words, pictures } = await readMedia(work, ports, { job, codes, signal });
  const model = job && createSymptomModel(job);
  if (pictures.length === 0 || !model)
    return readWords(words, work, { log: context.log, model: ports.model?.reads.text ? model : null });
  const reading = await model.readSymptomImages(pictures, words === "" ? undefined : words);
  return reportOfModel(reading, words, work.timing);
}

/**
 * English is read by the embedded reader, other languages by the model if there is one. If the model fails, the result
 * is that of the embedded reader with a warning.
 */
async function readWords(
  words: string,
  { timing }: SymptomsWork,
  { model, log }: Pick<JobContext, "log"> & { model: SymptomModel | null },
): Promise<Report> {
  const { events, unread } = readReportedSymptoms(words, timing);
  const embedded = { events, words, unread, reader: "embedded" } as const;
  const language = detectLanguage(words);
  const isRead = language === "english" || (language === "unknown" && (events.length > 0 || !model));
  if (isRead) return { ...embedded, warnings: [] };
  if (!model) return { ...embedded, warnings: ["language_not_read"] };
  try {
    const reading = await model.readSymptomText(words);
    return reportOfModel(reading, words, timing);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log({ event: "text_read_without_model", cause: describeCause(error) });
    return { ...embedded, warnings: ["text_read_without_model"] };
  }
}

/**
 * The symptoms that a model extracted, each written as a plain sentence for the embedded reader: the model selects words,
 * the reader determines symptom, severity and times. Red flags are raised by all sentences together.
 */
function reportOfModel(reading: SymptomReading, words: string, timing: Timing): Report {
  const read = reading.events.map((event) => {
    const sentence = writeSentence(event);
    const subject = event.subject ?? "self";
    return { event, sentence, symptoms: readSymptoms(sentence, timing).map((one) => ({ ...one, subject })) };
  });
  const flagged = raiseFlagsOfSentences(read);
  const events = read.flatMap(({ event }, index) => {
    const span = findSpan(event.originalWords, words);
    return (flagged[index] ?? []).map(({ trigger, ...symptom }) => {
      return { ...symptom, span, trigger: trigger && { ...trigger, span: null } };
    });
  });
  return { events, words, unread: [], reader: "model", warnings: [] };
}

function writeSentence({
  symptom,
  severityWords,
  durationWords,
  onsetWords,
  endWords,
  bodySite,
  courseWords,
  trigger,
}: ReadSymptom): string {
  const parts = [
    "I had",
    severityWords,
    symptom,
    bodySite && `in my ${bodySite}`,
    onsetWords,
    durationWords,
    trigger && `caused by ${trigger}`,
    courseWords && `and it was ${courseWords}`,
    endWords && `and it went away ${endWords}`,
  ];
  return parts.filter(Boolean).join(" ");
}

function findSpan(originalWords: string | null, words: string): ReportedEvent["span"] {
  const start = originalWords === null ? -1 : words.indexOf(originalWords);
  if (originalWords === null || start < 0) return null;
  return { start, end: start + originalWords.length, text: originalWords };
}
