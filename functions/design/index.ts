import { serveFunction } from "../../shared/platform/http/mod.ts";
import { createJobApp } from "../../shared/platform/jobs/mod.ts";
import { createReadingPorts } from "../../shared/platform/model/mod.ts";
import { createDesign } from "./operation.ts";

export default serveFunction(
  (ports, readVariable) =>
    createJobApp(createDesign(createReadingPorts(ports, readVariable, globalThis), ports), ports),
  globalThis,
);
