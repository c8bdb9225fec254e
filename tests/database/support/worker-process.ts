// A process that works on the jobs of every operation, as isolates of all of them would; its environment is that
// of a function. Writes a line once it looks for jobs, then the id of each that it has ended, and runs until it is
// killed.
// Its jobs identify it by WORKER_NAME.
import { flushCompileCache } from "node:module";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { createPorts } from "../../../shared/platform/http/create-ports.ts";
import type { Ports } from "../../../shared/platform/http/ports.ts";
import { readAmbientEnvironment } from "../../../shared/platform/http/runtime-environment.ts";
import { createWorker, type Worker } from "../../../shared/platform/jobs/worker.ts";
import { jobOperations } from "./job-operations.ts";

const pauseMs = 50;
const worker = process.env.WORKER_NAME ?? "worker";

const environment = readAmbientEnvironment({ Deno: { env: { get: (name: string) => process.env[name] } } });
if (!environment) throw new Error("Cannot work: there is no environment");
const opened = createPorts(environment);
const { store } = opened;

async function reportWhen(ended: Promise<boolean>, jobId: string): Promise<boolean> {
  const isEnded = await ended;
  if (isEnded) process.stdout.write(`${jobId}\n`);
  return isEnded;
}

const ports: Ports = {
  ...opened,
  log: () => {},
  // What it hands over is taken up at the next turn.
  fetch: () => Promise.resolve(new Response()),
  store: {
    ...store,
    claimJob: (request) => store.claimJob({ ...request, worker }),
    finishJob: (attempt, outcome) => reportWhen(store.finishJob(attempt, outcome), attempt.jobId),
    // The end of a symptom job is a function of its operation's own.
    call: async (name, args) => {
      const returned = await store.call(name, args);
      if (name === "finish_symptom_job" && "p_job_id" in args)
        await reportWhen(Promise.resolve(returned === true), String(args.p_job_id));
      return returned;
    },
  },
};

const { decode, decode_sensory, decode_symptoms, design, draft } = jobOperations;
const workers = [
  createWorker(decode, ports),
  createWorker(decode_sensory, ports),
  createWorker(decode_symptoms, ports),
  createWorker(design, ports),
  createWorker(draft, ports),
];

async function lookForEver({ work }: Worker): Promise<never> {
  for (;;) {
    await work(null);
    await wait(pauseMs);
  }
}

// What has started it holds the other end, and takes it along however it ends.
process.stdin.on("end", () => process.exit()).resume();

// It is killed, so nothing would be kept at its end.
flushCompileCache();
process.stdout.write("looking\n");
await Promise.all(workers.map(lookForEver));
