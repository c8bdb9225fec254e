import type { MediaStorage } from "../../../../shared/platform/kernel/media-storage.ts";

/** A storage in memory. */
export function createMemoryStorage(): MediaStorage {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (path, { bytes }) => void files.set(path, bytes.slice()),
    get: async (path) => files.get(path) ?? null,
    sign: async (path, expiresInSeconds) =>
      files.has(path) ? `https://storage.example.com/${path}?token=${expiresInSeconds}` : null,
    remove: async (paths) => {
      for (const path of paths) files.delete(path);
    },
    list: async (folder) =>
      [...files.keys()].filter((path) => path.slice(0, path.lastIndexOf("/")) === folder).sort(),
    listFolders: async (folder, before) => {
      const below = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
      const names = below.map((path) => path.slice(folder.length + 1).split("/"));
      const folders = new Set(names.flatMap(([name = "", ...rest]) => (rest.length > 0 ? [name] : [])));
      return [...folders].filter((name) => before === undefined || name < before).sort();
    },
  };
}
