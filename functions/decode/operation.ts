import type { JobOperation } from "../../shared/jobs/job-operation.ts";
import { ServiceError } from "../../shared/kernel/service-error.ts";
import { type DecodeRequest, decodeRequest, MEDIA_FIELDS } from "./contract.ts";
import { runDecode } from "./run-decode.ts";

/** The largest id that the catalogue can hold. */
const MAX_COMPOUND_ID = 2 ** 31 - 1;

/** Food in text or items to normalised items and the molecular totals of the whole meal. */
export const decode: JobOperation<DecodeRequest> = {
  name: "decode",
  body: { schema: decodeRequest, size: "media", shapeCode: "invalid_request", fieldCode: "invalid_request" },
  findInputMode,
  prepare(input) {
    requireReadableInput(input);
    requirePossibleIds(input.compound_identifier_ids ?? []);
    return {
      inputMode: input.input_mode,
      compoundIds: input.compound_identifier_ids ?? [],
      compoundNames: input.compound_identifier_names ?? [],
    };
  },
  run: runDecode,
};

function findInputMode(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("input_mode" in body)) return undefined;
  const mode = body.input_mode;
  return mode === "structured" || mode === "unstructured" ? mode : undefined;
}

function requireReadableInput(input: DecodeRequest): void {
  const field = MEDIA_FIELDS.find((name) => input[name] !== undefined);
  if (!field) return;
  throw new ServiceError(
    "service_unavailable",
    "Cannot read media: no language model is configured; send foodText",
    {
      details: { field },
    },
  );
}

function requirePossibleIds(ids: readonly number[]): void {
  const unknown = ids.filter((id) => id > MAX_COMPOUND_ID);
  if (unknown.length === 0) return;
  throw new ServiceError(
    "invalid_compound_identifier",
    "Cannot decode: a requested compound is not in the catalogue",
    { details: { field: "compound_identifier_ids", unknown } },
  );
}
