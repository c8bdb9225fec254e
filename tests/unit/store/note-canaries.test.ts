import { expect, it } from "vitest";
import type { Canary } from "../../../shared/platform/kernel/canary.ts";
import { createStore } from "../../../shared/platform/store/create-store.ts";

const columns = { canary_version: "new", canary_share: 10 };
const none = { canary_version: null, canary_share: null };
const admission = { outcome: "ok", rate_limit: null, quota_limit: null };
const key = { p_key_hash: "h", p_operation: "get_decode_compound_id", p_scope: "s" };

/** A store whose database returns `rows`, and the canaries that it has noted. */
function openStore(rows: unknown) {
  const noted: (Canary | null)[] = [];
  const store = createStore({
    url: "https://project.example.org",
    serviceKey: "service",
    timeoutMs: 1_000,
    backlogPerOperation: 1,
    inFlightPerKey: 1,
    fetch: async () => Response.json(rows),
    noteCanary: (canary) => noted.push(canary),
  });
  return { store, noted };
}

const request = { keyHash: "h", operation: "decode", valid: true } as const;
const poll = { keyHash: "h", operation: "decode", jobId: "j", withResult: true } as const;

type Ask = (store: ReturnType<typeof openStore>["store"]) => Promise<unknown>;

const admit: Ask = (store) => store.admit(request);
const askForJob: Ask = (store) => store.pollJob(poll);
const askForCompound: Ask = (store) => store.call("admit_compound_query", { ...key, p_query: "iron" });

it.each([
  ["an admission", { ...admission, ...columns }, admit],
  ["a refusal", { ...admission, outcome: "invalid_api_key", ...columns }, admit],
  ["a poll", { outcome: "job_not_found", rate_per_minute: null, ...columns }, askForJob],
  ["a compound query", { admission: { ...admission, ...columns }, candidates: [] }, askForCompound],
])("%s returns the canary", async (_, row, ask) => {
  const { store, noted } = openStore([row]);
  await ask(store);
  expect(noted).toEqual([{ version: "new", share: 10 }]);
});

it("an operation without a canary is noted too, and a database that does not know canaries is not", async () => {
  const without = openStore([{ ...admission, ...none }]);
  await without.store.admit(request);
  expect(without.noted).toEqual([null]);
  const former = openStore([admission]);
  await former.store.admit(request);
  expect(former.noted).toEqual([]);
});

it("the canary is found for an isolate that knows nothing yet", async () => {
  expect(await openStore([{ version: "new", build: "b", share: 0 }]).store.findCanary("decode")).toEqual({
    version: "new",
    share: 0,
  });
  expect(await openStore([]).store.findCanary("decode")).toBeNull();
});
