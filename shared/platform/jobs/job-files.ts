import type { Ports } from "../http/mod.ts";
import { type MediaStorage, type OperationName, readUuidV7TimeMs } from "../kernel/mod.ts";
import type { MediaFile, MediaWork } from "../media/mod.ts";
import type { JobFiles, JobOperation, Preparation } from "./job-operation.ts";

const pauseMs = 10 * 60_000;
/** Longer than any POST takes from storing its files to creating its job. */
const minimumAgeMs = 60 * 60_000;
/** Results are kept for 30 days after their job has ended; this is one day more, counted from its creation. */
const resultFilesAgeMs = 31 * 24 * 60 * 60_000;
const batchSize = 500;

/** The inline media of an operation's jobs: a folder of the bucket for each operation, a subfolder for each job. */
export type JobMedia<Work> = {
  files: JobFiles<Work>;
  /** What the job row keeps: the work itself, or the work with the paths of its media and how they are stored. */
  keep: (work: Work, inline: readonly MediaFile[]) => Preparation<Work>["work"];
};

/** The media of the jobs of `operation` in `storage`. */
export function createJobMedia<Work extends MediaWork>(
  operation: OperationName,
  storage: MediaStorage,
): JobMedia<Work> {
  const folderOf = (jobId: string) => `${operation}/${jobId}`;
  return {
    files: {
      areNamedIn: (work) => work.storedMedia.length > 0,
      listJobIds: () => storage.listFolders(operation),
      erase: async (jobId) => storage.remove(await storage.list(folderOf(jobId))),
    },
    keep(work, inline) {
      if (inline.length === 0) return { input: work };
      return {
        nameFiles: (jobId) => ({ ...work, storedMedia: nameMedia(folderOf(jobId), inline) }),
        storeFiles: (jobId) => storeMedia(storage, folderOf(jobId), inline),
      };
    },
  };
}

function nameMedia(folder: string, files: readonly MediaFile[]): MediaWork["storedMedia"] {
  return files.map(({ field, kind, bytes }, index) => ({
    field,
    kind,
    path: pathOf(folder, index),
    sizeBytes: bytes.length,
  }));
}

async function storeMedia(storage: MediaStorage, folder: string, files: readonly MediaFile[]): Promise<void> {
  for (const [index, { bytes, mimeType }] of files.entries())
    await storage.put(pathOf(folder, index), { bytes, mimeType });
}

function pathOf(folder: string, index: number): string {
  return `${folder}/${index}`;
}

/** Erases the files of a job. Never rejects: files that cannot be erased are left to the orphan eraser. */
export async function eraseJobFiles<Input, Work>(
  { name, files }: Pick<JobOperation<Input, Work>, "name" | "files">,
  jobId: string,
  log: Ports["log"],
): Promise<void> {
  await files?.erase(jobId).catch((error: unknown) => {
    log({ event: "files_not_erased", operation: name, jobId, cause: String(error) });
  });
}

/**
 * Erases files that no job needs any more: those of POSTs that ended between storing and admission, of jobs that
 * the sweep has failed, and of erased results. Runs at most every ten minutes per isolate. Never rejects.
 */
export function createOrphanEraser<Input, Work>(
  { name, files, eraseResultFiles }: JobOperation<Input, Work>,
  { store, now, log }: Ports,
): () => Promise<void> {
  let notBeforeMs = Number.NEGATIVE_INFINITY;

  return async function eraseOrphans() {
    if (!(files || eraseResultFiles) || now() < notBeforeMs) return;
    notBeforeMs = now() + pauseMs;
    try {
      if (files) await eraseEnded(files);
      await eraseResultFiles?.(now() - resultFilesAgeMs);
    } catch (error) {
      log({ event: "orphans_not_erased", operation: name, cause: String(error) });
    }
  };

  async function eraseEnded({ listJobIds, erase }: JobFiles<Work>): Promise<void> {
    const aged = (await listJobIds()).filter(isAged);
    for (let from = 0; from < aged.length; from += batchSize)
      for (const jobId of await store.endedJobs(aged.slice(from, from + batchSize))) await erase(jobId);
  }

  function isAged(jobId: string): boolean {
    const createdAtMs = readUuidV7TimeMs(jobId);
    return createdAtMs !== null && now() - createdAtMs > minimumAgeMs;
  }
}
