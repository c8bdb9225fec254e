import type { MediaStorage } from "../../../../shared/media/storage/media-storage.ts";

/** A storage that forgets with the process. */
export function createMemoryStorage(): MediaStorage {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (path, { bytes }) => void files.set(path, bytes.slice()),
    get: async (path) => files.get(path) ?? null,
    remove: async (paths) => {
      for (const path of paths) files.delete(path);
    },
    list: async (folder) =>
      [...files.keys()].filter((path) => path.slice(0, path.lastIndexOf("/")) === folder).sort(),
  };
}
