import type { JobContext } from "../../shared/jobs/job-operation.ts";
import { ServiceError } from "../../shared/kernel/service-error.ts";
import { checkMedia } from "../../shared/media/check-media.ts";
import { gatherMedia } from "../../shared/media/gather-media.ts";
import { DECODE_MEDIA_CODES } from "../../shared/media/media-codes.ts";
import type { MediaFile } from "../../shared/media/media-file.ts";
import { loadMedia } from "../../shared/media/storage/load-media.ts";
import type { DecodePorts } from "./decode-ports.ts";
import type { DecodeWork } from "./decode-work.ts";

/** All media of a job in the order of its request: what is stored, and what its URLs give, both checked. */
export async function provideMedia(
  { storedMedia, remoteMedia, mediaFields }: DecodeWork,
  { signal }: JobContext,
  { storage, remote, mediaLimits: limits, fetchRules: rules }: DecodePorts,
): Promise<MediaFile[]> {
  const inline = await loadMedia(storage, storedMedia);
  if (remoteMedia.length === 0) return checkMedia({ files: inline, limits, codes: DECODE_MEDIA_CODES });
  if (!remote) {
    // Only a job of a deployment that had one gets here.
    const cause = new Error("Cannot fetch media: this deployment has no guarded way out");
    throw new ServiceError("service_unavailable", "", { cause });
  }
  const toGather = { inline, remote: remoteMedia, limits, codes: DECODE_MEDIA_CODES, rules, signal };
  const files = await gatherMedia(toGather, remote);
  return files.sort((a, b) => mediaFields.indexOf(a.field) - mediaFields.indexOf(b.field));
}
