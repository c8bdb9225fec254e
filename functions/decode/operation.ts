import {
  createJobMedia,
  type JobMedia,
  type JobOperation,
  type Preparation,
} from "../../shared/platform/jobs/mod.ts";
import { ServiceError } from "../../shared/platform/kernel/mod.ts";
import { type ReadingPorts, receiveMedia } from "../../shared/platform/media/mod.ts";
import { type DecodeRequest, decodeRequest, decodeResult } from "./contract.ts";
import type { DecodeWork } from "./decode-work.ts";
import { decodeNaming } from "./error-naming.ts";
import { listMediaMembers } from "./media-members.ts";

/** The largest id that the catalogue can hold. */
const maxCompoundId = 2 ** 31 - 1;

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
    rateHeaders: {
      limit: "x-operational-ratelimit-limit",
      remaining: "x-operational-ratelimit-remaining",
      reset: null,
    },
    refusals: {
      decode_input_mode_not_allowed: "Cannot decode: the API key does not permit this input mode",
      invalid_compound_identifier: "Cannot decode: a requested compound is not in the catalogue",
      compound_not_allowed_for_decode_scope:
        "Cannot decode: a requested compound is outside the content tier of the API key",
      decode_scope_not_configured: "Cannot decode: the compounds of this content tier are not classified yet",
    },
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
  const rules = { naming: decodeNaming, textField: "foodText" };
  const { inline, mediaWork, modelAttemptsPerKey } = await receiveMedia(
    listMediaMembers(request),
    ports,
    rules,
  );
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
    needs: { inputMode: request.input_mode, compoundIds, compoundNames, modelAttemptsPerKey },
    work: media.keep(work, inline),
  };
}

/** Throws `invalid_compound_identifier` for ids that no catalogue could have, which the database would not take. */
function requireCompoundIdRange(ids: readonly number[]): void {
  const unknown = ids.filter((id) => id > maxCompoundId);
  if (unknown.length === 0) return;
  const message = "Cannot decode: a requested compound is not in the catalogue";
  const details = { field: "compound_identifier_ids", unknown };
  throw new ServiceError("invalid_compound_identifier", message, { details });
}
