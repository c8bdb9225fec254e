import { createCatalogue } from "../../shared/domain/catalogue/mod.ts";
import {
  type FoodFinder,
  findOutlined,
  outlineMeal,
  type Repairs,
  readMeal,
} from "../../shared/domain/food/mod.ts";
import type { JobContext, JobOutcome } from "../../shared/platform/jobs/mod.ts";
import { deriveUuid } from "../../shared/platform/kernel/mod.ts";
import type { ReadingPorts } from "../../shared/platform/media/mod.ts";
import type { SymptomEventResult, SymptomsResult } from "./contract.ts";
import type { ReportedEvent } from "./engine/symptom-event.ts";
import { readReport } from "./read-report.ts";
import type { SymptomsWork } from "./symptoms-work.ts";

const urgentAdvice =
  "This can be a sign of an emergency: seek medical care now if it is severe, new or getting worse";

/** A catalogue food that a report names as a cause. */
type TriggerFood = { food_id: number; canonical_name: string };

type EventContext = { jobId: string; index: number; foods: ReadonlyMap<string, TriggerFood> };

/** Reads the report, finds its triggers in the catalogue, and returns each symptom as an event. */
export async function runDecodeSymptoms(
  work: SymptomsWork,
  context: JobContext,
  ports: ReadingPorts,
): Promise<JobOutcome> {
  const { events, warnings } = await readReport(work, context, ports);
  const foods = await matchTriggers(events, createCatalogue(context.call));
  const symptoms = await Promise.all(
    events.map((event, index) => formatEvent(event, { jobId: context.jobId, index, foods })),
  );
  const type = symptoms.length > 0 ? "symptom_detected" : "no_symptom_detected";
  const result: SymptomsResult = { type, symptoms };
  return { result, catalogueRelease: null, meta: { warnings } };
}

/** The foods of the catalogue that the triggers name, by the words of the trigger. */
async function matchTriggers(
  events: readonly ReportedEvent[],
  catalogue: FoodFinder,
): Promise<Map<string, TriggerFood>> {
  const texts = [...new Set(events.flatMap(({ trigger }) => trigger?.text ?? []))];
  const outline = (repairs: Repairs) => texts.map((text) => outlineMeal(text, repairs));
  const { outlines, found } = await findOutlined({ texts, outline }, catalogue);
  return new Map(
    texts.flatMap((text, index) => {
      const outline = outlines[index];
      const food = outline && readMeal(outline, found).find((item) => item.food !== null);
      return food?.food ? [[text, { food_id: food.food.id, canonical_name: food.name }] as const] : [];
    }),
  );
}

/** An event of the result; its id is the same whenever the same job is read. */
async function formatEvent(
  event: ReportedEvent,
  { jobId, index, foods }: EventContext,
): Promise<SymptomEventResult> {
  const { duration, onset, end, trigger } = event;
  return {
    event_id: await deriveUuid(`${jobId}:${index}`),
    symptom_type: event.symptomId,
    symptom_category: event.category,
    symptom_label: event.label,
    intensity_1_to_5: event.intensity,
    intensity_text: event.intensityText,
    duration: duration?.iso ?? null,
    duration_range: duration === null ? null : { min: duration.minIso, max: duration.maxIso },
    duration_text: duration?.text ?? null,
    onset_utc: onset?.utc ?? null,
    onset_precision: onset?.precision ?? null,
    onset_text: onset?.text ?? null,
    end_utc: end?.utc ?? null,
    end_precision: end?.precision ?? null,
    end_text: end?.text ?? null,
    body_site: event.bodySite,
    course: event.course,
    trigger: trigger === null ? null : { ...trigger, food: foods.get(trigger.text) ?? null },
    red_flag: event.redFlag,
    advice: event.redFlag ? urgentAdvice : null,
    span: event.span,
  };
}
