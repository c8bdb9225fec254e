import { serveFunction } from "../../shared/http/serve.ts";
import { createJobApp } from "../../shared/jobs/create-job-app.ts";
import { createReadingPorts } from "../../shared/reading/create-reading-ports.ts";
import { createDraft } from "./operation.ts";

export default serveFunction(
  (ports, readVariable) =>
    createJobApp(createDraft(createReadingPorts(ports, readVariable, globalThis), ports), ports),
  globalThis,
);
