/** Where traces and metrics go: the address that the paths of OTLP/HTTP are below, without a slash at its end. */
export type Collector = { endpoint: string; headers: Record<string, string> };

type Settings = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
};

/**
 * The collector that the settings name; null where they name none. Headers are `name=value` joined by commas, values
 * percent-encoded. https://opentelemetry.io/docs/specs/otel/protocol/exporter/
 */
export function readCollector({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers = "",
}: Settings): Collector | null {
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
