import { createCatalogue } from "../../shared/domain/catalogue/mod.ts";
import { createBodyApp, serveFunction } from "../../shared/platform/http/mod.ts";
import { createReadingPorts } from "../../shared/platform/model/mod.ts";
import { createDecide } from "./operation.ts";

export default serveFunction((ports, readVariable) => {
  const reading = createReadingPorts(ports, readVariable, globalThis);
  const startTimeout = (durationMs: number) => AbortSignal.timeout(durationMs);
  return createBodyApp(
    createDecide({ ...reading, catalogue: createCatalogue(ports.store.call), log: ports.log, startTimeout }),
    ports,
  );
}, globalThis);
