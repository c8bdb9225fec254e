import { randomBytes } from "node:crypto";
import { afterAll, afterEach, describe, expect, inject, it } from "vitest";
import { createDecode } from "../../functions/decode/operation.ts";
import { createJobApp } from "../../shared/platform/jobs/create-job-app.ts";
import type { MediaStorage } from "../../shared/platform/kernel/media-storage.ts";
import { createUuidV7 } from "../../shared/platform/kernel/uuid.ts";
import { defaultFetchRules, defaultMediaLimits } from "../../shared/platform/media/media-limits.ts";
import { createKey } from "../support/create-key.ts";
import { openDatabase } from "./support/database.ts";
import { callApp, openPorts } from "./support/in-process.ts";
import { placeJob } from "./support/place-job.ts";
import { listJobsWithFiles, openStorage } from "./support/stored-media.ts";

const minuteMs = 60_000;
const storage = openStorage();
const sql = openDatabase();
afterAll(() => sql.end());

afterEach(async () => {
  for (const id of await listJobsWithFiles()) await storage.remove(await storage.list(`decode/${id}`));
  await sql`delete from nas.job where status = 'queued'`;
});

/** Decode in this process, at a time set by the test, woken as by the sweep. */
function openDecode(files: MediaStorage = storage) {
  const { ports, logged } = openPorts();
  let nowMs = Date.now();
  const operation = createDecode({
    model: null,
    storage: files,
    remote: null,
    mediaLimits: defaultMediaLimits,
    fetchRules: defaultFetchRules,
  });
  const app = createJobApp(operation, { ...ports, now: () => nowMs });
  const wake = async () => {
    const headers = { "x-work-secret": inject("workSecret") };
    const response = await callApp(app, "/decode/work", { method: "POST", key: "", headers });
    expect(response.status).toBe(202);
  };
  const moveTime = (minutes: number) => {
    nowMs += minutes * minuteMs;
  };
  return { wake, moveTime, logged };
}

async function placeFile(jobId: string): Promise<string> {
  await storage.put(`decode/${jobId}/0`, { bytes: new Uint8Array([1]), mimeType: "image/png" });
  return jobId;
}

function createId(ageMinutes: number): string {
  return createUuidV7(Date.now() - ageMinutes * minuteMs, randomBytes(10));
}

describe("a woken worker erases the files", () => {
  it("of jobs that were never made or have ended, and of no other", async () => {
    const { key } = await createKey();
    const error = { code: "internal_error", message: "The job could not be completed" };
    await placeFile(createId(61));
    await placeFile(await placeJob(sql, key, { status: "failed", error }));
    const kept = [
      await placeFile(await placeJob(sql, key, { status: "queued" })),
      await placeFile(await placeJob(sql, key, { status: "processing" })),
      await placeFile(createId(-2)),
      await placeFile("no-job-id"),
    ];
    const { wake, moveTime } = openDecode();
    moveTime(61);
    await wake();
    expect(await listJobsWithFiles()).toEqual(kept.sort());
    await sql`delete from nas.job where status = 'processing'`;
  });

  it("only once they are an hour old, for until then a POST may still make their job", async () => {
    const id = await placeFile(createId(0));
    const { wake, moveTime } = openDecode();
    moveTime(59);
    await wake();
    expect(await listJobsWithFiles()).toEqual([id]);
  });

  it("at most every ten minutes", async () => {
    const { wake, moveTime } = openDecode();
    await wake();
    const id = await placeFile(createId(90));
    moveTime(9);
    await wake();
    expect(await listJobsWithFiles()).toEqual([id]);
    moveTime(1);
    await wake();
    expect(await listJobsWithFiles()).toEqual([]);
  });

  it("however many there are", async () => {
    const ids = Array.from({ length: 12 }, () => createId(120));
    for (const id of ids)
      for (const name of ["0", "1"])
        await storage.put(`decode/${id}/${name}`, { bytes: new Uint8Array([1]), mimeType: "image/png" });
    await openDecode().wake();
    expect(await listJobsWithFiles()).toEqual([]);
  });
});

it("a storage that is down is only logged", async () => {
  const listFolders = () => Promise.reject(new Error("storage is down"));
  const { wake, logged } = openDecode({ ...storage, listFolders });
  await wake();
  expect(logged).toEqual([
    { event: "orphans_not_erased", operation: "decode", cause: expect.stringContaining("storage is down") },
  ]);
});
