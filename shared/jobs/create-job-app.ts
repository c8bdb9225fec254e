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
  const { telemetry } = ports;
  const startWork = telling(createWorkStarter(operation.name, worker, ports), telemetry.settle);
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
  // A queue sends nothing more to a consumer that has not returned: these do not wait for others to tell along.
  const takeHint = telling(createHintTaker(operation.name, worker, ports), telemetry.flush);
  const sweep = telling(async () => {
    await Promise.all([worker.work(null, ports.backgroundSeconds), eraseOrphans()]);
  }, telemetry.flush);
  return { fetch, chores: { takeHint, sweep } };
}

/** Jobs end after the answer that started them: what they left to tell is told then. */
function telling<Args extends unknown[]>(
  chore: (...args: Args) => Promise<void>,
  tell: () => Promise<void>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    await chore(...args);
    await tell();
  };
}
