import * as z from "zod/mini";

const share = (fallback: number) => z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), fallback);

const telemetrySchema = z.object({
  CONTRACT_CHECK_SHARE: share(0.1),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url()),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  OTEL_TRACES_SAMPLER_ARG: share(0.1),
});

/** What a function tells of itself, and to whom: shares from 0 to 1, and a collector of OTLP/HTTP where there is one. */
export type TelemetrySettings = z.infer<typeof telemetrySchema>;

/** Names of the variables of telemetry. */
export const TELEMETRY_SETTING_NAMES = Object.keys(telemetrySchema.shape);

/** Reads the settings once; throws naming those that are malformed, never their values. */
export function readTelemetrySettings(read: (name: string) => string | undefined): TelemetrySettings {
  const given = Object.fromEntries(TELEMETRY_SETTING_NAMES.map((name) => [name, read(name)]));
  const parsed = telemetrySchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))];
  throw new Error(`Cannot start: malformed configuration ${names.join(", ")}`);
}
