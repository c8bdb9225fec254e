import type { OperationName } from "../kernel/operation-name.ts";
import type { MediaFile } from "../media/media-file.ts";
import type { MediaStorage } from "../media/storage/media-storage.ts";
import { storeMedia } from "../media/storage/store-media.ts";
import type { MediaWork } from "../reading/media-work.ts";
import type { JobFiles, Preparation } from "./job-operation.ts";

/** The inline media of an operation's jobs: one folder of the bucket for the operation, in it one for each job. */
export type JobMedia<Work> = {
  files: JobFiles<Work>;
  /** What the job row keeps: the work as it is, or with the paths of its media once that is stored. */
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
      const storeFiles = async (jobId: string) => {
        return { ...work, storedMedia: await storeMedia(storage, folderOf(jobId), inline) };
      };
      return { storeFiles };
    },
  };
}
