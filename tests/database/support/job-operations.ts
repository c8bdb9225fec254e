import { createDecode } from "../../../functions/decode/operation.ts";
import { createDecodeSensory } from "../../../functions/decode_sensory/operation.ts";
import { createDecodeSymptoms } from "../../../functions/decode_symptoms/operation.ts";
import { createDesign } from "../../../functions/design/operation.ts";
import { createDraft } from "../../../functions/draft/operation.ts";
import { readingWithoutModel } from "../../support/reading-without-model.ts";

const ports = { now: () => Date.now(), log: () => {} };

/** The operations that make jobs, as a deployment without model has them. */
export const jobOperations = {
  decode: createDecode(readingWithoutModel),
  decode_sensory: createDecodeSensory(readingWithoutModel),
  decode_symptoms: createDecodeSymptoms(readingWithoutModel),
  design: createDesign(readingWithoutModel, ports),
  draft: createDraft(readingWithoutModel, ports),
};

/** One of them. */
export type JobOperationName = keyof typeof jobOperations;
