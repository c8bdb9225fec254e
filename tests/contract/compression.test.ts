import { request } from "node:http";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { expect, inject, it } from "vitest";
import { apiVersion } from "../../shared/platform/kernel/api-version.ts";
import { decodeToEnd } from "./support/run-job.ts";

type HttpResponse = { headers: Record<string, unknown>; body: string };

/** Fetch would decode the response and hide its encoding. */
function get(path: string, acceptEncoding: string): Promise<HttpResponse> {
  const headers = {
    "accept-encoding": acceptEncoding,
    "x-api-key": inject("keys").molecular,
    "service-api-version": apiVersion,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${inject("baseUrl")}/functions/v1/${path}`, { headers }, (response) => {
      const isGzip = response.headers["content-encoding"] === "gzip";
      const body = text(isGzip ? response.pipe(createGunzip()) : response);
      body.then((content) => resolve({ headers: response.headers, body: content }), reject);
    });
    outgoing.on("error", reject).end();
  });
}

it("a result is compressed for callers who accept it, and holds the same bytes", async () => {
  const job = await decodeToEnd({ input_mode: "unstructured", foodText: "an apple and a banana" });
  const path = `decode?job_id=${job.body?.data?.job_id}`;
  const [plain, zipped] = [await get(path, "identity"), await get(path, "br;q=1, gzip;q=0.8")];
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(JSON.parse(zipped.body).data).toEqual(JSON.parse(plain.body).data);
});

it("a response is not compressed for callers who refuse gzip, or if it is small", async () => {
  const job = await decodeToEnd({ input_mode: "unstructured", foodText: "an apple and a banana" });
  const path = `decode?job_id=${job.body?.data?.job_id}`;
  expect((await get(path, "gzip;q=0")).headers).not.toHaveProperty("content-encoding");
  expect((await get(`${path}&result=none`, "gzip")).headers).not.toHaveProperty("content-encoding");
});
