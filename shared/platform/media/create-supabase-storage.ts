import { lazily, type MediaStorage, ServiceError } from "../kernel/mod.ts";
import type { createSupabaseClient, SupabaseProject } from "../supabase/mod.ts";
import { measure } from "../telemetry/mod.ts";

/** The storage of a project; `publicUrl` is the address that callers use, `bucket` must exist and be private. */
type StorageConnection = SupabaseProject & { publicUrl: string; bucket: string };

type Bucket = ReturnType<ReturnType<typeof createSupabaseClient>["storage"]["from"]>;
type Failure = { message: string; status?: number | undefined; statusCode?: string | undefined };
type Outcome<Data> = { data: Data; error: null } | { data: null; error: Failure };
type Entry = { name: string; id: unknown };

const storagePath = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const signedPath = /\/storage\/v1\/object\/sign\/[^?#]+\?token=[\w.-]+$/;
const pageSize = 100;
const retryAfterSeconds = 5;

/** Storage over the client of Supabase. One call is one request, never retried. */
export function createSupabaseStorage(connection: StorageConnection): MediaStorage {
  const openBucket = lazily(async () => {
    const { createSupabaseClient } = await import("../supabase/mod.ts");
    return createSupabaseClient(withMeasure(connection)).storage.from(connection.bucket);
  });

  /** What the storage returns, or that there is no such object; throws `service_unavailable` otherwise. */
  async function request<Data>(call: (bucket: Bucket) => PromiseLike<Outcome<Data>>): Promise<Outcome<Data>> {
    try {
      const outcome = await call(await openBucket());
      if (outcome.error && !isNotFound(outcome.error)) throw toError(outcome.error);
      return outcome;
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  async function requireData<Data>(call: (bucket: Bucket) => PromiseLike<Outcome<Data>>): Promise<Data> {
    const { data, error } = await request(call);
    if (error) throw unavailable(toError(error));
    return data;
  }

  /** Entries in the order of their names; pages after that of `before` are not requested. */
  async function listEntries(folder: string, before?: string): Promise<Entry[]> {
    const path = checkPath(folder);
    const all: Entry[] = [];
    for (let offset = 0; ; offset += pageSize) {
      const page = { limit: pageSize, offset, sortBy: { column: "name", order: "asc" } };
      const entries = readEntries(await requireData((bucket) => bucket.list(path, page)));
      all.push(...entries.filter(({ name }) => before === undefined || name < before));
      if (entries.length < pageSize || all.length < offset + pageSize) return all;
    }
  }

  return {
    async list(folder) {
      const entries = await listEntries(folder);
      return entries.filter((entry) => !isFolder(entry)).map(({ name }) => `${folder}/${name}`);
    },
    async listFolders(folder, before) {
      return (await listEntries(folder, before)).filter(isFolder).map(({ name }) => name);
    },
    async put(path, { bytes, mimeType }) {
      const target = checkPath(path);
      // The client would write `max-age=` in front of any other `cache-control`.
      const options = { contentType: mimeType, upsert: true, headers: { "cache-control": "no-store" } };
      await requireData((bucket) => bucket.upload(target, bytes, options));
    },
    async get(path) {
      const source = checkPath(path);
      const { data: file } = await request((bucket) => bucket.download(source));
      return file && new Uint8Array(await file.arrayBuffer());
    },
    async sign(path, expiresInSeconds) {
      const source = checkPath(path);
      const { data } = await request((bucket) => bucket.createSignedUrl(source, expiresInSeconds));
      return data && connection.publicUrl + readSignedPath(data.signedUrl);
    },
    async remove(paths) {
      const targets = paths.map(checkPath);
      if (targets.length > 0) await requireData((bucket) => bucket.remove(targets));
    },
  };
}

function withMeasure<Project extends SupabaseProject>(project: Project): Project {
  return {
    ...project,
    fetch: (input, init) => measure("storage", init.method ?? "GET", () => project.fetch(input, init)),
  };
}

/** Older storage servers respond with 400 and a 404 in the body. */
function isNotFound({ status, statusCode }: Failure): boolean {
  return status === 404 || statusCode === "404";
}

function toError({ message, status, statusCode }: Failure): Error {
  return new Error(`Cannot use the storage: ${status ?? ""} ${statusCode ?? ""} ${message.slice(0, 200)}`);
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError("service_unavailable", "", { retryAfterSeconds, cause });
}

/** The path of a signed URL, which has the address that the service itself uses. */
function readSignedPath(signedUrl: string): string {
  const [path] = signedPath.exec(signedUrl) ?? [];
  if (path === undefined) throw unavailable(new Error("Cannot read the signed URL: unknown shape"));
  return path;
}

function readEntries(value: unknown): Entry[] {
  if (!Array.isArray(value) || !value.every(isEntry))
    throw unavailable(new Error("Cannot read the list of stored objects: unknown shape"));
  return value;
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "name" in value &&
    typeof value.name === "string"
  );
}

/** Folders are listed like files, but without an id. */
function isFolder({ id }: Entry): boolean {
  return id === null;
}

function checkPath(path: string): string {
  if (storagePath.test(path)) return path;
  throw new TypeError("Cannot store media: the path has an invalid segment");
}
