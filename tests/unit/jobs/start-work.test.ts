import { expect, it } from "vitest";
import type { Ports, WorkHint } from "../../../shared/http/ports.ts";
import { createWorkStarter } from "../../../shared/jobs/start-work.ts";
import { fakePorts } from "../support/fake-ports.ts";

/** Starts work with these ports; tells what was sent to the queue and what was worked on here. */
async function start(change: Partial<Ports>) {
  const worked: { jobId: string | null; seconds: number | undefined }[] = [];
  const worker = {
    work: async (jobId: string | null, seconds?: number) => void worked.push({ jobId, seconds }),
  };
  const { ports, logged } = fakePorts({});
  await createWorkStarter("draft", worker, { ...ports, ...change })("a");
  return { worked, logged };
}

it("work is left to the queue's consumer, and told by which version it was asked for", async () => {
  const sent: WorkHint[] = [];
  const { worked } = await start({ enqueue: async (hint) => void sent.push(hint) });
  expect(sent).toEqual([{ jobId: "a", version: "v-test" }]);
  expect(worked).toEqual([]);
});

it("without a queue work is done here, for as long as it may outlive its answer", async () => {
  const { worked } = await start({ enqueue: null, backgroundSeconds: 20 });
  expect(worked).toEqual([{ jobId: "a", seconds: 20 }]);
});

it("a queue that takes no message loses no work, and the log says so", async () => {
  const { worked, logged } = await start({ enqueue: () => Promise.reject(new Error("Too Many Requests")) });
  expect(worked).toMatchObject([{ jobId: "a" }]);
  expect(logged).toMatchObject([{ event: "hint_not_sent", jobId: "a", cause: "Error: Too Many Requests" }]);
});
