import { erasePictures, showPictures } from "../../shared/domain/presentation/mod.ts";
import type { Ports } from "../../shared/platform/http/mod.ts";
import type { JobOperation } from "../../shared/platform/jobs/mod.ts";
import { lazily } from "../../shared/platform/kernel/mod.ts";
import type { ReadingPorts } from "../../shared/platform/media/mod.ts";
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
      // What the request lacks is reported at once.
      const { readBrief } = await import("./engine/read-brief.ts");
      readBrief(request);
      return { work: { input: { request } } };
    },
    run: async (work, context) => (await openRun())(work, context),
    meta: { accepted: () => ({}), polled: ({ attempt }) => ({ attempts: attempt }) },
    eraseResultFiles: (madeBeforeMs) => erasePictures("draft", madeBeforeMs, reading.storage),
    show: (job) => showPictures(job, { storage: reading.storage, now, log }),
  };
}
