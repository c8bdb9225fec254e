import { createCatalogue } from "../../shared/domain/catalogue/mod.ts";
import { createFoodCache } from "../../shared/domain/nutrition/mod.ts";
import type { JobOperation } from "../../shared/platform/jobs/mod.ts";
import type { ReadingPorts } from "../../shared/platform/media/mod.ts";
import type { DraftRequest } from "./contract.ts";
import type { DraftWork } from "./draft-work.ts";
import { listPantryIds } from "./engine/substitution/tables/substitute-table.ts";
import { runDraft } from "./run-draft.ts";

/** The work of an isolate's jobs: the foods that may be put in are read once for all of them. */
export function createRunDraft(reading: ReadingPorts): JobOperation<DraftRequest, DraftWork>["run"] {
  const substitutes = createFoodCache("foods of the pantry's shelf", listPantryIds());
  return (work, context) =>
    runDraft(work, { ...context, catalogue: createCatalogue(context.call) }, { reading, substitutes });
}
