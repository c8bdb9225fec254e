import { expect, it } from "vitest";
import { createJobApp } from "../../../shared/jobs/create-job-app.ts";
import { fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

/**
 * Calls the work route with a secret; tells the answer's status, which jobs a worker claimed, and which of them
 * before the answer.
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
  "with the secret %j there is nothing at this path, and nothing is woken",
  async (secret) => expect(await wake(secret)).toMatchObject({ status: 404, claims: [] }),
);

it("a call that holds is answered when the work on its job is done", async () => {
  expect(await wake("a-secret-of-the-sweep", "?hold=true&job_id=own")).toEqual({
    status: 200,
    claims: ["own"],
    claimedBefore: ["own"],
  });
});
