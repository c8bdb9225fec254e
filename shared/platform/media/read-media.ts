import { type MediaStorage, type ModelJob, type ModelMedia, ServiceError } from "../kernel/mod.ts";
import { checkMedia } from "./check-media.ts";
import { gatherMedia } from "./gather-media.ts";
import type { MediaCodes } from "./media-errors.ts";
import type { MediaFile } from "./media-file.ts";
import type { MediaWork, RawMedia, StoredMedia } from "./media-input.ts";
import type { ReadingPorts } from "./reading-ports.ts";

/** The words of a request, from its text and recordings, and its pictures with their request fields. */
type ReadMedia = { words: string; pictures: (ModelMedia & { field: string })[] };

/** The text of a request, if any, and its media. */
export type MediaRequest = MediaWork & { text: string | null };

/** `job` is null without a model. */
type Rules = { job: ModelJob | null; codes: MediaCodes; signal: AbortSignal };

/** The words and pictures of a request, with recordings transcribed. Rejects with a `ServiceError`. */
export async function readMedia(
  request: MediaRequest,
  ports: ReadingPorts,
  { job, codes, signal }: Rules,
): Promise<ReadMedia> {
  const media = await provideMedia(request, ports, { codes, signal });
  if (media.length > 0 && !job) {
    // Only possible if the deployment had a model when it accepted the job.
    const cause = new Error("Cannot read media: this deployment has no language model");
    throw new ServiceError("service_unavailable", "", { cause });
  }
  const lines = request.text === null ? [] : [request.text];
  for (const file of media) if (file.kind === "audio" && job) lines.push(await job.transcribe(file));
  return { words: lines.join("\n"), pictures: media.filter(({ kind }) => kind === "image") };
}

/** All media of a job in the order of its request, stored and fetched, and checked. */
export async function provideMedia(
  { storedMedia, remoteMedia, mediaFields }: MediaWork,
  { storage, remote, mediaLimits: limits, fetchRules: rules }: ReadingPorts,
  { codes, signal }: { codes: MediaCodes; signal: AbortSignal },
): Promise<MediaFile[]> {
  if (storedMedia.length === 0 && remoteMedia.length === 0) return [];
  const inline = await loadMedia(storage, storedMedia);
  if (remoteMedia.length === 0) return checkMedia({ files: inline, limits, codes });
  if (!remote) {
    // Only possible if the deployment had guarded network access when it accepted the job.
    const cause = new Error("Cannot fetch media: this deployment has no guarded network access");
    throw new ServiceError("service_unavailable", "", { cause });
  }
  const files = await gatherMedia({ inline, remote: remoteMedia, limits, codes, rules, signal }, remote);
  return files.sort((a, b) => mediaFields.indexOf(a.field) - mediaFields.indexOf(b.field));
}

/** Loads stored media for checking. Throws `service_unavailable` for a missing or incomplete file. */
export async function loadMedia(storage: MediaStorage, stored: readonly StoredMedia[]): Promise<RawMedia[]> {
  const files: RawMedia[] = [];
  for (const { field, kind, path, sizeBytes } of stored) {
    const bytes = await storage.get(path);
    if (bytes?.length !== sizeBytes) {
      const cause = new Error(`Cannot load media: ${path} is ${bytes ? "incomplete" : "missing"}`);
      throw new ServiceError("service_unavailable", "", { cause });
    }
    files.push({ field, expects: kind, bytes, sizeBytes, isInline: true });
  }
  return files;
}
