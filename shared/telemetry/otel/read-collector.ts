/** Where traces and metrics go. */
export type Collector = { tracesUrl: string; metricsUrl: string; headers: Record<string, string> };

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
  const base = endpoint.replace(/\/+$/, "");
  return { tracesUrl: `${base}/v1/traces`, metricsUrl: `${base}/v1/metrics`, headers: readHeaders(headers) };
}

function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(",").flatMap((pair): [string, string][] => {
    const [name = "", ...value] = pair.split("=");
    return name.trim() === "" ? [] : [[name.trim(), decodeURIComponent(value.join("=").trim())]];
  });
  return Object.fromEntries(pairs);
}
