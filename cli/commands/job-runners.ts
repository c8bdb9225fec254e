import { formatDecode } from "../format/format-decode.ts";
import { formatDesign } from "../format/format-design.ts";
import { formatDraft } from "../format/format-draft.ts";
import { formatReading, formatWords } from "../format/format-reading.ts";
import { formatSensory } from "../format/format-sensory.ts";
import { formatSymptoms } from "../format/format-symptoms.ts";
import { joinSections } from "../format/view.ts";
import { createJobRunner } from "./job-runner.ts";

/** The runners of the operations that create jobs, by operation. */
export const jobRunners = {
  decode: createJobRunner({
    operation: "decode",
    label: "Decoding the meal",
    methodOf: ({ decode }) => decode,
    format: ({ result, meta }, detail, view) =>
      joinSections(formatDecode(result, { ...detail, words: meta.items }, view), formatReading(meta, view)),
  }),
  decode_sensory: createJobRunner({
    operation: "decode_sensory",
    label: "Profiling the meal",
    methodOf: ({ decodeSensory }) => decodeSensory,
    format: ({ result, meta }, _detail, view) =>
      joinSections(formatSensory(result, view), formatWords(meta.items), formatReading(meta, view)),
  }),
  decode_symptoms: createJobRunner({
    operation: "decode_symptoms",
    label: "Reading the report",
    methodOf: ({ decodeSymptoms }) => decodeSymptoms,
    format: ({ result, meta: { unread } }, _detail, view) =>
      joinSections(formatSymptoms(result, view), formatReading({ unread }, view)),
  }),
  design: createJobRunner({
    operation: "design",
    label: "Designing",
    methodOf: ({ design }) => design,
    format: ({ result }, detail, view) => formatDesign(result, detail, view),
  }),
  draft: createJobRunner({
    operation: "draft",
    label: "Editing the recipe",
    methodOf: ({ draft }) => draft,
    format: ({ result }, detail, view) => formatDraft(result, detail, view),
  }),
};
