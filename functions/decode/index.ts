import { serveFunction } from "../../shared/http/serve.ts";
import { createJobApp } from "../../shared/jobs/create-job-app.ts";
import { decode } from "./operation.ts";

export default serveFunction((ports) => createJobApp(decode, ports), globalThis);
