import type { Ports } from "../http/ports.ts";
import { readUuidV7TimeMs } from "../kernel/uuid.ts";
import type { JobOperation } from "./job-operation.ts";

const PAUSE_MS = 10 * 60_000;
/** Longer than any POST takes from storing its files to making its job. */
const SPARED_AGE_MS = 60 * 60_000;
const BATCH = 500;

/**
 * Erases the files that no job needs any more: of a POST that ended between storing and admission, and of
 * jobs that the sweep has failed. Runs at most every ten minutes in one isolate. Never rejects.
 */
export function createOrphanEraser<Input, Work>(
  { name, files }: JobOperation<Input, Work>,
  { store, now, log }: Ports,
): () => Promise<void> {
  let notBeforeMs = Number.NEGATIVE_INFINITY;

  return async function eraseOrphans() {
    if (!files || now() < notBeforeMs) return;
    notBeforeMs = now() + PAUSE_MS;
    try {
      const aged = (await files.listJobIds()).filter(isAged);
      for (let from = 0; from < aged.length; from += BATCH) {
        const orphans = await store.endedJobs(aged.slice(from, from + BATCH));
        for (const jobId of orphans) await files.erase(jobId);
      }
    } catch (error) {
      log({ event: "orphans_not_erased", operation: name, cause: String(error) });
    }
  };

  function isAged(jobId: string): boolean {
    const madeAtMs = readUuidV7TimeMs(jobId);
    return madeAtMs !== null && now() - madeAtMs > SPARED_AGE_MS;
  }
}
