import type { RemoteLimits } from "./remote/fetch-remote-media.ts";

/** Limits of the media of one request. An attachment is a field that accepts either kind. */
export type MediaLimits = {
  attachments: number;
  images: number;
  recordings: number;
  imageBytes: number;
  imagePixels: number;
  imageSidePixels: number;
  /** All pictures of a job; several copies of them are in memory while they are sent to a model. */
  allImagesBytes: number;
  recordingBytes: number;
  recordingSeconds: number;
  inlineBytes: number;
  totalBytes: number;
};

/** Rules for fetching remote media; `timeoutMs` is for one file, `allTimeoutMs` for all files of a job. */
export type FetchRules = Pick<RemoteLimits, "redirects" | "ports" | "timeoutMs"> & { allTimeoutMs: number };

const megabyte = 1024 * 1024;

/** The limits of deployments that do not configure them. */
export const defaultMediaLimits: MediaLimits = {
  attachments: 10,
  images: 5,
  recordings: 2,
  imageBytes: 8 * megabyte,
  imagePixels: 50_000_000,
  imageSidePixels: 16_384,
  allImagesBytes: 24 * megabyte,
  recordingBytes: 20 * megabyte,
  recordingSeconds: 300,
  inlineBytes: 24 * megabyte,
  totalBytes: 32 * megabyte,
};

/** The rules of deployments that do not configure them. */
export const defaultFetchRules: FetchRules = {
  redirects: 3,
  ports: [80, 443],
  timeoutMs: 10_000,
  allTimeoutMs: 30_000,
};
