import { createJobMedia, type JobMedia } from "../../shared/jobs/job-media.ts";
import type { JobOperation, Preparation } from "../../shared/jobs/job-operation.ts";
import { ENGLISH, readLanguageName } from "../../shared/kernel/language-name.ts";
import { COMMON_NAMING } from "../../shared/reading/error-naming.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import { receiveMedia } from "../../shared/reading/receive-media.ts";
import { type SensoryRequest, sensoryRequest, sensoryResult } from "./contract.ts";
import { listMediaMembers } from "./media-members.ts";
import type { SensoryWork } from "./sensory-work.ts";

/** Food in text, picture or voice to how it tastes, smells and feels. */
export function createDecodeSensory(ports: ReadingPorts): JobOperation<SensoryRequest, SensoryWork> {
  const media = createJobMedia<SensoryWork>("decode_sensory", ports.storage);
  return {
    name: "decode_sensory",
    loadResult: async () => sensoryResult,
    hasModel: ports.model !== null,
    body: {
      schema: sensoryRequest,
      size: "media",
      shapeCode: "invalid_request_shape",
      fieldCode: "validation_error",
    },
    prepare: (request) => prepareSensory(request, ports, media),
    run: async (work, context) =>
      (await import("./run-decode-sensory.ts")).runDecodeSensory(work, context, ports),
    files: media.files,
  };
}

async function prepareSensory(
  request: SensoryRequest,
  ports: ReadingPorts,
  media: JobMedia<SensoryWork>,
): Promise<Preparation<SensoryWork>> {
  const rules = { naming: COMMON_NAMING, textField: "foodText" };
  const { inline, mediaWork } = await receiveMedia(listMediaMembers(request), ports, rules);
  const work: SensoryWork = {
    text: request.foodText ?? null,
    output: request.sensoryOutput ?? "per_food_and_whole_meal",
    language: readLanguageName(request.food_output_language ?? "") ?? ENGLISH,
    ...mediaWork,
  };
  return { work: media.keep(work, inline) };
}
