import { createCatalogue } from "../../shared/domain/catalogue/mod.ts";
import type { JobContext, JobOutcome } from "../../shared/platform/jobs/mod.ts";
import { deriveUuid } from "../../shared/platform/kernel/mod.ts";
import type { ReadingPorts } from "../../shared/platform/media/mod.ts";
import type { ShownEvent, SymptomsResult } from "./contract.ts";
import type { TriggerFood } from "./match-triggers.ts";
import { matchTriggers } from "./match-triggers.ts";
import { readReport } from "./read-report.ts";
import type { SymptomsWork } from "./symptoms-work.ts";
import type { ToldEvent } from "./told-event.ts";

const urgentAdvice =
  "This can be a sign of an emergency: seek medical care now if it is severe, new or getting worse";

type Place = { jobId: string; index: number; foods: ReadonlyMap<string, TriggerFood> };

/** Reads the report, matches the foods that it blames, and shows each symptom as an event. */
export async function runDecodeSymptoms(
  work: SymptomsWork,
  context: JobContext,
  ports: ReadingPorts,
): Promise<JobOutcome> {
  const { events, warnings } = await readReport(work, context, ports);
  const foods = await matchTriggers(events, createCatalogue(context.call));
  const symptoms = await Promise.all(
    events.map((event, index) => showEvent(event, { jobId: context.jobId, index, foods })),
  );
  const type = symptoms.length > 0 ? "symptom_detected" : "no_symptom_detected";
  const result: SymptomsResult = { type, symptoms };
  return { result, catalogueRelease: null, meta: { warnings } };
}

/** An event as results show it; its id is the same whenever the same job reads it. */
async function showEvent(event: ToldEvent, { jobId, index, foods }: Place): Promise<ShownEvent> {
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
