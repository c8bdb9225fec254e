import { deriveUuid } from "../../shared/kernel/derive-uuid.ts";
import type { ShownEvent } from "./contract.ts";
import type { TriggerFood } from "./match-triggers.ts";
import type { ToldEvent } from "./told-event.ts";

const URGENT_ADVICE =
  "This can be a sign of an emergency: seek medical care now if it is severe, new or getting worse";

type Place = { jobId: string; index: number; foods: ReadonlyMap<string, TriggerFood> };

/** An event as results show it; its id is the same whenever the same job reads it. */
export async function showEvent(event: ToldEvent, { jobId, index, foods }: Place): Promise<ShownEvent> {
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
    advice: event.redFlag ? URGENT_ADVICE : null,
    span: event.span,
  };
}
