import { createFoodCache } from "../../shared/dishes/foods/create-food-cache.ts";
import { erasePictures } from "../../shared/dishes/picture/erase-pictures.ts";
import { showPictures } from "../../shared/dishes/picture/show-pictures.ts";
import type { Ports } from "../../shared/http/ports.ts";
import type { JobOperation } from "../../shared/jobs/job-operation.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import { listPantryIds } from "../../shared/substitution/list-pantry-ids.ts";
import { type DraftRequest, draftRequest } from "./contract.ts";
import type { DraftWork } from "./draft-work.ts";
import { readBrief } from "./read-brief.ts";
import { runDraft } from "./run-draft.ts";

/** Controlled edits of a recipe, with what they do to it. */
export function createDraft(
  reading: ReadingPorts,
  { now, log }: Pick<Ports, "now" | "log">,
): JobOperation<DraftRequest, DraftWork> {
  const substitutes = createFoodCache(listPantryIds());
  return {
    name: "draft",
    body: {
      schema: draftRequest,
      size: "json",
      shapeCode: "invalid_request_shape",
      fieldCode: "validation_error",
    },
    prepare(request) {
      // What the request leaves open is told at once.
      readBrief(request);
      return { work: { input: { request } } };
    },
    run: (work, context) => runDraft(work, context, { reading, substitutes }),
    meta: { accepted: () => ({}), polled: ({ attempt }) => ({ attempts: attempt }) },
    eraseResultFiles: (madeBeforeMs) => erasePictures("draft", madeBeforeMs, reading.storage),
    show: (job) => showPictures(job, { storage: reading.storage, now, log }),
  };
}
