import { createApp } from "../http/create-app.ts";
import type { OperationApp } from "../http/operation-app.ts";
import type { Ports } from "../http/ports.ts";
import { validateBody } from "../http/validate-body.ts";
import { acceptJob } from "./accept.ts";
import { createOrphanEraser } from "./erase-orphans.ts";
import type { JobOperation } from "./job-operation.ts";
import { pollJob } from "./poll.ts";
import { createWorkStarter } from "./start-work.ts";
import { createHintTaker } from "./take-hint.ts";
import { wakeWorker } from "./wake.ts";
import { createWorker } from "./worker.ts";

/** The app of an operation whose POST makes a job and whose GET polls it, and the work that both leave. */
export function createJobApp<Input, Work>(operation: JobOperation<Input, Work>, ports: Ports): OperationApp {
  const worker = createWorker(operation, ports);
  const startWork = createWorkStarter(operation.name, worker, ports);
  const eraseOrphans = createOrphanEraser(operation, ports);
  const { fetch } = createApp(operation, ports, {
    methods: ["POST", "GET"],
    addOpenRoutes: (routes) =>
      routes.post("/work", wakeWorker(ports.settings, { worker, startWork, eraseOrphans })),
    addHandlers: (routes) => {
      routes.post("/", ...validateBody(operation, ports), acceptJob(operation, ports, startWork));
      routes.get("/", pollJob(operation, ports, startWork));
    },
  });
  const takeHint = createHintTaker(operation.name, worker, ports);
  const sweep = async () => {
    await Promise.all([worker.work(null, ports.backgroundSeconds), eraseOrphans()]);
  };
  return { fetch, chores: { takeHint, sweep } };
}
