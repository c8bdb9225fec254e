import { ServiceError } from "../kernel/service-error.ts";
import type { MediaFile, MediaKind } from "../media/media-file.ts";
import type { MediaInput, RemoteMedia } from "../media/media-input.ts";
import type { ErrorNaming } from "./error-naming.ts";
import type { MediaWork } from "./media-work.ts";
import type { ReadingPorts } from "./reading-ports.ts";

/** `textField` is the member that can be sent where media cannot be read. */
type MediaRules = { naming: ErrorNaming; textField: string };

/**
 * The media of a request: what is inline, checked, and the work with what is to be fetched. Rejects with a
 * `ServiceError` for media that is wrong, or that this deployment cannot read or fetch.
 */
export async function receiveMedia(
  members: readonly MediaInput[],
  ports: ReadingPorts,
  { naming, textField }: MediaRules,
): Promise<{ inline: MediaFile[]; mediaWork: MediaWork }> {
  if (members.length === 0)
    return { inline: [], mediaWork: { storedMedia: [], remoteMedia: [], mediaFields: [] } };
  if (!ports.model) throw unreadable("media", "a language model", textField);
  const { readMediaInputs } = await import("../media/read-media-inputs.ts");
  const { inline, remote } = readMediaInputs(members, ports.mediaLimits, naming.mediaCodes);
  const kinds = [...inline.map(({ kind }) => kind), ...remote.flatMap(possibleKinds)];
  requireReader(kinds, ports, textField);
  requireWayOut(remote, ports);
  const mediaFields = members.map(({ field }) => field);
  return { inline, mediaWork: { storedMedia: [], remoteMedia: remote, mediaFields } };
}

function possibleKinds({ expects }: RemoteMedia): MediaKind[] {
  return expects === "any" ? [] : [expects];
}

function requireReader(kinds: readonly MediaKind[], { model }: ReadingPorts, textField: string): void {
  const reads = model?.reads ?? { images: false, recordings: false };
  if (kinds.includes("image") && !reads.images) throw unreadable("images", "MODEL_VISION", textField);
  if (kinds.includes("audio") && !reads.recordings)
    throw unreadable("recordings", "MODEL_TRANSCRIPTION", textField);
}

function requireWayOut([first]: readonly RemoteMedia[], { remote }: ReadingPorts): void {
  if (!first || remote) return;
  const message = "Cannot fetch media: this deployment has no guarded way out; send data URLs";
  throw new ServiceError("service_unavailable", message, { details: { field: first.field } });
}

function unreadable(what: string, missing: string, textField: string): ServiceError {
  return new ServiceError(
    "service_unavailable",
    `Cannot read ${what}: ${missing} is not configured; send ${textField}`,
  );
}
