import { formatDecode } from "../format/format-decode.ts";
import { formatDesign } from "../format/format-design.ts";
import { formatDraft } from "../format/format-draft.ts";
import { formatSensory } from "../format/format-sensory.ts";
import { formatSymptoms } from "../format/format-symptoms.ts";
import { createJobRunner } from "./job-runner.ts";

/** The runners of the operations that create jobs, by operation. */
export const jobRunners = {
  decode: createJobRunner({
    operation: "decode",
    label: "Decoding the meal",
    methodOf: ({ decode }) => decode,
    format: formatDecode,
  }),
  decode_sensory: createJobRunner({
    operation: "decode_sensory",
    label: "Profiling the meal",
    methodOf: ({ decodeSensory }) => decodeSensory,
    format: (result, _detail, view) => formatSensory(result, view),
  }),
  decode_symptoms: createJobRunner({
    operation: "decode_symptoms",
    label: "Reading the report",
    methodOf: ({ decodeSymptoms }) => decodeSymptoms,
    format: (result, _detail, view) => formatSymptoms(result, view),
  }),
  design: createJobRunner({
    operation: "design",
    label: "Designing",
    methodOf: ({ design }) => design,
    format: formatDesign,
  }),
  draft: createJobRunner({
    operation: "draft",
    label: "Editing the recipe",
    methodOf: ({ draft }) => draft,
    format: formatDraft,
  }),
};
