/** A file to keep. */
export type StorageFile = { bytes: Uint8Array; mimeType: string };

/**
 * Keeps media between a POST and its worker, and pictures as long as their results. Paths are segments of letters, digits, `_`, `-` and `.`, joined by
 * slashes. Every method throws `service_unavailable` when the storage does not do what was asked.
 */
export type MediaStorage = {
  /** Writes a file, over an earlier one at this path. */
  put: (path: string, file: StorageFile) => Promise<void>;
  /** The bytes at a path, or null when there are none. */
  get: (path: string) => Promise<Uint8Array | null>;
  /** An absolute address that opens a file to whoever has it, for so many seconds; null when there is none at a path. */
  sign: (path: string, expiresInSeconds: number) => Promise<string | null>;
  /** Removes files; those that are not there count as removed. */
  remove: (paths: readonly string[]) => Promise<void>;
  /** Paths of the files directly in a folder. */
  list: (folder: string) => Promise<string[]>;
  /** Names of the folders directly in a folder, only those that sort before a name where one is told. */
  listFolders: (folder: string, before?: string) => Promise<string[]>;
};
