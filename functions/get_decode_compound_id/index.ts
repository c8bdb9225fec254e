import { createQueryApp } from "../../shared/http/create-sync-app.ts";
import { serveFunction } from "../../shared/http/serve.ts";
import { compoundResolution } from "./operation.ts";

export default serveFunction((ports) => createQueryApp(compoundResolution, ports), globalThis);
