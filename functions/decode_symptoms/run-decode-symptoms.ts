import { createCatalogue } from "../../shared/domain/catalogue/mod.ts";
import {
  type FoodFinder,
  findOutlined,
  outlineMeal,
  type Repairs,
  readMeal,
} from "../../shared/domain/food/mod.ts";
import {
  placeUnread,
  placeWords,
  textNotFullyRead,
  type WordSource,
} from "../../shared/domain/intake/mod.ts";
import type { ReportedEvent } from "../../shared/domain/symptoms/mod.ts";
import type { JobContext, JobOutcome } from "../../shared/platform/jobs/mod.ts";
import { deriveUuid } from "../../shared/platform/kernel/mod.ts";
import type { ReadingPorts } from "../../shared/platform/media/mod.ts";
import type { ReadSymptomWords, SymptomEventResult, SymptomsResult } from "./contract.ts";
import { readReport } from "./read-report.ts";
import type { SymptomsWork } from "./symptoms-work.ts";

/** A catalogue food that a report names as a cause. */
type TriggerFood = { food_id: number; canonical_name: string };

type EventContext = {
  jobId: string;
  index: number;
  foods: ReadonlyMap<string, TriggerFood>;
  source: WordSource;
};

const noWords = { text: "", start: null, end: null };

/** Reads the report, finds its triggers in the catalogue, and returns each symptom as an event. */
export async function runDecodeSymptoms(
  work: SymptomsWork,
  context: JobContext,
  ports: ReadingPorts,
): Promise<JobOutcome> {
  const report = await readReport(work, context, ports);
  const { events } = report;
  const source = { words: report.words, text: work.text ?? "" };
  const foods = await matchTriggers(events, createCatalogue(context.call));
  const symptoms = await Promise.all(
    events.map((event, index) => formatEvent(event, { jobId: context.jobId, index, foods, source })),
  );
  const type = symptoms.length > 0 ? "symptom_detected" : "no_symptom_detected";
  const result: SymptomsResult = { type, symptoms };
  const meta = {
    items: symptoms.flatMap(({ event_id: id }, index) => listReadWords(id, events[index], source)),
    unread: placeUnread(report.unread, source),
    reader: report.reader,
    warnings: report.unread.length === 0 ? report.warnings : [...report.warnings, textNotFullyRead],
  };
  return { result, catalogueRelease: null, meta };
}

/** The words that name the symptom, and those of its cause. */
function listReadWords(
  event_id: string,
  event: ReportedEvent | undefined,
  source: WordSource,
): ReadSymptomWords[] {
  const words: ReadSymptomWords[] = [];
  if (event?.span) words.push({ event_id, role: "symptom", ...placeWords(event.span, source) });
  if (event?.trigger?.span)
    words.push({ event_id, role: "trigger", ...placeWords(event.trigger.span, source) });
  return words;
}

/** The position in the text; null for words of a recording. */
function placeSpan(span: ReportedEvent["span"], source: WordSource): SymptomEventResult["span"] {
  const { text, start, end } = span === null ? noWords : placeWords(span, source);
  return start === null || end === null ? null : { start, end, text };
}

/** The foods of the catalogue that the triggers name, by the words of the trigger. */
async function matchTriggers(
  events: readonly ReportedEvent[],
  catalogue: FoodFinder,
): Promise<Map<string, TriggerFood>> {
  const named = events.flatMap(({ trigger }) => (trigger?.mayBeFood ? trigger.text : []));
  const texts = [...new Set(named)];
  const outline = (repairs: Repairs) => texts.map((text) => outlineMeal(text, repairs));
  const { outlines, found } = await findOutlined({ texts, outline }, catalogue);
  return new Map(
    texts.flatMap((text, index) => {
      const outline = outlines[index];
      const food = outline && readMeal(outline, found).items.find((item) => item.food !== null);
      return food?.food ? [[text, { food_id: food.food.id, canonical_name: food.name }] as const] : [];
    }),
  );
}

/** An event of the result; its id is the same whenever the same job is read. */
async function formatEvent(
  event: ReportedEvent,
  { jobId, index, foods, source }: EventContext,
): Promise<SymptomEventResult> {
  const { duration, onset, end, trigger } = event;
  return {
    event_id: await deriveUuid(`${jobId}:${index}`),
    symptom_type: event.symptomId,
    symptom_category: event.category,
    symptom_label: event.label,
    subject: event.subject,
    intensity_1_to_5: event.intensity,
    intensity_text: event.intensityText,
    duration: duration?.iso ?? null,
    duration_range: duration === null ? null : { min: duration.minIso, max: duration.maxIso },
    duration_text: duration?.text ?? null,
    onset_utc: onset?.utc ?? null,
    onset_precision: onset?.utc ? onset.precision : null,
    onset_text: onset?.text ?? null,
    end_utc: end?.utc ?? null,
    end_precision: end?.utc ? end.precision : null,
    end_text: end?.text ?? null,
    body_site: event.bodySite,
    course: event.course,
    trigger: trigger && formatTrigger(trigger, foods),
    red_flag: event.redFlag,
    advice: event.advice,
    span: placeSpan(event.span, source),
  };
}

function formatTrigger(
  { text, relation, offset, mayBeFood }: NonNullable<ReportedEvent["trigger"]>,
  foods: EventContext["foods"],
): SymptomEventResult["trigger"] {
  return { text, relation, offset, food: (mayBeFood ? foods.get(text) : null) ?? null };
}
