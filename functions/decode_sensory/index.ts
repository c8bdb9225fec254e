import { serveFunction } from "../../shared/platform/http/mod.ts";
import { createJobApp } from "../../shared/platform/jobs/mod.ts";
import { createReadingPorts } from "../../shared/platform/model/mod.ts";
import { createDecodeSensory } from "./operation.ts";

export default serveFunction(
  (ports, readVariable) =>
    createJobApp(createDecodeSensory(createReadingPorts(ports, readVariable, globalThis)), ports),
  globalThis,
);
