import type { OperationName } from "../../kernel/operation-name.ts";
import { createUuidV7 } from "../../kernel/uuid.ts";
import type { MediaStorage } from "../../media/storage/media-storage.ts";
import { pictureFolder } from "./picture-folder.ts";

/** Erases the pictures of an operation's jobs that were made before a time in milliseconds of the epoch. */
export async function erasePictures(
  operation: OperationName,
  madeBeforeMs: number,
  storage: Pick<MediaStorage, "list" | "listFolders" | "remove">,
): Promise<void> {
  const folder = pictureFolder(operation);
  // The id of a job begins with its time, so the old ones come first and the others are not listed.
  const firstSpared = createUuidV7(madeBeforeMs, new Uint8Array(10));
  for (const jobId of await storage.listFolders(folder, firstSpared))
    await storage.remove(await storage.list(`${folder}/${jobId}`));
}
