import { createFoodCache } from "../../shared/dishes/foods/create-food-cache.ts";
import type { JobOperation } from "../../shared/jobs/job-operation.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import { listPantryIds } from "../../shared/substitution/list-pantry-ids.ts";
import type { DraftRequest } from "./contract.ts";
import type { DraftWork } from "./draft-work.ts";
import { runDraft } from "./run-draft.ts";

/** The work of an isolate's jobs: the foods that may be put in are read once for all of them. */
export function createRunDraft(reading: ReadingPorts): JobOperation<DraftRequest, DraftWork>["run"] {
  const substitutes = createFoodCache(listPantryIds());
  return (work, context) => runDraft(work, context, { reading, substitutes });
}
