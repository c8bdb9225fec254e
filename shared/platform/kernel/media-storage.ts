/** A file to store. */
type StorageFile = { bytes: Uint8Array; mimeType: string };

/**
 * Stores media between a POST and its worker, and pictures as long as their results. Paths are segments of letters,
 * digits, `_`, `-` and `.`, joined by slashes. Every method throws `service_unavailable` when the storage fails.
 */
export type MediaStorage = {
  /** Writes a file, replacing any at this path. */
  put: (path: string, file: StorageFile) => Promise<void>;
  /** The bytes at a path, or null where there is no file. */
  get: (path: string) => Promise<Uint8Array | null>;
  /** A signed absolute URL of a file, valid for `expiresInSeconds`; null where there is no file. */
  sign: (path: string, expiresInSeconds: number) => Promise<string | null>;
  /** Removes files; missing ones are ignored. */
  remove: (paths: readonly string[]) => Promise<void>;
  /** Paths of the files directly in a folder. */
  list: (folder: string) => Promise<string[]>;
  /** Names of the folders directly in a folder, with `before` only those that sort before it. */
  listFolders: (folder: string, before?: string) => Promise<string[]>;
};
