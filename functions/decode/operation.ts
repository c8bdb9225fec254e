import { createJobMedia, type JobMedia } from "../../shared/jobs/job-media.ts";
import type { JobOperation, Preparation } from "../../shared/jobs/job-operation.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";
import { receiveMedia } from "../../shared/reading/receive-media.ts";
import { requireCompoundIdRange } from "./compound-id-range.ts";
import { type DecodeRequest, decodeRequest, decodeResult } from "./contract.ts";
import type { DecodeWork } from "./decode-work.ts";
import { DECODE_NAMING } from "./error-naming.ts";
import { listMediaMembers } from "./media-members.ts";

/** Food in text, media or items to normalised items and the molecular totals of the whole meal. */
export function createDecode(ports: ReadingPorts): JobOperation<DecodeRequest, DecodeWork> {
  const media = createJobMedia<DecodeWork>("decode", ports.storage);
  return {
    name: "decode",
    loadResult: async () => decodeResult,
    hasModel: ports.model !== null,
    body: {
      schema: decodeRequest,
      size: "media",
      shapeCode: "invalid_request",
      fieldCode: "invalid_request",
    },
    findInputMode,
    prepare: (request) => prepareDecode(request, ports, media),
    run: async (work, context) => (await import("./run-decode.ts")).runDecode(work, context, ports),
    files: media.files,
  };
}

function findInputMode(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("input_mode" in body)) return undefined;
  const mode = body.input_mode;
  return mode === "structured" || mode === "unstructured" ? mode : undefined;
}

async function prepareDecode(
  request: DecodeRequest,
  ports: ReadingPorts,
  media: JobMedia<DecodeWork>,
): Promise<Preparation<DecodeWork>> {
  const rules = { naming: DECODE_NAMING, textField: "foodText" };
  const { inline, mediaWork } = await receiveMedia(listMediaMembers(request), ports, rules);
  const compoundIds = request.compound_identifier_ids ?? [];
  requireCompoundIdRange(compoundIds);
  const compoundNames = request.compound_identifier_names ?? [];
  const work: DecodeWork = {
    text: request.foodText ?? null,
    items: request.items ?? [],
    ...mediaWork,
    compoundIds,
    compoundNames,
  };
  return {
    needs: { inputMode: request.input_mode, compoundIds, compoundNames },
    work: media.keep(work, inline),
  };
}
