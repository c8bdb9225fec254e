import { createBodyApp } from "../../shared/http/create-sync-app.ts";
import { serveFunction } from "../../shared/http/serve.ts";
import { createReadingPorts } from "../../shared/reading/create-reading-ports.ts";
import { createDecide } from "./operation.ts";

export default serveFunction((ports, readVariable) => {
  const reading = createReadingPorts(ports, readVariable, globalThis);
  const startTimeout = (durationMs: number) => AbortSignal.timeout(durationMs);
  return createBodyApp(createDecide({ ...reading, store: ports.store, log: ports.log, startTimeout }), ports);
}, globalThis);
