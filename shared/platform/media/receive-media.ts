import { ServiceError } from "../kernel/mod.ts";
import type { ErrorNaming } from "./media-errors.ts";
import type { MediaFile, MediaKind } from "./media-file.ts";
import type { MediaInput, MediaWork, RemoteMedia } from "./media-input.ts";
import type { ReadingPorts } from "./reading-ports.ts";

/** `textField` is the field to send where media cannot be read. */
type MediaRules = { naming: ErrorNaming; textField: string };

/** `modelAttemptsPerKey` is how many attempts a key has an hour at the model, which media needs. */
type ReceivedMedia = { inline: MediaFile[]; mediaWork: MediaWork; modelAttemptsPerKey?: number };

/**
 * The media of a request: inline media, checked, and the work with the media to be fetched. Rejects with a
 * `ServiceError` for media that is invalid, or that this deployment cannot read or fetch.
 */
export async function receiveMedia(
  inputs: readonly MediaInput[],
  ports: ReadingPorts,
  { naming, textField }: MediaRules,
): Promise<ReceivedMedia> {
  if (inputs.length === 0)
    return { inline: [], mediaWork: { storedMedia: [], remoteMedia: [], mediaFields: [] } };
  if (!ports.model) throw unreadable("media", "a language model", textField);
  const { readMediaInputs } = await import("./read-media-inputs.ts");
  const { inline, remote } = readMediaInputs(inputs, ports.mediaLimits, naming.mediaCodes);
  const kinds = [...inline.map(({ kind }) => kind), ...remote.flatMap(possibleKinds)];
  requireReader(kinds, ports, textField);
  requireNetwork(remote, ports);
  const mediaFields = inputs.map(({ field }) => field);
  const mediaWork = { storedMedia: [], remoteMedia: remote, mediaFields };
  return { inline, mediaWork, modelAttemptsPerKey: ports.model.attemptsPerKey };
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

function requireNetwork([first]: readonly RemoteMedia[], { remote }: ReadingPorts): void {
  if (!first || remote) return;
  const message = "Cannot fetch media: this deployment has no guarded network access; send data URLs";
  throw new ServiceError("service_unavailable", message, { details: { field: first.field } });
}

function unreadable(what: string, missing: string, textField: string): ServiceError {
  return new ServiceError(
    "service_unavailable",
    `Cannot read ${what}: ${missing} is not configured; send ${textField}`,
  );
}
