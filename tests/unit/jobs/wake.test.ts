import { expect, it } from "vitest";
import { createJobApp } from "../../../shared/jobs/create-job-app.ts";
import { fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

/** Calls the work route with a secret; tells the answer's status and how often a worker claimed. */
async function wake(secret: string | null) {
  let claims = 0;
  const claimJob = async () => {
    claims++;
    return null;
  };
  const { ports } = fakePorts({ claimJob });
  const request = new Request("https://api.example.org/functions/v1/draft/work", {
    method: "POST",
    headers: secret === null ? {} : { "x-work-secret": secret },
  });
  const pending: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void pending.push(work);
  const context = { waitUntil, passThroughOnException: () => {}, props: {} };
  const { status } = await createJobApp(toyOperation(), ports).fetch(request, {}, context);
  await Promise.all(pending);
  return { status, claims };
}

it("the sweep wakes a worker with the work secret", async () => {
  expect(await wake("a-secret-of-the-sweep")).toEqual({ status: 202, claims: 1 });
});

it.each([null, "", "a-secret-of-the-swee", "A-SECRET-OF-THE-SWEEP"])(
  "with the secret %j there is nothing at this path, and nothing is woken",
  async (secret) => expect(await wake(secret)).toEqual({ status: 404, claims: 0 }),
);
