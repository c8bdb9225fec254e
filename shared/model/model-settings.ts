import * as z from "zod";

const MODEL_NAMES = ["MODEL_TEXT", "MODEL_VISION", "MODEL_TRANSCRIPTION", "MODEL_IMAGES"] as const;
const LONGEST_JOB_MS = 300_000;

const budget = (fallbackMs: number) =>
  z.coerce.number().int().positive().max(LONGEST_JOB_MS).default(fallbackMs);

const environmentSchema = z.object({
  MODEL_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isPlainUrl)
    .optional(),
  // Visible ASCII: anything else could not stand in a header.
  MODEL_API_KEY: z
    .string()
    .regex(/^[!-~]+$/)
    .optional(),
  MODEL_TEXT: z.string().optional(),
  MODEL_VISION: z.string().optional(),
  MODEL_TRANSCRIPTION: z.string().optional(),
  MODEL_IMAGES: z.string().optional(),
  MODEL_CALL_TIMEOUT_MS: budget(20_000),
  MODEL_IMAGE_TIMEOUT_MS: budget(60_000),
  MODEL_JOB_TIMEOUT_MS: budget(60_000),
});

/** Names of the variables that configure a model; all of them may be missing. */
export const MODEL_SETTING_NAMES = Object.keys(environmentSchema.shape);

/** An OpenAI-compatible endpoint and the models to use there; null where none is named for the purpose. */
export type ModelSettings = {
  baseUrl: string;
  apiKey: string | null;
  textModel: string | null;
  visionModel: string | null;
  transcriptionModel: string | null;
  imageModel: string | null;
  /** Longest wait for one answer of the endpoint. */
  callTimeoutMs: number;
  /** Longest wait for one picture, which takes its model longer than words. */
  imageTimeoutMs: number;
  /** Longest time that one job may spend on models, pauses included. */
  jobTimeoutMs: number;
};

/**
 * Reads the configuration once; null when no model is configured. Throws naming the variables that are
 * malformed or missing beside others, never their values. An empty variable counts as missing.
 */
export function readModelSettings(read: (name: string) => string | undefined): ModelSettings | null {
  const given = Object.fromEntries(MODEL_SETTING_NAMES.map((name) => [name, read(name) || undefined]));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))];
    throw new Error(`Cannot start: malformed configuration ${names.join(", ")}`);
  }
  const { MODEL_BASE_URL: baseUrl, ...rest } = parsed.data;
  const named = MODEL_NAMES.filter((name) => rest[name] !== undefined);
  if (baseUrl === undefined) {
    requireNothing([...named, ...(rest.MODEL_API_KEY === undefined ? [] : ["MODEL_API_KEY"])]);
    return null;
  }
  if (named.length === 0)
    throw new Error(`Cannot start: MODEL_BASE_URL is set, but none of ${MODEL_NAMES.join(", ")}`);
  return {
    baseUrl: baseUrl.replace(/\/+$/, ""),
    apiKey: rest.MODEL_API_KEY ?? null,
    textModel: rest.MODEL_TEXT ?? null,
    visionModel: rest.MODEL_VISION ?? null,
    transcriptionModel: rest.MODEL_TRANSCRIPTION ?? null,
    imageModel: rest.MODEL_IMAGES ?? null,
    callTimeoutMs: rest.MODEL_CALL_TIMEOUT_MS,
    imageTimeoutMs: rest.MODEL_IMAGE_TIMEOUT_MS,
    jobTimeoutMs: rest.MODEL_JOB_TIMEOUT_MS,
  };
}

/** A user name or password in an address would end up in logs of whatever handles the address. */
function isPlainUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return username === "" && password === "" && search === "" && hash === "";
}

function requireNothing(names: string[]): void {
  if (names.length > 0) throw new Error(`Cannot start: MODEL_BASE_URL is missing beside ${names.join(", ")}`);
}
