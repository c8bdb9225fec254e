import { type MediaStorage, ServiceError } from "../../kernel/mod.ts";
import type { RawMedia, StoredMedia } from "../media-input.ts";

/** Loads stored media for checking. Throws `service_unavailable` for a missing or incomplete file. */
export async function loadMedia(storage: MediaStorage, stored: readonly StoredMedia[]): Promise<RawMedia[]> {
  const files: RawMedia[] = [];
  for (const { field, kind, path, sizeBytes } of stored) {
    const bytes = await storage.get(path);
    if (bytes?.length !== sizeBytes) {
      const cause = new Error(`Cannot load media: ${path} is ${bytes ? "incomplete" : "missing"}`);
      throw new ServiceError("service_unavailable", "", { cause });
    }
    files.push({ field, expects: kind, bytes, sizeBytes, isInline: true });
  }
  return files;
}
