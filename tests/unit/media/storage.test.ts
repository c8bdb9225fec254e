import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { connect as openSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createJobMedia } from "../../../shared/platform/jobs/job-files.ts";
import type { MediaStorage } from "../../../shared/platform/kernel/media-storage.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import { createSupabaseStorage } from "../../../shared/platform/media/create-supabase-storage.ts";
import type { MediaWork } from "../../../shared/platform/media/media-input.ts";
import { loadMedia } from "../../../shared/platform/media/read-media.ts";
import { serveObjectRequest } from "../../../supabase/local/object-storage.ts";
import { makePng } from "./support/image-files.ts";
import { createMemoryStorage } from "./support/memory-storage.ts";

const storageKey = "service-key-of-a-test";
const maxBytes = 10_000;
const png = { bytes: makePng(10, 10), mimeType: "image/png" };

let dir: string;
let server: Server;
let url: string;
let nowMs = Date.UTC(2026, 0, 1, 12);

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = (request.url ?? "").replace("/storage/v1/object", "");
    const storage = { dir, serviceKey: storageKey, maxBytes: maxBytes, now: () => nowMs };
    void serveObjectRequest(request, response, path, storage);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`;
});

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "media-"));
  return () => rm(dir, { recursive: true });
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function connect(serviceKey = storageKey): MediaStorage {
  return createSupabaseStorage({
    url,
    publicUrl: url,
    serviceKey,
    bucket: "media",
    timeoutMs: 5_000,
    fetch: (input, init) => fetch(input, init),
  });
}

function storageWith(response: () => Response | Promise<Response>): MediaStorage {
  const connection = { url, publicUrl: url, serviceKey: storageKey, bucket: "media", timeoutMs: 5_000 };
  return createSupabaseStorage({ ...connection, fetch: async () => response() });
}

describe.each([
  ["the local storage behind the Supabase client", () => connect()],
  ["the storage in memory", () => createMemoryStorage()],
])("%s", (_name, create) => {
  it("returns the stored file, and the later of two", async () => {
    const storage = create();
    await storage.put("job/0", { bytes: new Uint8Array([1]), mimeType: "image/png" });
    await storage.put("job/0", png);
    expect(await storage.get("job/0")).toEqual(png.bytes);
  });

  it("returns nothing for a path that was never stored or was removed", async () => {
    const storage = create();
    await storage.put("job/0", png);
    await storage.remove(["job/0", "job/1"]);
    await storage.remove([]);
    expect(await storage.get("job/0")).toBeNull();
    expect(await storage.get("other/0")).toBeNull();
    expect(await storage.sign("job/0", 60)).toBeNull();
  });

  it("lists all files of a folder", async () => {
    const storage = create();
    const paths = Array.from({ length: 101 }, (_, index) => `job/${String(index).padStart(3, "0")}`);
    for (const path of [...paths, "job/deep/0", "job2/0"]) await storage.put(path, png);
    expect((await storage.list("job")).sort()).toEqual(paths);
    expect(await storage.list("nothing")).toEqual([]);
  });

  it("lists all folders of a folder, except for those whose files are all removed", async () => {
    const storage = create();
    const names = Array.from({ length: 101 }, (_, index) => String(index).padStart(3, "0"));
    for (const path of [...names.map((name) => `jobs/${name}/0`), "jobs/file", "other/9/0"])
      await storage.put(path, png);
    await storage.remove(["jobs/050/0"]);
    expect((await storage.listFolders("jobs")).sort()).toEqual(names.filter((name) => name !== "050"));
    expect(await storage.listFolders("nothing")).toEqual([]);
  });

  it("lists the folders before a name, over as many pages as needed", async () => {
    const storage = create();
    const names = Array.from({ length: 150 }, (_, index) => String(index).padStart(3, "0"));
    for (const name of names) await storage.put(`jobs/${name}/0`, png);
    expect((await storage.listFolders("jobs", "003")).sort()).toEqual(["000", "001", "002"]);
    expect((await storage.listFolders("jobs", "120")).sort()).toEqual(names.slice(0, 120));
    expect(await storage.listFolders("jobs", "000")).toEqual([]);
    expect(await storage.listFolders("jobs", "999")).toHaveLength(150);
  });
});

describe("a signed URL of the local storage", () => {
  const HOUR_SECONDS = 3_600;

  async function sign(path: string): Promise<string> {
    const address = await connect().sign(path, HOUR_SECONDS);
    if (address === null) throw new TypeError("Cannot open the address: there is none");
    return address;
  }

  it("opens its file without credentials, with the type of the bytes", async () => {
    await connect().put("job/0", { bytes: png.bytes, mimeType: "text/html" });
    const response = await fetch(await sign("job/0"));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png.bytes);
  });

  it("opens no other file, and only works unchanged", async () => {
    for (const path of ["job/0", "job/1"]) await connect().put(path, png);
    const address = await sign("job/0");
    const [place, token = ""] = address.split("?token=");
    const [header, , signature] = token.split(".");
    const claims = Buffer.from('{"url":"media/job/0"}').toString("base64url");
    for (const wrong of [
      place,
      `${place}?token=`,
      `${place}?token=a.b`,
      `${place}?token=${token.slice(0, -3)}`,
      `${place}?token=${header}.${claims}.${signature}`,
      address.replace("job/0", "job/1"),
    ])
      expect((await fetch(wrong ?? "")).status).toBe(400);
    expect((await fetch(address, { method: "POST", body: "{}" })).status).toBe(400);
  });

  it("works until it expires", async () => {
    await connect().put("job/0", png);
    const address = await sign("job/0");
    nowMs += HOUR_SECONDS * 1000 - 1;
    expect((await fetch(address)).status).toBe(200);
    nowMs += 1;
    expect((await fetch(address)).status).toBe(400);
  });

  it("ends with the file", async () => {
    await connect().put("job/0", png);
    const address = await sign("job/0");
    await connect().remove(["job/0"]);
    expect((await fetch(address)).status).toBe(400);
  });

  it("is created with the key only, and for a limited time", async () => {
    await connect().put("job/0", png);
    await expect(connect("another key").sign("job/0", 60)).rejects.toMatchObject({
      code: "service_unavailable",
    });
    await expect(connect().sign("job/0", 0)).rejects.toMatchObject({ code: "service_unavailable" });
  });
});

it.each(["../x", "job/../x", "/job", "job//x", "job/.x", "job/x y", "job/%2e%2e", "", "job/"])(
  "the path %j never reaches the storage",
  async (path) => {
    await expect(connect().put(path, png)).rejects.toThrow("Cannot store media");
    await expect(connect().get(path)).rejects.toThrow("Cannot store media");
    await expect(connect().sign(path, 60)).rejects.toThrow("Cannot store media");
  },
);

it("a wrong key is rejected", async () => {
  await connect().put("job/0", png);
  const stranger = connect("another key");
  await expect(stranger.get("job/0")).rejects.toMatchObject({ code: "service_unavailable" });
  await expect(stranger.put("job/1", png)).rejects.toMatchObject({ code: "service_unavailable" });
  expect(await readdir(join(dir, "media", "job"))).toEqual(["0"]);
});

it("an object that is too large for the local storage is rejected and leaves nothing", async () => {
  const large = { bytes: new Uint8Array(maxBytes + 1), mimeType: "image/png" };
  await expect(connect().put("job/0", large)).rejects.toMatchObject({ code: "service_unavailable" });
  expect(await connect().get("job/0")).toBeNull();
});

it.each(["/media/../../x", "/media/%2e%2e/x", "/media/.hidden", "/../media", "//x", "/media/a\\b"])(
  "the local storage serves nothing at %s",
  async (path) => {
    const headers = { authorization: `Bearer ${storageKey}` };
    const response = await fetch(`${url}/storage/v1/object${path}`, { headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "not_found" });
  },
);

describe("the Supabase client", () => {
  it("recognises a missing object in both forms of the service", async () => {
    const old = () => Response.json({ statusCode: "404", error: "not_found", message: "" }, { status: 400 });
    expect(await storageWith(old).get("job/0")).toBeNull();
    expect(await storageWith(old).sign("job/0", 60)).toBeNull();
    expect(await storageWith(() => new Response("", { status: 404 })).get("job/0")).toBeNull();
  });

  it.each([
    ["an error", () => new Response("down", { status: 500 })],
    ["a rejection", () => Response.json({ statusCode: "403" }, { status: 400 })],
    ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
  ])("turns %s into service_unavailable, with the cause only for the log", async (_name, response) => {
    const storage = storageWith(response);
    for (const call of [
      storage.get("job/0"),
      storage.sign("job/0", 60),
      storage.put("job/0", png),
      storage.remove(["job/0"]),
      storage.list("job"),
    ]) {
      const error = await call.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ServiceError);
      expect(error).toMatchObject({ code: "service_unavailable", message: "" });
    }
  });

  it("returns a signed URL with the public base URL", async () => {
    const signedURL = "/object/sign/media/job/0?token=a.b-c_d.e";
    const calls: { input: string; init: RequestInit }[] = [];
    const storage = createSupabaseStorage({
      url: "http://storage.internal:8000",
      publicUrl: "https://food.example.com",
      serviceKey: storageKey,
      bucket: "media",
      timeoutMs: 5_000,
      fetch: async (input, init) => {
        calls.push({ input, init });
        return Response.json({ signedURL });
      },
    });
    expect(await storage.sign("job/0", 60)).toBe(`https://food.example.com/storage/v1${signedURL}`);
    expect(calls[0]?.input).toBe("http://storage.internal:8000/storage/v1/object/sign/media/job/0");
    expect(calls[0]?.init).toMatchObject({ method: "POST", body: '{"expiresIn":60}' });
  });

  it("fails for a list of a bucket that does not exist", async () => {
    const storage = storageWith(() => Response.json({ message: "Bucket not found" }, { status: 404 }));
    await expect(storage.list("job")).rejects.toMatchObject({ code: "service_unavailable" });
  });

  it.each([
    {},
    { signedURL: null },
    { signedURL: "https://elsewhere.example.com/" },
    { signedURL: "/object/sign/x" },
  ])("rejects a signed URL of another shape: %j", async (body) => {
    const storage = storageWith(() => Response.json(body));
    await expect(storage.sign("job/0", 60)).rejects.toMatchObject({ code: "service_unavailable" });
  });

  it("sends the key, the type and the unchanged bytes", async () => {
    const calls: { input: string; init: RequestInit }[] = [];
    const storage = createSupabaseStorage({
      url: "https://project.example.com",
      publicUrl: "https://food.example.com",
      serviceKey: storageKey,
      bucket: "media",
      timeoutMs: 5_000,
      fetch: async (input, init) => {
        calls.push({ input, init });
        return Response.json({ Key: "media/job/0" });
      },
    });
    await storage.put("job/0", png);
    const [call] = calls;
    expect(call?.input).toBe("https://project.example.com/storage/v1/object/media/job/0");
    expect(call?.init).toMatchObject({ method: "POST", body: png.bytes });
    expect(Object.fromEntries(new Headers(call?.init.headers))).toMatchObject({
      authorization: `Bearer ${storageKey}`,
      "cache-control": "no-store",
      "content-type": "image/png",
      "x-upsert": "true",
    });
  });
});

