import { expect, it } from "vitest";
import { createJobApp } from "../../../shared/platform/jobs/create-job-app.ts";
import { callWorkRoute } from "../../../shared/platform/jobs/work-route.ts";
import { fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

/**
 * Calls the work route with a secret; returns the status, the jobs that a worker claimed, and those of them that it
 * claimed before the response.
 */
async function wake(secret: string | null, query = "") {
  const claims: (string | null)[] = [];
  const claimJob = async ({ jobId }: { jobId: string | null }) => {
    await new Promise((resolve) => setImmediate(resolve));
    claims.push(jobId);
    return null;
  };
  const { ports } = fakePorts({ claimJob });
  const request = new Request(`https://api.example.org/functions/v1/draft/work${query}`, {
    method: "POST",
    headers: secret === null ? {} : { "x-work-secret": secret },
  });
  const pending: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void pending.push(work);
  const context = { waitUntil, passThroughOnException: () => {}, props: {} };
  const { status } = await createJobApp(toyOperation(), ports).fetch(request, {}, context);
  const claimedBefore = [...claims];
  await Promise.all(pending);
  return { status, claims, claimedBefore };
}

it("the sweep wakes a worker with the work secret", async () => {
  expect(await wake("a-secret-of-the-sweep")).toMatchObject({ status: 202, claims: [null] });
});

it.each([null, "", "a-secret-of-the-swee", "A-SECRET-OF-THE-SWEEP"])(
  "with the secret %j the route is a 404 and starts no work",
  async (secret) => expect(await wake(secret)).toMatchObject({ status: 404, claims: [] }),
);

it("a call with hold gets its response when the work on its job is done", async () => {
  expect(await wake("a-secret-of-the-sweep", "?hold=true&job_id=own")).toEqual({
    status: 200,
    claims: ["own"],
    claimedBefore: ["own"],
  });
});

it("a redirect is not followed, for the secret is for one address only", async () => {
  const asked: (string | undefined)[] = [];
  const fetch = async (_: URL | RequestInfo, init?: RequestInit) => {
    asked.push(init?.redirect);
    return new Response(null, { status: 307, headers: { location: "https://elsewhere.example.org" } });
  };
  const call = { version: "v1", timeoutMs: 1_000 };
  await expect(callWorkRoute("draft", { ...fakePorts({}).ports, fetch }, call)).rejects.toThrow("307");
  expect(asked).toEqual(["manual"]);
});
