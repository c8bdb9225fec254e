import { englishLanguage, readLanguageName } from "../../shared/language/mod.ts";
import {
  createJobMedia,
  type JobMedia,
  type JobOperation,
  type Preparation,
} from "../../shared/platform/jobs/mod.ts";
import type { MediaInput } from "../../shared/platform/media/mod.ts";
import { commonNaming, type ReadingPorts, receiveMedia } from "../../shared/platform/media/mod.ts";
import { type SensoryRequest, sensoryRequest, sensoryResult } from "./contract.ts";
import type { SensoryWork } from "./sensory-work.ts";

const members = [
  { field: "foodImage", expects: "image" },
  { field: "foodVoice", expects: "audio" },
] as const;

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
  const rules = { naming: commonNaming, textField: "foodText" };
  const { inline, mediaWork, ...needs } = await receiveMedia(listMediaMembers(request), ports, rules);
  const work: SensoryWork = {
    text: request.foodText ?? null,
    output: request.sensoryOutput ?? "per_food_and_whole_meal",
    language: readLanguageName(request.food_output_language ?? "") ?? englishLanguage,
    ...mediaWork,
  };
  return { needs, work: media.keep(work, inline) };
}

/** The media members of a request, in the contract's order: data URLs only. */
function listMediaMembers(request: SensoryRequest): MediaInput[] {
  return members.flatMap(({ field, expects }) => {
    const text = request[field];
    return text === undefined ? [] : [{ field, text, expects, source: "inline" as const }];
  });
}
