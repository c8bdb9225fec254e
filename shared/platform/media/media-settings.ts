import * as z from "zod";
import { defaultFetchRules, defaultMediaLimits, type FetchRules, type MediaLimits } from "./media-limits.ts";

const largestPort = 65_535;

const count = (fallback: number) => z.coerce.number().int().nonnegative().default(fallback);
const amount = (fallback: number) => z.coerce.number().int().positive().default(fallback);

const portList = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5})*$/)
  .transform((text) => text.split(",").map(Number))
  .refine((ports) => ports.every((port) => port > 0 && port <= largestPort));

const environmentSchema = z.object({
  MEDIA_BUCKET: z
    .string()
    .regex(/^[\w-]+$/)
    .default("media"),
  MEDIA_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  MEDIA_TIMEOUT_MS: amount(10_000),
  MEDIA_ATTACHMENTS: count(defaultMediaLimits.attachments),
  MEDIA_IMAGES: count(defaultMediaLimits.images),
  MEDIA_RECORDINGS: count(defaultMediaLimits.recordings),
  MEDIA_IMAGE_BYTES: amount(defaultMediaLimits.imageBytes),
  MEDIA_IMAGE_PIXELS: amount(defaultMediaLimits.imagePixels),
  MEDIA_IMAGE_SIDE_PIXELS: amount(defaultMediaLimits.imageSidePixels),
  MEDIA_ALL_IMAGES_BYTES: amount(defaultMediaLimits.allImagesBytes),
  MEDIA_RECORDING_BYTES: amount(defaultMediaLimits.recordingBytes),
  MEDIA_RECORDING_SECONDS: amount(defaultMediaLimits.recordingSeconds),
  MEDIA_INLINE_BYTES: amount(defaultMediaLimits.inlineBytes),
  MEDIA_TOTAL_BYTES: amount(defaultMediaLimits.totalBytes),
  MEDIA_FETCH_REDIRECTS: count(defaultFetchRules.redirects),
  MEDIA_FETCH_PORTS: portList.default([...defaultFetchRules.ports]),
  MEDIA_FETCH_TIMEOUT_MS: amount(defaultFetchRules.timeoutMs),
  MEDIA_FETCH_ALL_TIMEOUT_MS: amount(defaultFetchRules.allTimeoutMs),
});

/** Names of the variables that configure media; all are optional. */
export const mediaSettingNames = Object.keys(environmentSchema.shape);

/** The storage bucket, the maximum time of one storage call, and the limits and rules for media. */
type MediaSettings = {
  bucket: string;
  /** Base of the URLs of stored pictures; null for the public URL of the service. */
  publicUrl: string | null;
  timeoutMs: number;
  limits: MediaLimits;
  fetchRules: FetchRules;
};

/** Parses the configuration; throws with the names of malformed variables. An empty one counts as missing. */
export function readMediaSettings(read: (name: string) => string | undefined): MediaSettings {
  const given = Object.fromEntries(mediaSettingNames.map((name) => [name, read(name) || undefined]));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))];
    throw new Error(`Cannot start: malformed configuration ${names.join(", ")}`);
  }
  return toSettings(parsed.data);
}

function toSettings(given: z.infer<typeof environmentSchema>): MediaSettings {
  return {
    bucket: given.MEDIA_BUCKET,
    publicUrl: given.MEDIA_PUBLIC_URL ?? null,
    timeoutMs: given.MEDIA_TIMEOUT_MS,
    limits: {
      attachments: given.MEDIA_ATTACHMENTS,
      images: given.MEDIA_IMAGES,
      recordings: given.MEDIA_RECORDINGS,
      imageBytes: given.MEDIA_IMAGE_BYTES,
      imagePixels: given.MEDIA_IMAGE_PIXELS,
      imageSidePixels: given.MEDIA_IMAGE_SIDE_PIXELS,
      allImagesBytes: given.MEDIA_ALL_IMAGES_BYTES,
      recordingBytes: given.MEDIA_RECORDING_BYTES,
      recordingSeconds: given.MEDIA_RECORDING_SECONDS,
      inlineBytes: given.MEDIA_INLINE_BYTES,
      totalBytes: given.MEDIA_TOTAL_BYTES,
    },
    fetchRules: {
      redirects: given.MEDIA_FETCH_REDIRECTS,
      ports: given.MEDIA_FETCH_PORTS,
      timeoutMs: given.MEDIA_FETCH_TIMEOUT_MS,
      allTimeoutMs: given.MEDIA_FETCH_ALL_TIMEOUT_MS,
    },
  };
}
