import { randomUUID } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { equalInConstantTime } from "../../shared/platform/kernel/mod.ts";
import { findMediaFormat } from "../../shared/platform/media/mod.ts";
import { readToken, signToken } from "./json-web-token.ts";
import { readBody, readMembers } from "./request-meta.ts";

/** Signs and verifies addresses of objects: the secret of the tokens, and the time in milliseconds since the epoch. */
type Signer = { serviceKey: string; now: () => number };

/** The folder of the objects, the key for access and for signed addresses, and the size of the largest object. */
export type ObjectStorage = Signer & { dir: string; maxBytes: number };

type Result = { status: number; body: Uint8Array | object };

const objectPath = /^\/([\w-]+)\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;
const signedPath = /^\/sign\/([\w-]+\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;
const listPath = /^\/list\/([\w-]+)$/;
const bucketPath = /^\/([\w-]+)$/;
const folder = /^(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/;

const noObject = refuse(404, "not_found", "Object not found");
const noRoute = refuse(404, "not_found", "Route not found");
const noKey = refuse(403, "Unauthorized", "Invalid or missing key");
const noSignature = refuse(400, "InvalidSignature", "The address is not signed or has expired");
const malformedBody = refuse(400, "invalid_request", "Malformed body");
const internalError: Result = {
  status: 500,
  body: { statusCode: "500", error: "internal", message: "Internal error" },
};

/**
 * Serves the part of Supabase Storage's HTTP interface that media needs, from files: put, get, sign, remove and list
 * objects. `address` is what follows `/storage/v1/object`. Errors have its form, a 400 with the status in the body.
 * Never rejects; a caller that has disconnected gets no response.
 */
export async function serveObjectRequest(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  storage: ObjectStorage,
): Promise<void> {
  const { status, body } = await authorise(request, address, storage).catch(() => internalError);
  if (request.destroyed && !request.complete) return void response.destroy();
  const isBytes = body instanceof Uint8Array;
  response.writeHead(status, {
    "content-type": isBytes ? findMimeType(body) : "application/json",
    "x-content-type-options": "nosniff",
  });
  response.end(isBytes ? body : JSON.stringify(body));
}

async function authorise(request: IncomingMessage, address: string, storage: ObjectStorage): Promise<Result> {
  const [path = "", ...query] = address.split("?");
  const [, signed] = signedPath.exec(path) ?? [];
  if (request.method === "GET" && signed)
    return isSignedFor(signed, query.join("?"), storage)
      ? readObject(join(storage.dir, signed))
      : noSignature;
  const key = (request.headers.authorization ?? "").replace(/^Bearer /, "");
  return (await equalInConstantTime(key, storage.serviceKey)) ? route(request, path, storage) : noKey;
}

/** Types are not stored: the bytes of an object determine its type. */
function findMimeType(bytes: Uint8Array): string {
  return findMediaFormat(bytes)?.read(bytes)?.mimeType ?? "application/octet-stream";
}

async function route(request: IncomingMessage, path: string, storage: ObjectStorage): Promise<Result> {
  const { method } = request;
  const [, toSign] = signedPath.exec(path) ?? [];
  if (method === "POST" && toSign)
    return addressObject(await readBody(request, storage.maxBytes), toSign, storage);
  const [, listed] = listPath.exec(path) ?? [];
  if (method === "POST" && listed)
    return listObjects(await readBody(request, storage.maxBytes), join(storage.dir, listed));
  const [, bucket] = bucketPath.exec(path) ?? [];
  if (method === "DELETE" && bucket)
    return removeObjects(await readBody(request, storage.maxBytes), join(storage.dir, bucket));
  const [, owner = "", name] = objectPath.exec(path) ?? [];
  if (!name) return noRoute;
  const file = join(storage.dir, owner, name);
  if (method === "GET") return readObject(file);
  if (method !== "POST") return noRoute;
  const bytes = await readBody(request, storage.maxBytes);
  if (bytes === null) return refuse(413, "Payload too large", "The object exceeded the maximum allowed size");
  await writeObject(file, bytes);
  return { status: 200, body: { Id: randomUUID(), Key: `${owner}/${name}` } };
}

/** Written atomically: a reader never sees a part of an object. */
async function writeObject(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = join(dirname(file), `.${randomUUID()}`);
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, file);
}

async function readObject(file: string): Promise<Result> {
  const body = await readFile(file).catch(() => null);
  return body ? { status: 200, body } : noObject;
}

async function addressObject(body: Buffer | null, name: string, storage: ObjectStorage): Promise<Result> {
  const seconds = readMembers(body)?.expiresIn;
  if (!isCount(seconds) || seconds === 0) return malformedBody;
  const isThere = await access(join(storage.dir, name)).then(
    () => true,
    () => false,
  );
  return isThere ? { status: 200, body: { signedURL: signObject(name, seconds, storage) } } : noObject;
}

async function removeObjects(body: Buffer | null, bucketDir: string): Promise<Result> {
  const prefixes = readMembers(body)?.prefixes;
  if (!Array.isArray(prefixes) || !prefixes.every(isFolder)) return malformedBody;
  const names = prefixes.filter((name) => name !== "");
  for (const name of names) {
    const file = join(bucketDir, name);
    await rm(file, { force: true });
    // Only an empty folder is removed.
    if (name.includes("/")) await rmdir(dirname(file)).catch(() => {});
  }
  return { status: 200, body: names.map((name) => ({ name })) };
}

async function listObjects(body: Buffer | null, bucketDir: string): Promise<Result> {
  const { prefix = "", limit = 100, offset = 0 } = readMembers(body) ?? {};
  if (!isFolder(prefix) || !isCount(limit) || !isCount(offset)) return malformedBody;
  const entries = await readdir(join(bucketDir, prefix), { withFileTypes: true }).catch(() => []);
  const objects = entries
    .filter(({ name }) => !name.startsWith("."))
    .map((entry) => ({ name: entry.name, id: entry.isDirectory() ? null : entry.name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { status: 200, body: objects.slice(offset, offset + limit) };
}

function isFolder(value: unknown): value is string {
  return typeof value === "string" && folder.test(value);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function refuse(status: number, error: string, message: string): Result {
  return { status: 400, body: { statusCode: String(status), error, message } };
}

/** The signed address of an object, relative to the storage's root, valid for so many seconds. */
function signObject(name: string, expiresInSeconds: number, { serviceKey, now }: Signer): string {
  const issuedAt = Math.floor(now() / 1000);
  const claims = { url: name, iat: issuedAt, exp: issuedAt + expiresInSeconds };
  return `/object/sign/${name}?token=${signToken(claims, serviceKey)}`;
}

/** Whether the query of an address contains a token for this object that has not expired. */
function isSignedFor(name: string, query: string, { serviceKey, now }: Signer): boolean {
  const token = new URLSearchParams(query).get("token");
  return token !== null && readToken(token, serviceKey, now())?.url === name;
}
