import { erasePictures } from "../../shared/dishes/picture/erase-pictures.ts";
import { showPictures } from "../../shared/dishes/picture/show-pictures.ts";
import type { Ports } from "../../shared/http/ports.ts";
import type { JobOperation } from "../../shared/jobs/job-operation.ts";
import { lazily } from "../../shared/kernel/lazily.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import { type DraftRequest, draftRequest, draftResult } from "./contract.ts";
import type { DraftWork } from "./draft-work.ts";

/** Controlled edits of a recipe, with what they do to it. */
export function createDraft(
  reading: ReadingPorts,
  { now, log }: Pick<Ports, "now" | "log">,
): JobOperation<DraftRequest, DraftWork> {
  const openRun = lazily(async () => (await import("./create-run-draft.ts")).createRunDraft(reading));
  return {
    name: "draft",
    loadResult: async () => draftResult,
    hasModel: reading.model !== null,
    body: {
      schema: draftRequest,
      size: "json",
      shapeCode: "invalid_request_shape",
      fieldCode: "validation_error",
    },
    async prepare(request) {
      // What the request leaves open is told at once.
      const { readBrief } = await import("./read-brief.ts");
      readBrief(request);
      return { work: { input: { request } } };
    },
    run: async (work, context) => (await openRun())(work, context),
    meta: { accepted: () => ({}), polled: ({ attempt }) => ({ attempts: attempt }) },
    eraseResultFiles: (madeBeforeMs) => erasePictures("draft", madeBeforeMs, reading.storage),
    show: (job) => showPictures(job, { storage: reading.storage, now, log }),
  };
}
