import { createApp, type OperationApp, type Ports, validateBody } from "../http/mod.ts";
import { acceptJob } from "./accept.ts";
import { createOrphanEraser } from "./job-files.ts";
import type { JobOperation } from "./job-operation.ts";
import { pollJob } from "./poll.ts";
import { createMessageConsumer, createWorkStarter } from "./start-work.ts";
import { handleWorkRoute } from "./work-route.ts";
import { createWorker } from "./worker.ts";

/** The app of an operation whose POST creates a job and whose GET polls it, with its work in the background. */
export function createJobApp<Input, Work>(operation: JobOperation<Input, Work>, ports: Ports): OperationApp {
  const { settings, telemetry, backgroundSeconds } = ports;
  const worker = createWorker(operation, ports);
  const startWork = createWorkStarter(operation.name, worker, ports);
  const eraseOrphans = createOrphanEraser(operation, ports);
  const workRoute = { workSecret: settings.WORK_SECRET, work: worker.work, startWork, eraseOrphans };
  const { fetch } = createApp(operation, ports, {
    methods: ["POST", "GET"],
    addOpenRoutes: (routes) => routes.post("/work", handleWorkRoute(workRoute)),
    addHandlers: (routes) => {
      routes.post("/", ...validateBody(operation, ports), acceptJob(operation, ports, startWork));
      routes.get("/", pollJob(operation, ports, startWork));
    },
  });
  const consumeMessage = createMessageConsumer(operation.name, worker, ports);
  const sweep = async () => {
    await Promise.all([worker.work(null, backgroundSeconds), eraseOrphans()]);
    await telemetry.flush();
  };
  return { fetch, background: { consumeMessage, sweep } };
}
