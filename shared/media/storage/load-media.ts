import { ServiceError } from "../../kernel/service-error.ts";
import type { RawMedia } from "../media-input.ts";
import type { MediaStorage } from "./media-storage.ts";
import type { StoredMedia } from "./store-media.ts";

/** Reads stored media back for checking. A file that is gone is `service_unavailable`: the fault is ours. */
export async function loadMedia(storage: MediaStorage, stored: readonly StoredMedia[]): Promise<RawMedia[]> {
  const files: RawMedia[] = [];
  for (const { field, kind, path, sizeBytes } of stored) {
    const bytes = await storage.get(path);
    if (bytes?.length !== sizeBytes) {
      const cause = new Error(`Cannot load media: ${path} is ${bytes ? "cut" : "gone"}`);
      throw new ServiceError("service_unavailable", "", { cause });
    }
    files.push({ field, expects: kind, bytes, sizeBytes, isInline: true });
  }
  return files;
}
