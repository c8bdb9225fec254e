import type { MediaStorage } from "../../kernel/mod.ts";
import type { MediaFile } from "../media-file.ts";
import type { StoredMedia } from "../media-input.ts";

/** Stores the inline media of a job in its folder. If one file cannot be stored, those before it are removed. */
export async function storeMedia(
  storage: MediaStorage,
  folder: string,
  files: readonly MediaFile[],
): Promise<StoredMedia[]> {
  const stored: StoredMedia[] = [];
  try {
    for (const { field, kind, bytes, mimeType } of files) {
      const path = `${folder}/${stored.length}`;
      stored.push({ field, kind, path, sizeBytes: bytes.length });
      await storage.put(path, { bytes, mimeType });
    }
    return stored;
  } catch (error) {
    // The first error is the one to report; files that remain are erased with the folder.
    await storage.remove(stored.map(({ path }) => path)).catch(() => {});
    throw error;
  }
}
