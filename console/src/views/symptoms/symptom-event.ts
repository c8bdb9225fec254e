/** What the view reads of one symptom; `span` counts UTF-16 units of the report. */
export type SymptomEvent = {
  event_id: string;
  symptom_type: string;
  symptom_category: string;
  symptom_label: string;
  intensity_1_to_5: number | null;
  intensity_text: string | null;
  duration: string | null;
  duration_range: { min: string; max: string } | null;
  duration_text: string | null;
  onset_utc: string | null;
  onset_precision: string | null;
  onset_text: string | null;
  end_utc: string | null;
  end_precision: string | null;
  end_text: string | null;
  body_site: string | null;
  course: string | null;
  trigger: {
    text: string;
    relation: string | null;
    offset: string | null;
    food: { food_id: number; canonical_name: string } | null;
  } | null;
  red_flag: boolean;
  advice: string | null;
  span: { start: number; end: number; text: string } | null;
};
