import { createApp, type OperationRoutes } from "../http/create-app.ts";
import type { Ports } from "../http/ports.ts";
import { validateBody } from "../http/validate-body.ts";
import { acceptJob } from "./accept.ts";
import { createOrphanEraser } from "./erase-orphans.ts";
import type { JobOperation } from "./job-operation.ts";
import { pollJob } from "./poll.ts";
import { wakeWorker } from "./wake.ts";
import { createWorker } from "./worker.ts";

/** The app of an operation whose POST makes a job and whose GET polls it. */
export function createJobApp<Input, Work>(
  operation: JobOperation<Input, Work>,
  ports: Ports,
): OperationRoutes {
  const worker = createWorker(operation, ports);
  const eraseOrphans = createOrphanEraser(operation, ports);
  return createApp(operation, ports, {
    methods: ["POST", "GET"],
    addOpenRoutes: (routes) => routes.post("/work", wakeWorker(ports.settings, { worker, eraseOrphans })),
    addHandlers: (routes) => {
      routes.post("/", ...validateBody(operation, ports), acceptJob(operation, ports, worker));
      routes.get("/", pollJob(operation, ports, worker));
    },
  });
}
