import * as z from "zod";

const modelNames = ["MODEL_TEXT", "MODEL_VISION", "MODEL_TRANSCRIPTION", "MODEL_IMAGES"] as const;
const maxJobMs = 300_000;

const budget = (fallbackMs: number) => z.coerce.number().int().positive().max(maxJobMs).default(fallbackMs);

const environmentSchema = z.object({
  MODEL_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isPlainUrl)
    .optional(),
  // Visible ASCII, because it is sent in a header.
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
  MODEL_ATTEMPTS_PER_KEY: z.coerce.number().int().positive().max(1_000_000).default(1_000),
});

/** Names of the variables that configure a model; all are optional. */
export const modelSettingNames = Object.keys(environmentSchema.shape);

/** An OpenAI-compatible endpoint and its models; null where none is configured for a purpose. */
export type ModelSettings = {
  baseUrl: string;
  apiKey: string | null;
  textModel: string | null;
  visionModel: string | null;
  transcriptionModel: string | null;
  imageModel: string | null;
  /** Maximum time for one response of the endpoint. */
  callTimeoutMs: number;
  /** Maximum time for one picture, which takes longer than text. */
  imageTimeoutMs: number;
  /** Maximum time that one job may spend on models, pauses included. */
  jobTimeoutMs: number;
  /** How many requests to the endpoint an API key has an hour. */
  attemptsPerKey: number;
};

/**
 * Parses the configuration; null when no model is configured. Throws with the names of variables that are
 * malformed or missing, never their values. An empty variable counts as missing.
 */
export function readModelSettings(read: (name: string) => string | undefined): ModelSettings | null {
  const given = Object.fromEntries(modelSettingNames.map((name) => [name, read(name) || undefined]));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))];
    throw new Error(`Cannot start: malformed configuration ${names.join(", ")}`);
  }
  const { MODEL_BASE_URL: baseUrl, ...rest } = parsed.data;
  const named = modelNames.filter((name) => rest[name] !== undefined);
  if (baseUrl === undefined) {
    requireNothing([...named, ...(rest.MODEL_API_KEY === undefined ? [] : ["MODEL_API_KEY"])]);
    return null;
  }
  if (named.length === 0)
    throw new Error(`Cannot start: MODEL_BASE_URL is set, but none of ${modelNames.join(", ")}`);
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
    attemptsPerKey: rest.MODEL_ATTEMPTS_PER_KEY,
  };
}

/** Without credentials, query and fragment, which could end up in logs. */
function isPlainUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return username === "" && password === "" && search === "" && hash === "";
}

function requireNothing(names: string[]): void {
  if (names.length > 0) throw new Error(`Cannot start: MODEL_BASE_URL is required with ${names.join(", ")}`);
}
