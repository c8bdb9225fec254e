import { type MediaStorage, ServiceError } from "../kernel/mod.ts";
import { measure } from "../telemetry/mod.ts";

/**
 * Address and credentials of a project's storage. `url` is that of the project, `publicUrl` the one that callers use;
 * `bucket` must exist and be private.
 */
type StorageConnection = {
  url: string;
  publicUrl: string;
  serviceKey: string;
  bucket: string;
  timeoutMs: number;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
};

const storagePath = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const signedPath = /^\/object\/sign\/[^?#]+\?token=[\w.-]+$/;
const pageSize = 100;
const retryAfterSeconds = 5;

type Call = { method: string; path: string; headers?: Record<string, string>; body?: BodyInit };
type Entry = { name: string; id: unknown };

/** Storage over the HTTP API of Supabase Storage. One call is one request, never retried. */
export function createSupabaseStorage(connection: StorageConnection): MediaStorage {
  const { bucket } = connection;

  /** Entries in the order of their names; pages after that of `before` are not requested. */
  async function listEntries(folder: string, before?: string): Promise<Entry[]> {
    const all: Entry[] = [];
    for (let offset = 0; ; offset += pageSize) {
      const query = {
        prefix: checkPath(folder),
        limit: pageSize,
        offset,
        sortBy: { column: "name", order: "asc" },
      };
      const response = await send(connection, jsonCall("POST", `list/${bucket}`, query));
      const entries = readEntries(await response.json());
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
      const headers = { "content-type": mimeType, "x-upsert": "true", "cache-control": "no-store" };
      const body = new Uint8Array(bytes);
      const call = { method: "POST", path: `${bucket}/${checkPath(path)}`, headers, body };
      await discard(await send(connection, call));
    },
    async get(path) {
      const response = await send(connection, { method: "GET", path: `${bucket}/${checkPath(path)}` });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await discard(response);
      return null;
    },
    async sign(path, expiresInSeconds) {
      const call = jsonCall("POST", `sign/${bucket}/${checkPath(path)}`, { expiresIn: expiresInSeconds });
      const response = await send(connection, call);
      if (response.ok) return connection.publicUrl + readSignedPath(await response.json());
      await discard(response);
      return null;
    },
    async remove(paths) {
      if (paths.length === 0) return;
      await discard(await send(connection, jsonCall("DELETE", bucket, { prefixes: paths.map(checkPath) })));
    },
  };
}

function jsonCall(method: string, path: string, body: unknown): Call {
  return { method, path, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** A successful response, or a 404 for a read of a missing object; throws `service_unavailable` otherwise. */
async function send({ url, serviceKey, timeoutMs, fetch }: StorageConnection, call: Call): Promise<Response> {
  const { method, path, headers, body } = call;
  const init: RequestInit = {
    method,
    headers: { ...headers, apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body }),
  };
  const request = () => fetch(`${url}/storage/v1/object/${path}`, init);
  const response = await measure("storage", method, request).catch((cause) => {
    throw unavailable(cause);
  });
  if (response.ok) return response;
  const text = await response.text();
  const isRead = method === "GET" || path.startsWith("sign/");
  if (isRead && isNotFound(response.status, text)) return new Response(null, { status: 404 });
  throw unavailable(new Error(`Cannot ${method} a stored object: ${response.status} ${text.slice(0, 200)}`));
}

/** Older storage servers respond with 400 and a 404 in the body. */
function isNotFound(status: number, text: string): boolean {
  return status === 404 || (status === 400 && /"statusCode"\s*:\s*"?404/.test(text));
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError("service_unavailable", "", { retryAfterSeconds, cause });
}

/** The storage returns the URL relative to its own root. */
function readSignedPath(value: unknown): string {
  const isSigned = typeof value === "object" && value !== null && "signedURL" in value;
  const path = isSigned && typeof value.signedURL === "string" ? value.signedURL : "";
  if (!signedPath.test(path)) throw unavailable(new Error("Cannot read the signed URL: unknown shape"));
  return `/storage/v1${path}`;
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

async function discard(response: Response): Promise<void> {
  await response.body?.cancel();
}
