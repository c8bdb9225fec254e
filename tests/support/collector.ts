import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number | string } };

/** A span as OTLP has it in JSON. */
export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
};

/** A metric as OTLP has it in JSON; `aggregationTemporality` 1 is delta. */
export type CollectedMetric = {
  name: string;
  unit: string;
  histogram?: {
    aggregationTemporality: number;
    dataPoints: { count: number | string; attributes: Attribute[] }[];
  };
  sum?: { aggregationTemporality: number; dataPoints: { asDouble?: number; asInt?: number | string }[] };
};

type Resource = { resource: { attributes: Attribute[] } };
type Traces = { resourceSpans: (Resource & { scopeSpans: { spans: CollectedSpan[] }[] })[] };
type Metrics = { resourceMetrics: (Resource & { scopeMetrics: { metrics: CollectedMetric[] }[] })[] };

/** A collector that speaks OTLP over HTTP in JSON, and keeps what it is sent. */
export type Collector = {
  url: string;
  spans: CollectedSpan[];
  metrics: CollectedMetric[];
  resources: Record<string, unknown>[];
  /** Header `authorization` of each request that it took. */
  authorizations: (string | undefined)[];
  /** From now on it accepts requests and never responds. */
  hang: () => void;
  /** How many requests wait for a response. */
  waiting: () => number;
  close: () => Promise<void>;
};

/** Starts a collector on a free port. */
export async function startCollector(): Promise<Collector> {
  const held: ServerResponse[] = [];
  let isHanging = false;
  const kept: Omit<Collector, "url" | "hang" | "waiting" | "close"> = {
    spans: [],
    metrics: [],
    resources: [],
    authorizations: [],
  };

  function keep(path: string | undefined, text: string): boolean {
    if (path === "/v1/traces") {
      for (const { resource, scopeSpans } of (JSON.parse(text) as Traces).resourceSpans) {
        kept.resources.push(readAttributes(resource.attributes));
        kept.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
      }
      return true;
    }
    if (path !== "/v1/metrics") return false;
    for (const { resource, scopeMetrics } of (JSON.parse(text) as Metrics).resourceMetrics) {
      kept.resources.push(readAttributes(resource.attributes));
      kept.metrics.push(...scopeMetrics.flatMap(({ metrics }) => metrics));
    }
    return true;
  }

  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    if (isHanging) return void held.push(response);
    const isJson = request.headers["content-type"] === "application/json";
    const isKnown = isJson && request.method === "POST" && keep(request.url, text);
    if (isKnown) kept.authorizations.push(request.headers.authorization);
    response.writeHead(isKnown ? 200 : 400, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    ...kept,
    url: `http://127.0.0.1:${port}`,
    hang: () => {
      isHanging = true;
    },
    waiting: () => held.length,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Attributes as an object. */
export function readAttributes(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );
}
