import { serveFunction } from "../../shared/http/serve.ts";
import { createJobApp } from "../../shared/jobs/create-job-app.ts";
import { createDecodePorts } from "./create-decode-ports.ts";
import { createDecode } from "./operation.ts";

export default serveFunction(
  (ports, readVariable) =>
    createJobApp(createDecode(createDecodePorts(ports, readVariable, globalThis)), ports),
  globalThis,
);
