import { createQueryApp, serveFunction } from "../../shared/platform/http/mod.ts";
import { compoundResolution } from "./operation.ts";

export default serveFunction((ports) => createQueryApp(compoundResolution, ports), globalThis);
