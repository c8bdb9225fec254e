import { randomUUID } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { equalInConstantTime } from "../../shared/kernel/constant-time.ts";
import { findMediaFormat } from "../../shared/media/media-formats.ts";
import { readBody, readMembers } from "./object-request-body.ts";
import { isSignedFor, type Signer, signObject } from "./signed-objects.ts";

/** Where objects are kept, the key that opens them and signs addresses, and the largest object. */
export type ObjectStorage = Signer & { dir: string; maxBytes: number };

type Answer = { status: number; body: Uint8Array | object };

const OBJECT_PATH = /^\/([\w-]+)\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;
const SIGNED_PATH = /^\/sign\/([\w-]+\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;
const LIST_PATH = /^\/list\/([\w-]+)$/;
const BUCKET_PATH = /^\/([\w-]+)$/;
const FOLDER = /^(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/;

const NO_OBJECT = refuse(404, "not_found", "Object not found");
const NO_ROUTE = refuse(404, "not_found", "Route not found");
const NO_KEY = refuse(403, "Unauthorized", "Invalid or missing key");
const NO_SIGNATURE = refuse(400, "InvalidSignature", "The address is not signed or has expired");
const NO_SENSE = refuse(400, "invalid_request", "Malformed body");
const NO_LUCK: Answer = {
  status: 500,
  body: { statusCode: "500", error: "internal", message: "Internal error" },
};

/**
 * Serves the part of Supabase Storage's HTTP interface that media needs, from files: put, get, sign, remove and list
 * objects. `address` is what follows `/storage/v1/object`. Refusals have its form, a 400 that tells the status.
 * Never rejects: a caller that is gone gets no answer.
 */
export async function answerObjectRequest(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  storage: ObjectStorage,
): Promise<void> {
  const { status, body } = await answer(request, address, storage).catch(() => NO_LUCK);
  if (request.destroyed && !request.complete) return void response.destroy();
  const isBytes = body instanceof Uint8Array;
  response.writeHead(status, {
    "content-type": isBytes ? findMimeType(body) : "application/json",
    "x-content-type-options": "nosniff",
  });
  response.end(isBytes ? body : JSON.stringify(body));
}

async function answer(request: IncomingMessage, address: string, storage: ObjectStorage): Promise<Answer> {
  const [path = "", ...query] = address.split("?");
  const [, signed] = SIGNED_PATH.exec(path) ?? [];
  if (request.method === "GET" && signed)
    return isSignedFor(signed, query.join("?"), storage)
      ? readObject(join(storage.dir, signed))
      : NO_SIGNATURE;
  const key = (request.headers.authorization ?? "").replace(/^Bearer /, "");
  return (await equalInConstantTime(key, storage.serviceKey)) ? route(request, path, storage) : NO_KEY;
}

/** Types are not kept: what an object is, its bytes tell. */
function findMimeType(bytes: Uint8Array): string {
  return findMediaFormat(bytes)?.read(bytes)?.mimeType ?? "application/octet-stream";
}

async function route(request: IncomingMessage, path: string, storage: ObjectStorage): Promise<Answer> {
  const { method } = request;
  const [, toSign] = SIGNED_PATH.exec(path) ?? [];
  if (method === "POST" && toSign)
    return addressObject(await readBody(request, storage.maxBytes), toSign, storage);
  const [, listed] = LIST_PATH.exec(path) ?? [];
  if (method === "POST" && listed)
    return listObjects(await readBody(request, storage.maxBytes), join(storage.dir, listed));
  const [, bucket] = BUCKET_PATH.exec(path) ?? [];
  if (method === "DELETE" && bucket)
    return removeObjects(await readBody(request, storage.maxBytes), join(storage.dir, bucket));
  const [, owner = "", name] = OBJECT_PATH.exec(path) ?? [];
  if (!name) return NO_ROUTE;
  const file = join(storage.dir, owner, name);
  if (method === "GET") return readObject(file);
  if (method !== "POST") return NO_ROUTE;
  const bytes = await readBody(request, storage.maxBytes);
  if (bytes === null) return refuse(413, "Payload too large", "The object exceeded the maximum allowed size");
  await writeObject(file, bytes);
  return { status: 200, body: { Id: randomUUID(), Key: `${owner}/${name}` } };
}

/** A reader sees an object whole or not at all. */
async function writeObject(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = join(dirname(file), `.${randomUUID()}`);
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, file);
}

async function readObject(file: string): Promise<Answer> {
  const body = await readFile(file).catch(() => null);
  return body ? { status: 200, body } : NO_OBJECT;
}

async function addressObject(body: Buffer | null, name: string, storage: ObjectStorage): Promise<Answer> {
  const seconds = readMembers(body)?.expiresIn;
  if (!isCount(seconds) || seconds === 0) return NO_SENSE;
  const isThere = await access(join(storage.dir, name)).then(
    () => true,
    () => false,
  );
  return isThere ? { status: 200, body: { signedURL: signObject(name, seconds, storage) } } : NO_OBJECT;
}

async function removeObjects(body: Buffer | null, bucketDir: string): Promise<Answer> {
  const prefixes = readMembers(body)?.prefixes;
  if (!Array.isArray(prefixes) || !prefixes.every(isFolder)) return NO_SENSE;
  const names = prefixes.filter((name) => name !== "");
  for (const name of names) {
    const file = join(bucketDir, name);
    await rm(file, { force: true });
    // A folder lives by what is in it.
    if (name.includes("/")) await rmdir(dirname(file)).catch(() => {});
  }
  return { status: 200, body: names.map((name) => ({ name })) };
}

async function listObjects(body: Buffer | null, bucketDir: string): Promise<Answer> {
  const { prefix = "", limit = 100, offset = 0 } = readMembers(body) ?? {};
  if (!isFolder(prefix) || !isCount(limit) || !isCount(offset)) return NO_SENSE;
  const entries = await readdir(join(bucketDir, prefix), { withFileTypes: true }).catch(() => []);
  const objects = entries
    .filter(({ name }) => !name.startsWith("."))
    .map((entry) => ({ name: entry.name, id: entry.isDirectory() ? null : entry.name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { status: 200, body: objects.slice(offset, offset + limit) };
}

function isFolder(value: unknown): value is string {
  return typeof value === "string" && FOLDER.test(value);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function refuse(status: number, error: string, message: string): Answer {
  return { status: 400, body: { statusCode: String(status), error, message } };
}
