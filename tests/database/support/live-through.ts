import { randomBytes } from "node:crypto";
import { compoundResolution } from "../../../functions/get_decode_compound_id/operation.ts";
import type { Catalogue } from "../../../shared/domain/catalogue/catalogue.ts";
import type { CallFunction } from "../../../shared/platform/kernel/call-function.ts";
import { createUuidV7 } from "../../../shared/platform/kernel/uuid.ts";
import type { Store } from "../../../shared/platform/store/store.ts";

/** Text that JSON, SQL and URLs each have to escape. */
const oddText = `Zoë's "crème" \\ 🥚 $1 :a %20 ${"\u0001\u2028"}`;
const oddInput = { z: oddText, a: [1.1, 1e21, -0, 5e-324, null, true], "": {}, 10: "ten", 9: "nine" };

/** What a stack's database is reached by: the store, and the catalogue over its calls. */
export type DatabaseAccess = { store: Store; catalogue: Catalogue };

/** Uses every method of store and catalogue once or more; returns what each returned. */
export async function liveThrough({ store, catalogue }: DatabaseAccess, keyHash: string): Promise<unknown[]> {
  const operation = "decode";
  // Released last, so that no function of the stack takes a job of it, however long the job waits.
  const version = `of-${randomBytes(6).toString("hex")}`;
  const newId = () => createUuidV7(Date.now(), randomBytes(10));
  const admitJob = (id: string, idempotencyKey: string | null, awaitsFiles = false) => {
    const job = {
      id,
      input: oddInput,
      awaitsFiles,
      bodyHash: "hash",
      idempotencyKey,
      version,
      traceparent: null,
    };
    return store.admit({ keyHash, operation, valid: true, inputMode: "structured", job });
  };
  const claim = (jobId: string) =>
    store.claimJob({ operation, worker: "a worker", leaseSeconds: 30, jobId, version });
  const [first, second, withFiles] = [newId(), newId(), newId()];
  const attempt = { jobId: first, attempt: 1 };
  const poll = () => store.pollJob({ keyHash, operation, jobId: first, withResult: true });
  const counts = { requests: 1, serverErrors: 0, latency: Array<number>(24).fill(0) };
  const outcomes = { jobsCompleted: 0, jobsFailed: 0, contractChecks: 1, contractMismatches: 0 };

  const steps: (() => Promise<unknown>)[] = [
    () => store.checkKey(keyHash, operation),
    () => store.checkKey(oddText, operation),
    () => store.admit({ keyHash, operation, valid: false }),
    () => store.admit({ keyHash, operation, valid: true, inputMode: oddText, compoundIds: [1, 2] }),
    () => store.admit({ keyHash, operation, valid: true, inputMode: "structured", compoundNames: [oddText] }),
    // The wait until the hour ends differs between two calls.
    async () => typeof (await store.takeModelAttempt("nobody", 10)),
    () => compoundResolution.admit(store.call, keyHash, "vitamin"),
    () => catalogue.findFoods([["banana", oddText], ["egg"]], [["banana"]]),
    async () => (await catalogue.speller("another release")).repair("chikcen"),
    () => store.call("food_vocabulary", {}),
    () => catalogue.findFoods([["de:mangold"]], [], "de"),
    () => catalogue.knownTerms(["banana", "de:mangold", oddText]),
    () => catalogue.foods([1, 2, 3, -1]),
    () => catalogue.foodNames([1, 2, 3], "de"),
    () => catalogue.foodRecipes([1, 2, 3]),
    () => store.call("release_version", { p_operation: operation, p_version: version }),
    // Claimed at once: a version that another test releases may take what waits.
    () => admitJob(first, "once"),
    () => claim(first),
    poll,
    () => admitJob(newId(), "once"),
    () => admitJob(withFiles, null, true),
    () => store.withdrawJob(withFiles),
    () => store.releaseJob(withFiles),
    () => store.returnUsage(keyHash, operation),
    () => store.heartbeatJob(attempt, 30),
    () => store.yieldJob(attempt, { state: oddInput, progress: { done: 0.5 } }),
    () => claim(first),
    () =>
      store.finishJob(
        { jobId: first, attempt: 2 },
        { result: oddInput, meta: { odd: oddText }, catalogueRelease: null },
      ),
    () => store.finishJob({ jobId: first, attempt: 9 }, { result: {}, meta: {}, catalogueRelease: "c" }),
    poll,
    () => admitJob(second, null),
    () => claim(second),
    () => store.failJob({ jobId: second, attempt: 9 }, { error: oddInput, retry: false, charge: false }),
    () => store.failJob({ jobId: second, attempt: 1 }, { error: oddInput, retry: false, charge: true }),
    () =>
      store.call("finish_symptom_job", {
        p_job_id: second,
        p_attempt: 1,
        p_result: {},
        p_meta: {},
        p_source: noSource,
      }),
    () => store.endedJobs([first, second]),
    () => store.recordTraffic([{ operation, version, route: "call", ...counts, ...outcomes }]),
    () => store.findCanary(operation),
    async () => Object.keys(await store.readiness(operation)),
  ];
  const responses: unknown[] = [];
  for (const step of steps) responses.push(await step());
  const found = responses.flatMap((response) =>
    isFound(response) ? response.foods.map(({ id }) => id) : [],
  );
  const meal = { foodIds: found.slice(0, 3), tier: "molecular", compoundIds: [], compoundNames: [] };
  responses.push(
    await catalogue.mealEvidence(meal),
    await catalogue.foodRecipes(found),
    await catalogue.foods(found),
  );
  return responses;
}

const noSource = {
  user_id: null,
  conversation_id: null,
  source_message_id: null,
  correlation_id: null,
  supersedes_event_id: null,
};

function isFound(response: unknown): response is { foods: { id: number }[] } {
  return (
    typeof response === "object" && response !== null && "foods" in response && Array.isArray(response.foods)
  );
}

/** Removes from a text what the database generates anew each time; times keep their format. */
export function withoutMadeUp(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "<id>")
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?/g, "<time>");
}

/** Calls that the database refuses, each in a way of its own. */
export const refused: readonly [string, (call: CallFunction) => Promise<unknown>][] = [
  ["a NUL in text", (call) => call("check_key", { p_key_hash: "\u0000", p_operation: "", p_scope: "" })],
  ["a NUL in JSON that is stored in parts", (call) => call("find_foods", { p_queries: [["\u0000"]] })],
  ["an id that is none", (call) => call("show_job", { p_job_id: "17" })],
  ["a number beyond its type", (call) => call("foods", { p_food_ids: [3e9] })],
  ["a number with a fraction", (call) => call("foods", { p_food_ids: [1.5] })],
  ["text for a list", (call) => call("purge_jobs", { p_older_than_seconds: Number.NaN })],
  ["a rule of the service's own", (call) => call("record_traffic", { p_rows: [{}] })],
  ["something that is not there", (call) => call("list_quotas", { p_key_id: "nobody" })],
];
