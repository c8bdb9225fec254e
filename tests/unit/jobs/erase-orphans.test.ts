import { expect, it } from "vitest";
import { createOrphanEraser } from "../../../shared/platform/jobs/job-files.ts";
import { createUuidV7 } from "../../../shared/platform/kernel/uuid.ts";
import { fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

const minuteMs = 60_000;
const nowMs = 1_800_000_000_000;

/** The id of a job created so many minutes ago. */
function madeAgo(minutes: number, index = 0): string {
  const random = Uint8Array.from({ length: 10 }, (_, byte) => (index >> (8 * (9 - byte))) & 0xff);
  return createUuidV7(nowMs - minutes * minuteMs, random);
}

function storage(jobIds: string[]) {
  const erased: string[] = [];
  const lists: number[] = [];
  const listJobIds = async () => {
    lists.push(jobIds.length);
    return jobIds;
  };
  const erase = async (jobId: string) => void erased.push(jobId);
  return { erased, lists, operation: toyOperation({ files: { areNamedIn: () => true, listJobIds, erase } }) };
}

it("files of ended jobs are erased, and no others", async () => {
  const [ended, running] = [madeAgo(90, 1), madeAgo(90, 2)];
  const { erased, operation } = storage([ended, running]);
  const endedJobs = async (ids: readonly string[]) => ids.filter((id) => id === ended);
  await createOrphanEraser(operation, fakePorts({ endedJobs }).ports)();
  expect(erased).toEqual([ended]);
});

it("files of the last hour are kept, and so are folders without a job id", async () => {
  const { erased, operation } = storage([madeAgo(59), madeAgo(60), madeAgo(61), "notes"]);
  const endedJobs = async (ids: readonly string[]) => [...ids];
  await createOrphanEraser(operation, fakePorts({ endedJobs }).ports)();
  expect(erased).toEqual([madeAgo(61)]);
});

it("every file is checked, five hundred per call", async () => {
  const ids = Array.from({ length: 1_200 }, (_, index) => madeAgo(90, index));
  const { erased, operation } = storage(ids);
  const calls: number[] = [];
  const endedJobs = async (asked: readonly string[]) => {
    calls.push(asked.length);
    return [...asked];
  };
  await createOrphanEraser(operation, fakePorts({ endedJobs }).ports)();
  expect(calls).toEqual([500, 500, 200]);
  expect(erased).toEqual(ids);
});

it("the storage is listed at most every ten minutes", async () => {
  const { lists, operation } = storage([]);
  const { ports, clock } = fakePorts({});
  const eraseOrphans = createOrphanEraser(operation, ports);
  await eraseOrphans();
  clock.nowMs += 10 * minuteMs - 1;
  await eraseOrphans();
  expect(lists).toHaveLength(1);
  clock.nowMs += 1;
  await eraseOrphans();
  expect(lists).toHaveLength(2);
});

it("a storage that fails is only logged", async () => {
  const { operation } = storage([madeAgo(90)]);
  const { ports, logged } = fakePorts({ endedJobs: () => Promise.reject(new Error("no database")) });
  await createOrphanEraser(operation, ports)();
  expect(logged).toMatchObject([{ event: "orphans_not_erased", operation: "draft" }]);
});

it("files of results are erased a day after the results, at most every ten minutes", async () => {
  const asked: number[] = [];
  const operation = toyOperation({ eraseResultFiles: async (madeBeforeMs) => void asked.push(madeBeforeMs) });
  const { ports } = fakePorts({});
  const eraseOrphans = createOrphanEraser(operation, ports);
  await eraseOrphans();
  await eraseOrphans();
  expect(asked).toEqual([nowMs - 31 * 24 * 60 * minuteMs]);
});
