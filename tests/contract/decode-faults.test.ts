import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { errorResponse } from "../support/model-endpoint.ts";
import { openDatabase, readUsage } from "./support/database.ts";
import { structured } from "./support/decode-cases.ts";
import { expectError } from "./support/expect-response.ts";
import { image, unstructured } from "./support/media-bodies.ts";
import { useModel } from "./support/model.ts";
import { placeJob } from "./support/place-job.ts";
import { decodeToEnd, pollToEnd } from "./support/run-job.ts";
import { listJobsWithFiles, openStorage } from "./support/stored-media.ts";

const model = useModel();
const sql = openDatabase();
afterAll(() => sql.end());

const item = { canonical_name: "banana", quantity: 100, unit: "g" };

describe("a fault of the service is reported without its cause:", () => {
  it("a tier that no compound is classified for, while the others serve on", async () => {
    await sql`create table classes as select id, content_class from nas.compound`;
    try {
      await sql`update nas.compound set content_class = null`;
      const refused = await callApi("decode", { key: inject("keys").macros, body: structured(item) });
      expectError(refused, "decode", { status: 503, code: "decode_scope_not_configured" });
      expect((await callApi("decode", { body: structured(item) })).status).toBe(202);
    } finally {
      await sql`update nas.compound set content_class = classes.content_class
        from classes where classes.id = compound.id`;
      await sql`drop table classes`;
    }
    expect((await callApi("decode", { key: inject("keys").macros, body: structured(item) })).status).toBe(
      202,
    );
  });

  it("a database that says what nobody understands", async () => {
    const [known] = await sql`select pg_get_functiondef('nas.permission_refusal'::regproc) as definition`;
    const odd = String(known?.definition).replace(
      /(?<=AS )\$function\$.*\$function\$/s,
      "'begin return ''odd inside''; end'",
    );
    try {
      await sql.unsafe(odd);
      const response = await callApi("decode", { body: structured(item) });
      expectError(response, "decode", { status: 500, code: "internal_error" });
      expect(response.text).not.toContain("odd inside");
    } finally {
      await sql.unsafe(known?.definition);
    }
    expect((await callApi("decode", { body: structured(item) })).status).toBe(202);
  });

  it("a job that cannot be worked on, which fails without charge", async () => {
    const { id, key } = await createKey();
    const jobId = await placeJob(sql, key, { status: "queued" });
    await sql`update nas.job set available_at = now(), input = '{"items": 5}' where id = ${jobId}`;
    await callApi("decode/work", { method: "POST", headers: { "x-work-secret": inject("workSecret") } });
    const ended = await pollToEnd(jobId, { key });
    expect(ended.body?.data?.error).toEqual({
      code: "internal_error",
      message: "The service failed; the cause is in its log under the request id",
    });
    expect(await readUsage(sql, id, "decode")).toMatchObject({ used: 0, reserved: 0 });
  });
});

describe("a storage", () => {
  const body = unstructured({ foodImage: image() });

  it("that fails makes no job and costs nothing", async () => {
    const { id, key } = await createKey();
    const bucketDir = join(inject("dataDir"), "stack", "storage", "media");
    await rename(bucketDir, `${bucketDir}-aside`).catch(() => {});
    try {
      await writeFile(bucketDir, "a file where the bucket should be");
      const response = await callApi("decode", { key, body });
      expectError(response, "decode", { status: 503, code: "service_unavailable" });
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    } finally {
      await rm(bucketDir);
      await rename(`${bucketDir}-aside`, bucketDir).catch(() => {});
    }
    expect(await readUsage(sql, id, "decode")).toEqual({ requests: 0, used: 0, reserved: 0 });
  });

  it("that loses a file fails its job without charge", async () => {
    const { id, key } = await createKey();
    const storage = openStorage();
    model().script(async (response, request) => {
      for (const job of await listJobsWithFiles()) await storage.remove(await storage.list(`decode/${job}`));
      await errorResponse(401)(response, request);
    });
    const ended = await decodeToEnd(body, { key });
    expect(ended.body?.data).toMatchObject({ status: "failed", error: { code: "service_unavailable" } });
    expect(model().requests).toHaveLength(1);
    expect(await readUsage(sql, id, "decode")).toMatchObject({ used: 0, reserved: 0 });
  });
});
