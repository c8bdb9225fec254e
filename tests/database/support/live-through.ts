import { randomBytes } from "node:crypto";
import { createUuidV7 } from "../../../shared/kernel/uuid.ts";
import type { CallFunction } from "../../../shared/store/call-function.ts";
import type { Store } from "../../../shared/store/store.ts";

/** Text that JSON, SQL and URLs each have to escape. */
const ODD_TEXT = `Zoë's "crème" \\ 🥚 $1 :a %20 ${"\u0001\u2028"}`;
const ODD_INPUT = { z: ODD_TEXT, a: [1.1, 1e21, -0, 5e-324, null, true], "": {}, 10: "ten", 9: "nine" };

/** Uses every method of the store once or more; tells what each answered. */
export async function liveThrough(store: Store, keyHash: string): Promise<unknown[]> {
  const operation = "decode";
  // A version that none of the stack's functions may finish a job of.
  const version = `of-${randomBytes(6).toString("hex")}`;
  const newId = () => createUuidV7(Date.now(), randomBytes(10));
  const admitJob = (id: string, idempotencyKey: string | null) => {
    const job = { id, input: ODD_INPUT, bodyHash: "hash", idempotencyKey, version, traceparent: null };
    return store.admit({ keyHash, operation, valid: true, inputMode: "structured", job });
  };
  const claim = (jobId: string) =>
    store.claimJob({ operation, worker: "a worker", leaseSeconds: 30, jobId, version });
  const [first, second] = [newId(), newId()];
  const attempt = { jobId: first, attempt: 1 };
  const poll = () => store.pollJob({ keyHash, operation, jobId: first, withResult: true });
  const counts = { requests: 1, serverErrors: 0, latency: Array<number>(24).fill(0) };
  const outcomes = { jobsCompleted: 0, jobsFailed: 0, contractChecks: 1, contractMismatches: 0 };

  const steps: (() => Promise<unknown>)[] = [
    () => store.checkKey(keyHash, operation),
    () => store.checkKey(ODD_TEXT, operation),
    () => store.admit({ keyHash, operation, valid: false }),
    () => store.admit({ keyHash, operation, valid: true, inputMode: ODD_TEXT, compoundIds: [1, 2] }),
    () =>
      store.admit({ keyHash, operation, valid: true, inputMode: "structured", compoundNames: [ODD_TEXT] }),
    () => admitJob(first, "once"),
    () => admitJob(newId(), "once"),
    () => admitJob(second, null),
    () => store.admitCompoundQuery(keyHash, "vitamin"),
    () => store.findFoods([["banana", ODD_TEXT], ["egg"]], [["banana"]]),
    () => store.foods([1, 2, 3, -1]),
    () => store.foodNames([1, 2, 3], "de"),
    () => store.foodRecipes([1, 2, 3]),
    poll,
    () => claim(first),
    () => store.heartbeatJob(attempt, 30),
    () => store.yieldJob(attempt, { state: ODD_INPUT, progress: { done: 0.5 } }),
    () => claim(first),
    () =>
      store.finishJob(
        { jobId: first, attempt: 2 },
        { result: ODD_INPUT, meta: { odd: ODD_TEXT }, catalogueRelease: null },
      ),
    () => store.finishJob({ jobId: first, attempt: 9 }, { result: {}, meta: {}, catalogueRelease: "c" }),
    poll,
    () => claim(second),
    () => store.failJob({ jobId: second, attempt: 9 }, { error: ODD_INPUT, retry: false, charge: false }),
    () => store.failJob({ jobId: second, attempt: 1 }, { error: ODD_INPUT, retry: false, charge: true }),
    () => store.finishSymptomJob({ jobId: second, attempt: 1 }, { result: {}, meta: {} }, NO_SOURCE),
    () => store.endedJobs([first, second]),
    () => store.recordTraffic([{ operation, version, route: "call", ...counts, ...outcomes }]),
    async () => Object.keys(await store.readiness(operation)),
  ];
  const told: unknown[] = [];
  for (const step of steps) told.push(await step());
  const found = told.flatMap((answer) => (isFound(answer) ? answer.foods.map(({ id }) => id) : []));
  const meal = { foodIds: found.slice(0, 3), tier: "molecular", compoundIds: [], compoundNames: [] };
  told.push(await store.mealEvidence(meal), await store.foodRecipes(found), await store.foods(found));
  return told;
}

const NO_SOURCE = {
  user_id: null,
  conversation_id: null,
  source_message_id: null,
  correlation_id: null,
  supersedes_event_id: null,
};

function isFound(answer: unknown): answer is { foods: { id: number }[] } {
  return typeof answer === "object" && answer !== null && "foods" in answer && Array.isArray(answer.foods);
}

/** What the database makes anew each time, out of a text; times keep the form that they are told in. */
export function withoutMadeUp(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "<id>")
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?/g, "<time>");
}

/** Calls that the database refuses, each in a way of its own. */
export const REFUSED: readonly [string, (call: CallFunction) => Promise<unknown>][] = [
  ["a NUL in text", (call) => call("check_key", { p_key_hash: "\u0000", p_operation: "", p_scope: "" })],
  ["a NUL in JSON that is stored in parts", (call) => call("find_foods", { p_queries: [["\u0000"]] })],
  ["an id that is none", (call) => call("show_job", { p_job_id: "17" })],
  ["a number beyond its type", (call) => call("foods", { p_food_ids: [3e9] })],
  ["a number with a fraction", (call) => call("foods", { p_food_ids: [1.5] })],
  ["text for a list", (call) => call("purge_jobs", { p_older_than_seconds: Number.NaN })],
  ["a rule of the service's own", (call) => call("record_traffic", { p_rows: [{}] })],
  ["something that is not there", (call) => call("list_quotas", { p_key_id: "nobody" })],
];
