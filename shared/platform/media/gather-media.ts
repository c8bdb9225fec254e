import { checkMedia } from "./check-media.ts";
import { type MediaCodes, mediaError } from "./media-errors.ts";
import type { MediaFile } from "./media-file.ts";
import type { RawMedia, RemoteMedia } from "./media-input.ts";
import type { FetchRules, MediaLimits } from "./media-limits.ts";
import { fetchRemoteMedia, type RemoteLimits, type RemotePorts } from "./remote/fetch-remote-media.ts";
import { RemoteError } from "./remote/remote-transport.ts";

/** All media of one job: inline media, and remote media to be fetched. */
type MediaToGather = {
  inline: readonly RawMedia[];
  remote: readonly RemoteMedia[];
  limits: MediaLimits;
  codes: MediaCodes;
  rules: FetchRules;
  signal: AbortSignal;
};

const headBytes = 64 * 1024;

/**
 * Fetches the remote media one after the other and checks all media of the job with {@link checkMedia}. Fetching
 * stops with the file that exceeds the total, so that at most the total and one file are in memory.
 * Throws a ServiceError; `invalid_request` with the field for a URL that cannot or must not be fetched.
 */
export async function gatherMedia(
  { inline, remote, limits, codes, rules, signal }: MediaToGather,
  ports: RemotePorts,
): Promise<MediaFile[]> {
  const files = [...inline];
  let totalBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const bodyBytes = Math.max(limits.imageBytes, limits.recordingBytes);
  const allTimeout = ports.startTimeout(rules.allTimeoutMs);
  const startTimeout = (ms: number) => AbortSignal.any([ports.startTimeout(ms), allTimeout]);
  for (const media of remote) {
    if (totalBytes > limits.totalBytes) break;
    const file = await fetchOne(
      media,
      { ...ports, startTimeout },
      { ...rules, bodyBytes, headBytes },
      signal,
    );
    files.push(file);
    totalBytes += file.sizeBytes;
  }
  return checkMedia({ files, limits, codes });
}

async function fetchOne(
  { field, expects, url }: RemoteMedia,
  ports: RemotePorts,
  limits: RemoteLimits,
  signal: AbortSignal,
): Promise<RawMedia> {
  try {
    const body = await fetchRemoteMedia(url, ports, limits, signal);
    return { field, expects, ...body, isInline: false };
  } catch (error) {
    if (error instanceof RemoteError) throw mediaError("invalid_request", field, error.reason);
    throw error;
  }
}