describe("the media of a job", () => {
  async function storeFile(storage: MediaStorage) {
    const file = { ...png, field: "foodImage", kind: "image" as const, width: 10, height: 10 };
    const work = { storedMedia: [], remoteMedia: [], mediaFields: [] };
    const kept = createJobMedia<MediaWork>("decode", storage).keep(work, [file]);
    if ("input" in kept) throw new Error("the work has files");
    await kept.storeFiles("job");
    return kept.nameFiles("job").storedMedia;
  }

  it("is loaded in a form that can be checked again", async () => {
    const storage = createMemoryStorage();
    const stored = await storeFile(storage);
    expect(stored).toEqual([
      { field: "foodImage", kind: "image", path: "decode/job/0", sizeBytes: png.bytes.length },
    ]);
    expect(await loadMedia(storage, stored)).toEqual([
      { field: "foodImage", expects: "image", bytes: png.bytes, sizeBytes: png.bytes.length, isInline: true },
    ]);
  });

  it("missing or incomplete media of a job is service_unavailable", async () => {
    const storage = createMemoryStorage();
    const stored = await storeFile(storage);
    await storage.put("decode/job/0", { ...png, bytes: png.bytes.subarray(1) });
    await expect(loadMedia(storage, stored)).rejects.toMatchObject({ code: "service_unavailable" });
    await storage.remove(["decode/job/0"]);
    await expect(loadMedia(storage, stored)).rejects.toMatchObject({ code: "service_unavailable" });
  });
});

it("a caller that disconnects in the middle of a file leaves nothing behind, and the storage keeps working", async () => {
  const { port } = new URL(url);
  const socket = openSocket(Number(port), "127.0.0.1");
  const head = `POST /storage/v1/object/media/job/0 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${storageKey}`;
  socket.write(`${head}\r\ncontent-length: 1000\r\n\r\nhalf`);
  await once(server, "request");
  socket.destroy();
  await once(socket, "close");
  expect(await connect().get("job/0")).toBeNull();
  await connect().put("job/0", png);
  expect(await connect().get("job/0")).toEqual(png.bytes);
});

it("a disk that fails is reported as service_unavailable", async () => {
  await writeFile(join(dir, "media"), "a file where the bucket should be");
  await expect(connect().put("job/0", png)).rejects.toMatchObject({ code: "service_unavailable" });
});
