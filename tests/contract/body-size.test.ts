import { randomBytes } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { dailyEnergyExpenditure } from "../../functions/daily_energy_expenditure_calculation/operation.ts";
import { createBodyApp } from "../../shared/platform/http/create-sync-app.ts";
import { apiKeyRandomBytes, createApiKey } from "../../shared/platform/kernel/api-key.ts";
import { apiVersion, apiVersionHeader } from "../../shared/platform/kernel/api-version.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { callApi } from "../support/call-api.ts";
import { expectError } from "./support/expect-response.ts";
import { callApp, openPorts } from "./support/in-process.ts";
import { callSample, postOperations, sampleOf } from "./support/operations.ts";
import { sendRaw } from "./support/send-raw.ts";

const kib = 1024;
const mib = 1024 * kib;

/** Operations that take media inline may send more. */
const mostBytes: { [operation in OperationName]?: number } = {
  decide: 40 * mib,
  decode: 40 * mib,
  decode_sensory: 40 * mib,
  decode_symptoms: 40 * mib,
};
const jsonBytes = 256 * kib;

const tooLarge = { status: 413, code: "input_too_large" };
const unknownKey = createApiKey("test", randomBytes(apiKeyRandomBytes)).key;

describe.each(postOperations)("%s limits its body", (operation) => {
  const maxBytes = mostBytes[operation] ?? jsonBytes;
  const { body, status } = sampleOf(operation);
  const padded = (bytes: number) => JSON.stringify(body).padEnd(bytes, " ");

  it("and serves one of exactly the limit outside of strings", async () => {
    expect((await callApi(operation, { body: padded(jsonBytes) })).status).toBe(status);
  });

  it("and reads one of exactly the limit, which only a string can fill", async () => {
    const [open, close] = ['{"padding":"', '"}'];
    const filled = `${open}${"x".repeat(maxBytes - open.length - close.length)}${close}`;
    expect((await callApi(operation, { body: filled })).status).toBe(400);
  });

  it("and refuses one byte more", async () => {
    expectError(await callApi(operation, { body: padded(maxBytes + 1) }), operation, tooLarge);
  });

  it("also when it comes in chunks without a length", async () => {
    const { key, chunk, count } = chunksOf(maxBytes + mib);
    const response = await sendRaw({
      method: "POST",
      path: `/functions/v1/${operation}`,
      headers: [...headersOf(key), ["transfer-encoding", "chunked"]],
      chunks: Array(count).fill(chunk),
    });
    expectError(response, operation, tooLarge);
  });

  it("and asks for the key before it reads more than 256 KB", async () => {
    const response = await sendRaw({
      method: "POST",
      path: `/functions/v1/${operation}`,
      headers: [...headersOf(unknownKey), ["content-length", String(300 * mib)]],
      chunks: [Buffer.alloc(300 * kib, " ")],
      endsBody: false,
    });
    expectError(response, operation, { status: 401, code: "invalid_api_key" });
  });

  it("and serves on after a caller that promised more than it sent", async () => {
    const sent = { chunks: [Buffer.from("{")], endsBody: false };
    const headers = [...headersOf(inject("keys").molecular), ["content-length", "100"] as [string, string]];
    const cut = sendRaw({ method: "POST", path: `/functions/v1/${operation}`, headers, ...sent });
    expect((await callSample(operation)).status).toBe(status);
    await expect(Promise.race([cut, Promise.resolve("open")])).resolves.toBe("open");
  });
});

describe("a Content-Length that lies", () => {
  const { body } = sampleOf("daily_energy_expenditure_calculation");
  const path = "/functions/v1/daily_energy_expenditure_calculation";
  const key = () => inject("keys").molecular;

  it("hides no large body", async () => {
    const app = createBodyApp(dailyEnergyExpenditure, openPorts().ports);
    const large = new Blob([JSON.stringify(body), " ".repeat(jsonBytes)]).stream();
    const headers = { "content-type": "application/json", "content-length": "10" };
    const response = await callApp(app, path, { key: key(), body: large, headers });
    expect(response.status).toBe(413);
  });

  it("condemns no small body", async () => {
    const app = createBodyApp(dailyEnergyExpenditure, openPorts().ports);
    const small = new Blob([JSON.stringify(body)]).stream();
    const headers = { "content-type": "application/json", "content-length": String(999 * mib) };
    const response = await callApp(app, path, { key: key(), body: small, headers });
    expect(response.status).toBe(200);
  });
});

function chunksOf(bytes: number): { key: string; chunk: Uint8Array; count: number } {
  const chunk = Buffer.alloc(64 * kib, " ");
  return { key: inject("keys").molecular, chunk, count: Math.ceil(bytes / chunk.length) };
}

function headersOf(key: string): [string, string][] {
  return [
    ["x-api-key", key],
    [apiVersionHeader, apiVersion],
    ["content-type", "application/json"],
  ];
}
