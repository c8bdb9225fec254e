import { expect, it } from "vitest";
import type { Ports, WorkHint } from "../../../shared/http/ports.ts";
import { createWorkStarter } from "../../../shared/jobs/start-work.ts";
import type { Worker } from "../../../shared/jobs/worker.ts";
import { fakePorts } from "../support/fake-ports.ts";

const busyQueue = () => Promise.reject(new Error("Too Many Requests"));

/** Starts work with these ports; tells what a worker was asked, what was sent to the queue and what was logged. */
async function start(jobId: string | null, change: Partial<Ports> & { endsInTime?: boolean }) {
  const { endsInTime = true, ...ports } = change;
  const asked: unknown[] = [];
  const sent: WorkHint[] = [];
  const worker: Worker = {
    work: async (id, seconds) => void asked.push({ work: id, seconds }),
    workInTime: async (id, seconds) => {
      asked.push({ workInTime: id, seconds });
      return endsInTime;
    },
  };
  const enqueue = async (hint: WorkHint) => void sent.push(hint);
  const { ports: fakes, logged } = fakePorts({});
  const given = { ...fakes, backgroundSeconds: 20, enqueue, ...ports };
  await createWorkStarter("draft", worker, given)(jobId);
  return { asked, sent, logged };
}

it("a job that ends in time is done after its answer, and no message is sent", async () => {
  expect(await start("a", {})).toMatchObject({ asked: [{ workInTime: "a", seconds: 20 }], sent: [] });
});

it("a job that takes longer leaves for the queue, with the version that asked for it", async () => {
  const { sent } = await start("a", { endsInTime: false });
  expect(sent).toEqual([{ jobId: "a", version: "v-test" }]);
});

it("whatever waits is the queue's", async () => {
  expect(await start(null, {})).toMatchObject({ asked: [], sent: [{ jobId: null, version: "v-test" }] });
});

it("without a queue work is done here, for as long as it may outlive its answer", async () => {
  expect(await start("a", { enqueue: null })).toMatchObject({ asked: [{ work: "a", seconds: 20 }] });
});

it("a queue that takes no message is told in the log, and whatever waits is worked on here", async () => {
  const { asked, logged } = await start(null, { enqueue: busyQueue });
  expect(asked).toEqual([{ work: null, seconds: 20 }]);
  expect(logged).toMatchObject([{ event: "hint_not_sent", jobId: null, cause: "Error: Too Many Requests" }]);
});

it("a job whose time is up is not begun anew where the queue takes no message", async () => {
  const { asked, logged } = await start("a", { endsInTime: false, enqueue: busyQueue });
  expect(asked).toEqual([{ workInTime: "a", seconds: 20 }]);
  expect(logged).toMatchObject([{ event: "hint_not_sent", jobId: "a" }]);
});
