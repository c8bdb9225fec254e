import { serveFunction } from "../../shared/platform/http/mod.ts";
import { createJobApp } from "../../shared/platform/jobs/mod.ts";
import { createReadingPorts } from "../../shared/platform/model/mod.ts";
import { createDraft } from "./operation.ts";

export default serveFunction(
  (ports, readVariable) =>
    createJobApp(createDraft(createReadingPorts(ports, readVariable, globalThis), ports), ports),
  globalThis,
);
