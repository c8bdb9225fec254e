import type { Ports } from "../http/ports.ts";
import { readUuidV7TimeMs } from "../kernel/uuid.ts";
import type { JobFiles, JobOperation } from "./job-operation.ts";

const PAUSE_MS = 10 * 60_000;
/** Longer than any POST takes from storing its files to making its job. */
const SPARED_AGE_MS = 60 * 60_000;
/** Results are kept 30 days from their job's end; a day more than that has passed since it was made. */
const RESULT_FILES_AGE_MS = 31 * 24 * 60 * 60_000;
const BATCH = 500;

/**
 * Erases the files that no job needs any more: of a POST that ended between storing and admission, and of jobs that the
 * sweep has failed; and those of results that have been erased. Runs at most every ten minutes in one isolate. Never rejects.
 */
export function createOrphanEraser<Input, Work>(
  { name, files, eraseResultFiles }: JobOperation<Input, Work>,
  { store, now, log }: Ports,
): () => Promise<void> {
  let notBeforeMs = Number.NEGATIVE_INFINITY;

  return async function eraseOrphans() {
    if (!(files || eraseResultFiles) || now() < notBeforeMs) return;
    notBeforeMs = now() + PAUSE_MS;
    try {
      if (files) await eraseEnded(files);
      await eraseResultFiles?.(now() - RESULT_FILES_AGE_MS);
    } catch (error) {
      log({ event: "orphans_not_erased", operation: name, cause: String(error) });
    }
  };

  async function eraseEnded({ listJobIds, erase }: JobFiles<Work>): Promise<void> {
    const aged = (await listJobIds()).filter(isAged);
    for (let from = 0; from < aged.length; from += BATCH)
      for (const jobId of await store.endedJobs(aged.slice(from, from + BATCH))) await erase(jobId);
  }

  function isAged(jobId: string): boolean {
    const madeAtMs = readUuidV7TimeMs(jobId);
    return madeAtMs !== null && now() - madeAtMs > SPARED_AGE_MS;
  }
}
