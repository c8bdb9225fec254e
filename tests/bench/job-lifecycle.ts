// Measures the life of a job in the database, admitted, claimed and finished, beside pg-boss on the same server, in
// turns, over ten connections each. Exits with 1 below the bound's share of pg-boss. Usage: node tests/bench/job-lifecycle.ts
import { PgBoss } from "pg-boss";
import { hashApiKey } from "../../shared/platform/kernel/api-key.ts";
import { createUuidV7 } from "../../shared/platform/kernel/uuid.ts";
import { createKeyOn } from "../support/create-key-on.ts";
import { openCalls } from "../support/open-store.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";

const connections = 10;
const jobsPerTurn = 1_500;
const turns = 5;
/** Of jobs with a key for each connection; keeps what is reached on a busy machine (0.85 to 0.91), the aim is 1. */
const leastShare = 0.75;
const operation = "draft";
const input = {
  recipe_title: "Pancakes",
  ingredients: ["200 g flour", "300 ml milk", "2 eggs"],
  diet: "vegan",
};
const result = { title: "Pancakes", ingredients: ["200 g flour", "300 ml soy milk", "100 g apple sauce"] };

const judged = "a key for each connection";

/** Brings one job from its start to its end; the number is that of the caller. */
type RunJob = (caller: number) => Promise<void>;

const stack = await startThrowawayStack();
const boss = new PgBoss({
  connectionString: stack.databaseUrl,
  max: connections,
  schedule: false,
  supervise: false,
});
try {
  await boss.start();
  const queues = {
    [judged]: await openOwn(connections),
    "one key": await openOwn(1),
  };
  const runBossJob = await openBoss();
  for (const [name, run] of Object.entries(queues)) {
    // Opens connections and plans statements.
    await measure(run);
    await measure(runBossJob);
    const shares: number[] = [];
    for (let turn = 0; turn < turns; turn++) shares.push((await measure(run)) / (await measure(runBossJob)));
    const [perSecond, share] = [await measure(run), median(shares)];
    console.log(`${name}: ${perSecond.toFixed(0)} jobs a second, ${share.toFixed(2)} times pg-boss`);
    if (name === judged && share < leastShare) process.exitCode = 1;
  }
} finally {
  await boss.stop({ graceful: false });
  await stack.remove();
}

/** A job takes what its function calls: an admission, a claim of this job, and its end with the charge. */
async function openOwn(keyCount: number): Promise<RunJob> {
  const call = openCalls({ ...stack, keptConnections: connections });
  const keys = await Promise.all(
    Array.from({ length: keyCount }, () => createKeyOn({ baseUrl: stack.url, serviceKey: stack.serviceKey })),
  );
  const hashes = await Promise.all(keys.map(({ key }) => hashApiKey(key)));
  const scope = `edge:${operation}`;
  return async function runOwnJob(caller) {
    const id = createUuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
    const [admitted] = await call("admit_request", {
      p_key_hash: hashes[caller % keyCount] ?? "",
      p_operation: operation,
      p_scope: scope,
      p_valid: true,
      p_job: { id, input, body_hash: null, idempotency_key: null, version: "bench" },
      p_limits: { backlog_per_operation: 10_000, in_flight_per_key: 200 },
    });
    if (admitted?.job_id !== id)
      throw new Error(`Cannot measure: the job is not admitted, ${admitted?.outcome}`);
    const [claimed] = await call("claim_jobs", {
      ...{ p_operation: operation, p_worker: `caller ${caller}`, p_limit: 1, p_lease_seconds: 30 },
      ...{ p_job_id: id, p_version: "bench" },
    });
    const attempt = claimed?.attempt ?? 0;
    const isFinished = await call("finish_job", { p_job_id: id, p_attempt: attempt, p_result: result });
    if (!isFinished) throw new Error("Cannot measure: the job is not finished");
  };
}

async function openBoss(): Promise<RunJob> {
  await boss.createQueue(operation);
  return async function runBossJob() {
    await boss.send(operation, input);
    const [job] = await boss.fetch(operation);
    if (job) await boss.complete(operation, job.id, result);
  };
}

/** How many jobs a second all callers together bring to their end. */
async function measure(run: RunJob): Promise<number> {
  let left = jobsPerTurn;
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async (_, caller) => {
      while (left-- > 0) await run(caller);
    }),
  );
  return (jobsPerTurn / (performance.now() - startMs)) * 1_000;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
