import * as z from "zod/mini";
import { readConnectionString } from "../store/mod.ts";

const limits = {
  JSON_BODY_BYTES: 256 * 1024,
  MEDIA_BODY_BYTES: 40 * 1024 * 1024,
  BACKLOG_PER_OPERATION: 10_000,
  IN_FLIGHT_PER_KEY: 200,
  POLLS_PER_MINUTE: 1_200,
  LEASE_SECONDS: 30,
  WORKER_SECONDS: 60,
  STORE_TIMEOUT_MS: 10_000,
  DATABASE_CONNECTIONS: 4,
} as const;

const positiveInteger = (fallback: number) =>
  z._default(z.coerce.number().check(z.multipleOf(1), z.positive()), fallback);

const environmentSchema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().check(z.minLength(1)),
  PUBLIC_BASE_URL: z.pipe(
    z.url(),
    z.transform((url) => url.replace(/\/+$/, "")),
  ),
  WORK_SECRET: z.string().check(z.minLength(16)),
  JSON_BODY_BYTES: positiveInteger(limits.JSON_BODY_BYTES),
  MEDIA_BODY_BYTES: positiveInteger(limits.MEDIA_BODY_BYTES),
  BACKLOG_PER_OPERATION: positiveInteger(limits.BACKLOG_PER_OPERATION),
  IN_FLIGHT_PER_KEY: positiveInteger(limits.IN_FLIGHT_PER_KEY),
  POLLS_PER_MINUTE: positiveInteger(limits.POLLS_PER_MINUTE),
  LEASE_SECONDS: positiveInteger(limits.LEASE_SECONDS),
  WORKER_SECONDS: positiveInteger(limits.WORKER_SECONDS),
  STORE_TIMEOUT_MS: positiveInteger(limits.STORE_TIMEOUT_MS),
  DATABASE_URL: z.optional(z.string().check(z.refine((url) => readConnectionString(url) !== null))),
  DATABASE_CA: z.optional(z.string().check(z.includes("BEGIN CERTIFICATE"))),
  DATABASE_CONNECTIONS: positiveInteger(limits.DATABASE_CONNECTIONS),
  FUNCTION_VERSION: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/))),
});

/** The configuration of a function: addresses and secrets are required, limits have documented defaults. */
export type Settings = z.infer<typeof environmentSchema>;

/** Names of the variables that a function may read. */
export const settingNames = Object.keys(environmentSchema.shape);

/** Parses the configuration; throws with the names of missing or malformed variables, never their values. */
export function readSettings(read: (name: string) => string | undefined): Settings {
  const given = Object.fromEntries(settingNames.map((name) => [name, read(name)]));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))];
  throw new Error(`Cannot start: missing or malformed configuration ${names.join(", ")}`);
}
