import * as z from "zod";
import { DEFAULT_FETCH_RULES, type FetchRules } from "./fetch-rules.ts";
import { DEFAULT_MEDIA_LIMITS, type MediaLimits } from "./media-limits.ts";

const LARGEST_PORT = 65_535;

const count = (fallback: number) => z.coerce.number().int().nonnegative().default(fallback);
const amount = (fallback: number) => z.coerce.number().int().positive().default(fallback);

const portList = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5})*$/)
  .transform((text) => text.split(",").map(Number))
  .refine((ports) => ports.every((port) => port > 0 && port <= LARGEST_PORT));

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
  MEDIA_ATTACHMENTS: count(DEFAULT_MEDIA_LIMITS.attachments),
  MEDIA_IMAGES: count(DEFAULT_MEDIA_LIMITS.images),
  MEDIA_RECORDINGS: count(DEFAULT_MEDIA_LIMITS.recordings),
  MEDIA_IMAGE_BYTES: amount(DEFAULT_MEDIA_LIMITS.imageBytes),
  MEDIA_IMAGE_PIXELS: amount(DEFAULT_MEDIA_LIMITS.imagePixels),
  MEDIA_IMAGE_SIDE_PIXELS: amount(DEFAULT_MEDIA_LIMITS.imageSidePixels),
  MEDIA_ALL_IMAGES_BYTES: amount(DEFAULT_MEDIA_LIMITS.allImagesBytes),
  MEDIA_RECORDING_BYTES: amount(DEFAULT_MEDIA_LIMITS.recordingBytes),
  MEDIA_RECORDING_SECONDS: amount(DEFAULT_MEDIA_LIMITS.recordingSeconds),
  MEDIA_INLINE_BYTES: amount(DEFAULT_MEDIA_LIMITS.inlineBytes),
  MEDIA_TOTAL_BYTES: amount(DEFAULT_MEDIA_LIMITS.totalBytes),
  MEDIA_FETCH_REDIRECTS: count(DEFAULT_FETCH_RULES.redirects),
  MEDIA_FETCH_PORTS: portList.default([...DEFAULT_FETCH_RULES.ports]),
  MEDIA_FETCH_TIMEOUT_MS: amount(DEFAULT_FETCH_RULES.timeoutMs),
  MEDIA_FETCH_ALL_TIMEOUT_MS: amount(DEFAULT_FETCH_RULES.allTimeoutMs),
});

/** Names of the variables that configure media; all of them may be missing. */
export const MEDIA_SETTING_NAMES = Object.keys(environmentSchema.shape);

/** Where media waits, how long one call of that storage may take, and what is taken of a caller. */
export type MediaSettings = {
  bucket: string;
  /** What addresses of stored pictures begin with; null where that is the service's own public address. */
  publicUrl: string | null;
  timeoutMs: number;
  limits: MediaLimits;
  fetchRules: FetchRules;
};

/** Reads the configuration once; throws naming the variables that are malformed. An empty one counts as missing. */
export function readMediaSettings(read: (name: string) => string | undefined): MediaSettings {
  const given = Object.fromEntries(MEDIA_SETTING_NAMES.map((name) => [name, read(name) || undefined]));
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
