import * as z from "zod/mini";

const share = (fallback: number) => z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), fallback);

const telemetrySchema = z.object({
  CONTRACT_CHECK_SHARE: share(0.1),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url()),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  OTEL_TRACES_SAMPLER_ARG: share(0.1),
});

/** Shares from 0 to 1 of checked responses and sampled traces, and the OTLP/HTTP collector if any. */
type TelemetrySettings = z.infer<typeof telemetrySchema>;

/** An OTLP/HTTP collector: the base URL without a trailing slash, and the headers to send. */
export type Collector = { endpoint: string; headers: Record<string, string> };

/** Names of the variables that configure telemetry. */
export const telemetrySettingNames = Object.keys(telemetrySchema.shape);

/** Parses the settings; throws with the names of malformed variables, never their values. */
export function readTelemetrySettings(read: (name: string) => string | undefined): TelemetrySettings {
  const given = Object.fromEntries(telemetrySettingNames.map((name) => [name, read(name)]));
  const parsed = telemetrySchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))];
  throw new Error(`Cannot start: malformed configuration ${names.join(", ")}`);
}

/**
 * The configured collector, or null. Headers are `name=value` pairs separated by commas, with percent-encoded values.
 * https://opentelemetry.io/docs/specs/otel/protocol/exporter/
 */
export function readCollector({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers = "",
}: Pick<TelemetrySettings, "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_EXPORTER_OTLP_HEADERS">): Collector | null {
  if (endpoint === undefined) return null;
  return { endpoint: endpoint.replace(/\/+$/, ""), headers: readHeaders(headers) };
}

function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(",").flatMap((pair): [string, string][] => {
    const [name = "", ...value] = pair.split("=");
    return name.trim() === "" ? [] : [[name.trim(), decode(value.join("=").trim())]];
  });
  return Object.fromEntries(pairs);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error("Cannot start: malformed configuration OTEL_EXPORTER_OTLP_HEADERS");
  }
}
