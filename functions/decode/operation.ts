import type { JobOperation, Preparation } from "../../shared/jobs/job-operation.ts";
import { ServiceError } from "../../shared/kernel/service-error.ts";
import { DECODE_MEDIA_CODES } from "../../shared/media/media-codes.ts";
import type { MediaFile, MediaKind } from "../../shared/media/media-file.ts";
import type { RemoteMedia } from "../../shared/media/media-input.ts";
import { readMediaInputs } from "../../shared/media/read-media-inputs.ts";
import { storeMedia } from "../../shared/media/storage/store-media.ts";
import { requireCompoundIdRange } from "./compound-id-range.ts";
import { type DecodeRequest, decodeRequest } from "./contract.ts";
import type { DecodePorts } from "./decode-ports.ts";
import type { DecodeWork } from "./decode-work.ts";
import { listMediaMembers } from "./media-members.ts";
import { runDecode } from "./run-decode.ts";

/** Folder of the bucket that has a folder for each job. */
const MEDIA_FOLDER = "decode";

/** Food in text, media or items to normalised items and the molecular totals of the whole meal. */
export function createDecode(ports: DecodePorts): JobOperation<DecodeRequest, DecodeWork> {
  return {
    name: "decode",
    body: {
      schema: decodeRequest,
      size: "media",
      shapeCode: "invalid_request",
      fieldCode: "invalid_request",
    },
    findInputMode,
    prepare: (request) => prepareDecode(request, ports),
    run: (work, context) => runDecode(work, context, ports),
    files: {
      areNamedIn: (work) => work.storedMedia.length > 0,
      listJobIds: () => ports.storage.listFolders(MEDIA_FOLDER),
      erase: async (jobId) => ports.storage.remove(await ports.storage.list(folderOf(jobId))),
    },
  };
}

function folderOf(jobId: string): string {
  return `${MEDIA_FOLDER}/${jobId}`;
}

function findInputMode(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("input_mode" in body)) return undefined;
  const mode = body.input_mode;
  return mode === "structured" || mode === "unstructured" ? mode : undefined;
}

function prepareDecode(request: DecodeRequest, ports: DecodePorts): Preparation<DecodeWork> {
  const members = listMediaMembers(request);
  if (members.length > 0 && !ports.model) throw unreadable("media", "a language model");
  const { inline, remote } = readMediaInputs(members, ports.mediaLimits, DECODE_MEDIA_CODES);
  requireReader([...inline.map(({ kind }) => kind), ...remote.flatMap(possibleKinds)], ports);
  requireWayOut(remote, ports);
  const compoundIds = request.compound_identifier_ids ?? [];
  requireCompoundIdRange(compoundIds);
  const compoundNames = request.compound_identifier_names ?? [];
  const input: DecodeWork = {
    text: request.foodText ?? null,
    items: request.items ?? [],
    storedMedia: [],
    remoteMedia: remote,
    mediaFields: members.map(({ field }) => field),
    compoundIds,
    compoundNames,
  };
  return {
    needs: { inputMode: request.input_mode, compoundIds, compoundNames },
    work: inline.length === 0 ? { input } : { storeFiles: (jobId) => store(input, inline, jobId, ports) },
  };
}

async function store(
  input: DecodeWork,
  inline: readonly MediaFile[],
  jobId: string,
  { storage }: DecodePorts,
): Promise<DecodeWork> {
  return { ...input, storedMedia: await storeMedia(storage, folderOf(jobId), inline) };
}

function possibleKinds({ expects }: RemoteMedia): MediaKind[] {
  return expects === "any" ? [] : [expects];
}

function requireReader(kinds: readonly MediaKind[], { model }: DecodePorts): void {
  const reads = model?.reads ?? { images: false, recordings: false };
  if (kinds.includes("image") && !reads.images) throw unreadable("images", "MODEL_VISION");
  if (kinds.includes("audio") && !reads.recordings) throw unreadable("recordings", "MODEL_TRANSCRIPTION");
}

function requireWayOut([first]: readonly RemoteMedia[], { remote }: DecodePorts): void {
  if (!first || remote) return;
  const message = "Cannot fetch media: this deployment has no guarded way out; send data URLs";
  throw new ServiceError("service_unavailable", message, { details: { field: first.field } });
}

function unreadable(what: string, missing: string): ServiceError {
  return new ServiceError(
    "service_unavailable",
    `Cannot read ${what}: ${missing} is not configured; send foodText`,
  );
}
