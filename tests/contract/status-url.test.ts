import { describe, expect, inject, it } from "vitest";
import { createJobApp } from "../../shared/platform/jobs/create-job-app.ts";
import { decode } from "../support/decode-without-model.ts";
import { fetchValidated } from "../support/fetch-validated.ts";
import { callApp, localBaseUrl, openPorts } from "./support/in-process.ts";
import { callSample, sampleOf } from "./support/operations.ts";
import { sendRaw } from "./support/send-raw.ts";

describe("the status URL", () => {
  it("leads to the job at the configured address", async () => {
    const accepted = await callSample("decode");
    const jobId = String(accepted.body?.data?.job_id);
    const url = String(accepted.body?.data?.status_url);
    expect(url).toBe(`${inject("baseUrl")}/functions/v1/decode?job_id=${jobId}`);
    const headers = { "x-api-key": inject("keys").molecular, "service-api-version": "2026-07-10" };
    expect((await fetchValidated(url, { headers })).status).toBe(200);
  });

  it("does not follow Host and forwarded headers", async () => {
    const forged: [string, string][] = [
      ["host", "evil.example"],
      ["x-forwarded-host", "evil.example"],
      ["x-forwarded-proto", "http"],
      ["forwarded", "host=evil.example"],
    ];
    const response = await sendRaw({
      method: "POST",
      path: "/functions/v1/decode",
      headers: [
        ...forged,
        ["x-api-key", inject("keys").molecular],
        ["service-api-version", "2026-07-10"],
        ["content-type", "application/json"],
      ],
      chunks: [Buffer.from(JSON.stringify(sampleOf("decode").body))],
    });
    expect(response.status).toBe(202);
    expect(response.text).not.toContain("evil");
    const app = createJobApp(decode, openPorts().ports);
    const local = await callApp(app, "/decode", {
      key: inject("keys").molecular,
      body: sampleOf("decode").body,
      origin: "https://evil.example",
      headers: Object.fromEntries(forged.slice(1)),
    });
    const text = await local.text();
    expect(text).not.toContain("evil");
    expect(text).toContain(`${localBaseUrl}/functions/v1/decode?job_id=`);
  });
});
