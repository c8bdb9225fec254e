import { ServiceError } from "../kernel/service-error.ts";
import { checkMedia } from "../media/check-media.ts";
import { gatherMedia } from "../media/gather-media.ts";
import type { MediaCodes } from "../media/media-codes.ts";
import type { MediaFile } from "../media/media-file.ts";
import { loadMedia } from "../media/storage/load-media.ts";
import type { MediaWork } from "./media-work.ts";
import type { ReadingPorts } from "./reading-ports.ts";

/** All media of a job in the order of its request: what is stored, and what its URLs give, both checked. */
export async function provideMedia(
  { storedMedia, remoteMedia, mediaFields }: MediaWork,
  { storage, remote, mediaLimits: limits, fetchRules: rules }: ReadingPorts,
  { codes, signal }: { codes: MediaCodes; signal: AbortSignal },
): Promise<MediaFile[]> {
  const inline = await loadMedia(storage, storedMedia);
  if (remoteMedia.length === 0) return checkMedia({ files: inline, limits, codes });
  if (!remote) {
    // Only a job of a deployment that had one gets here.
    const cause = new Error("Cannot fetch media: this deployment has no guarded way out");
    throw new ServiceError("service_unavailable", "", { cause });
  }
  const files = await gatherMedia({ inline, remote: remoteMedia, limits, codes, rules, signal }, remote);
  return files.sort((a, b) => mediaFields.indexOf(a.field) - mediaFields.indexOf(b.field));
}
