import { createDecode } from "../../functions/decode/operation.ts";
import { type Ports, serveFunction } from "../../shared/platform/http/mod.ts";
import { createJobApp } from "../../shared/platform/jobs/mod.ts";
import {
  apiKeyRandomBytes,
  apiVersion,
  apiVersionHeader,
  createApiKey,
} from "../../shared/platform/kernel/mod.ts";
import { createReadingPorts } from "../../shared/platform/model/mod.ts";

type Decode = ReturnType<typeof createDecode>;

const bindings = {
  SUPABASE_URL: "https://project.example.org",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  PUBLIC_BASE_URL: "https://api.example.org",
  WORK_SECRET: "a-secret-of-the-sweep",
};
const { key } = createApiKey("test", new Uint8Array(apiKeyRandomBytes).fill(3));

/** The decode function as its boot file builds it, without model, media and database. */
export async function openDecode(): Promise<{
  operation: Decode;
  post: (body: unknown) => Promise<Response>;
}> {
  const opened = Promise.withResolvers<Decode>();
  const served = serveFunction((ports, readVariable) => {
    const operation = createDecode(createReadingPorts(ports, readVariable, {}));
    opened.resolve(operation);
    return createJobApp(operation, replaceOutside(ports));
  }, {});
  const post = async (body: unknown) => {
    const request = new Request("https://project.example.org/functions/v1/decode", {
      method: "POST",
      headers: { "x-api-key": key, [apiVersionHeader]: apiVersion, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return served.fetch(request, bindings, { waitUntil: () => {} });
  };
  // The function is built by its first request.
  await post({});
  return { operation: await opened.promise, post };
}

/** Every request is admitted, and no job is ever claimed, so that a request ends with its response. */
function replaceOutside(ports: Ports): Ports {
  const { store, telemetry } = ports;
  const admitted = {
    outcome: "ok",
    details: null,
    rate: null,
    quota: null,
    retryAfterSeconds: null,
  } as const;
  return {
    ...ports,
    log: () => {},
    telemetry: { ...telemetry, settle: async () => {}, flush: async () => {} },
    store: {
      ...store,
      admit: async ({ job }) => ({ ...admitted, jobId: job?.id ?? null }),
      claimJob: () => new Promise(() => {}),
    },
  };
}
