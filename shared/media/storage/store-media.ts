import type { MediaFile, MediaKind } from "../media-file.ts";
import type { MediaStorage } from "./media-storage.ts";

/** What a job's input keeps of an inline medium in place of its text. */
export type StoredMedia = { field: string; kind: MediaKind; path: string; sizeBytes: number };

/** Stores the inline media of a job in its folder; when one cannot be stored, those before it are removed again. */
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
    // The error that says why stands; what is left behind goes when the folder is erased.
    await storage.remove(stored.map(({ path }) => path)).catch(() => {});
    throw error;
  }
}
