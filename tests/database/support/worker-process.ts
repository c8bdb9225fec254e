// A process that works on the jobs of every operation, as isolates of all of them would; its environment is that
// of a function. Writes a line once it looks for jobs, then the id of each that it has ended, and runs until it is
// killed.
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { createPorts } from "../../../shared/http/create-ports.ts";
import type { Ports } from "../../../shared/http/ports.ts";
import { readAmbientEnvironment } from "../../../shared/http/runtime-environment.ts";
import { createWorker, type Worker } from "../../../shared/jobs/worker.ts";
import { jobOperations } from "./job-operations.ts";

const PAUSE_MS = 50;

const environment = readAmbientEnvironment({ Deno: { env: { get: (name: string) => process.env[name] } } });
if (!environment) throw new Error("Cannot work: there is no environment");
const opened = createPorts(environment);
const { store } = opened;

async function tellWhen(ended: Promise<boolean>, jobId: string): Promise<boolean> {
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
    finishJob: (attempt, outcome) => tellWhen(store.finishJob(attempt, outcome), attempt.jobId),
    finishSymptomJob: (attempt, outcome, source) =>
      tellWhen(store.finishSymptomJob(attempt, outcome, source), attempt.jobId),
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
    await wait(PAUSE_MS);
  }
}

process.stdout.write("looking\n");
await Promise.all(workers.map(lookForEver));
