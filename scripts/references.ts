import { reference as energy } from "../functions/daily_energy_expenditure_calculation/reference.ts";
import { reference as decide } from "../functions/decide/reference.ts";
import { reference as decode } from "../functions/decode/reference.ts";
import { reference as sensory } from "../functions/decode_sensory/reference.ts";
import { reference as symptoms } from "../functions/decode_symptoms/reference.ts";
import { reference as design } from "../functions/design/reference.ts";
import { reference as draft } from "../functions/draft/reference.ts";
import { reference as resolution } from "../functions/get_decode_compound_id/reference.ts";
import type { OperationReference } from "../shared/platform/http/mod.ts";
import type { OperationName } from "../shared/platform/kernel/mod.ts";
/** The references of all operations. */
export const references: Readonly<Record<OperationName, OperationReference>> = {
  daily_energy_expenditure_calculation: energy,
  decide,
  decode,
  decode_sensory: sensory,
  decode_symptoms: symptoms,
  design,
  draft,
  get_decode_compound_id: resolution,
};
