import { showDecode } from "../show/show-decode.ts";
import { showDesign } from "../show/show-design.ts";
import { showDraft } from "../show/show-draft.ts";
import { showSensory } from "../show/show-sensory.ts";
import { showSymptoms } from "../show/show-symptoms.ts";
import { createJobRunner } from "./job-runner.ts";

/** The operations whose answer is a job, by their name. */
export const jobRunners = {
  decode: createJobRunner({
    operation: "decode",
    label: "Decoding the meal",
    methodOf: ({ decode }) => decode,
    show: showDecode,
  }),
  decode_sensory: createJobRunner({
    operation: "decode_sensory",
    label: "Tasting the meal",
    methodOf: ({ decodeSensory }) => decodeSensory,
    show: (result, _detail, view) => showSensory(result, view),
  }),
  decode_symptoms: createJobRunner({
    operation: "decode_symptoms",
    label: "Reading the report",
    methodOf: ({ decodeSymptoms }) => decodeSymptoms,
    show: (result, _detail, view) => showSymptoms(result, view),
  }),
  design: createJobRunner({
    operation: "design",
    label: "Designing",
    methodOf: ({ design }) => design,
    show: showDesign,
  }),
  draft: createJobRunner({
    operation: "draft",
    label: "Editing the recipe",
    methodOf: ({ draft }) => draft,
    show: showDraft,
  }),
};
