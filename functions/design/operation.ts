import { erasePictures, showPictures } from "../../shared/domain/presentation/mod.ts";
import type { Ports } from "../../shared/platform/http/mod.ts";
import type { JobOperation } from "../../shared/platform/jobs/mod.ts";
import { lazily } from "../../shared/platform/kernel/mod.ts";
import type { ReadingPorts } from "../../shared/platform/media/mod.ts";
import { type DesignRequest, designRequest, designResult } from "./contract.ts";
import type { DesignWork } from "./design-work.ts";

/** Recipes and meal plans under constraints, with their proof. */
export function createDesign(
  reading: ReadingPorts,
  { now, log }: Pick<Ports, "now" | "log">,
): JobOperation<DesignRequest, DesignWork> {
  const openRun = lazily(async () => (await import("./create-run-design.ts")).createRunDesign(reading));
  return {
    name: "design",
    loadResult: async () => designResult,
    hasModel: reading.model !== null,
    body: {
      schema: designRequest,
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
    eraseResultFiles: (madeBeforeMs) => erasePictures("design", madeBeforeMs, reading.storage),
    show: (job) => showPictures(job, { storage: reading.storage, now, log }),
  };
}
