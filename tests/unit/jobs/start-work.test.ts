import { expect, it } from "vitest";
import type { Ports, WorkMessage } from "../../../shared/platform/http/ports.ts";
import { createWorkStarter } from "../../../shared/platform/jobs/start-work.ts";
import type { Worker } from "../../../shared/platform/jobs/worker.ts";
import { fakePorts } from "../support/fake-ports.ts";

const busyQueue = () => Promise.reject(new Error("Too Many Requests"));

/** Starts work with these ports; returns the calls of the worker, the messages to the queue and the log. */
async function start(jobId: string | null, change: Partial<Ports> & { endsInTime?: boolean }) {
  const { endsInTime = true, ...ports } = change;
  const called: unknown[] = [];
  const sent: WorkMessage[] = [];
  const worker: Worker = {
    work: async (id, seconds) => void called.push({ work: id, seconds }),
    workWithin: async (id, seconds) => {
      called.push({ workWithin: id, seconds });
      return endsInTime;
    },
  };
  const enqueue = async (message: WorkMessage) => void sent.push(message);
  const { ports: fakes, logged } = fakePorts({});
  const given = { ...fakes, backgroundSeconds: 20, enqueue, ...ports };
  await createWorkStarter("draft", worker, given)(jobId);
  return { called, sent, logged };
}

it("a job that ends in time is done after the response, without a message", async () => {
  expect(await start("a", {})).toMatchObject({ called: [{ workWithin: "a", seconds: 20 }], sent: [] });
});

it("a job that takes longer goes to the queue with the version that accepted it", async () => {
  const { sent } = await start("a", { endsInTime: false });
  expect(sent).toEqual([{ jobId: "a", version: "v-test" }]);
});

it("other waiting jobs are left to the queue", async () => {
  expect(await start(null, {})).toMatchObject({ called: [], sent: [{ jobId: null, version: "v-test" }] });
});

it("without a queue work is done here, as long as it may continue after the response", async () => {
  expect(await start("a", { enqueue: null })).toMatchObject({ called: [{ work: "a", seconds: 20 }] });
});

it("a queue that accepts no message is logged, and waiting jobs are worked on here", async () => {
  const { called, logged } = await start(null, { enqueue: busyQueue });
  expect(called).toEqual([{ work: null, seconds: 20 }]);
  expect(logged).toMatchObject([{ event: "hint_not_sent", jobId: null, cause: "Error: Too Many Requests" }]);
});

it("a job whose time is up is not restarted when the queue accepts no message", async () => {
  const { called, logged } = await start("a", { endsInTime: false, enqueue: busyQueue });
  expect(called).toEqual([{ workWithin: "a", seconds: 20 }]);
  expect(logged).toMatchObject([{ event: "hint_not_sent", jobId: "a" }]);
});
