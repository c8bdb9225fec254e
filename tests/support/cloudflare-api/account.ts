/** A file of an upload, by its name in the multipart form. */
export type UploadedModule = { name: string; bytes: Buffer };

/** A version of a Worker as it was uploaded; secrets are those it was given and those it inherited. */
export type StoredVersion = {
  id: string;
  number: number;
  createdOn: string;
  annotations: Record<string, string>;
  mainModule: string;
  modules: UploadedModule[];
  secrets: Record<string, string>;
  /** Everything else of the upload: bindings, compatibility, limits. */
  metadata: Record<string, unknown>;
};

/** Which versions have which percentage, from a moment on. */
export type StoredDeployment = {
  id: string;
  createdOn: string;
  annotations: Record<string, string>;
  versions: { version_id: string; percentage: number }[];
};

export type StoredWorker = {
  name: string;
  versions: StoredVersion[];
  /** Newest first. */
  deployments: StoredDeployment[];
  routes: string[];
  schedules: string[];
};

export type StoredQueue = { id: string; name: string; consumers: { id: string; script: string }[] };

/** The contents of an account, and a clock that never returns the same time twice. */
export type Account = {
  workers: Map<string, StoredWorker>;
  queues: StoredQueue[];
  /** Next moment in ISO form: what comes later sorts later. */
  tick: () => string;
};

export function createAccount(): Account {
  let moments = 0;
  const tick = () => new Date(Date.UTC(2026, 0, 1) + moments++ * 1_000).toISOString();
  return { workers: new Map(), queues: [], tick };
}
