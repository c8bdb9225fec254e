import { describe, expect, it } from "vitest";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { type HostileBody, hostileBodies, mutate } from "../support/hostile-bodies.ts";
import { expectEnvelope, expectError } from "./support/expect-response.ts";
import { callSample, postOperations, sampleOf } from "./support/operations.ts";

const mutations = 150;
const atATime = 10;

const mediaTypes = ["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"];
const otherTypes = [
  "text/plain",
  "text/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "application/octet-stream",
  "",
];

describe.each(postOperations)("%s reads a body", (operation) => {
  const sample = sampleOf(operation);
  const text = JSON.stringify(sample.body);
  const hostile = Object.entries(hostileBodies(sample.body ?? {}));

  it.each(hostile)("and refuses %s", async (_, { body, problem }) => {
    const response = await callApi(operation, { body });
    expectError(response, operation, { status: 400, code: codeOf(operation, problem) });
  });

  it.each(mediaTypes)("of the media type %s", async (type) => {
    const response = await callSample(operation, { headers: { "content-type": type } });
    expect(response.status).toBe(sample.status);
  });

  it.each(otherTypes)("and none of the media type %j", async (type) => {
    const response = await callSample(operation, { headers: { "content-type": type } });
    expectError(response, operation, { status: 415, code: "invalid_request" });
  });

  it("and none without a media type", async () => {
    const body = new Uint8Array(Buffer.from(text));
    const response = await callApi(operation, { method: "POST", body, headers: { "content-type": "" } });
    expectError(response, operation, { status: 415, code: "invalid_request" });
  });

  it("with a byte order mark, white space and escapes as without", async () => {
    const spaced = `\ufeff\r\n\t ${text.replaceAll(":", " : ").replace("i", "\\u0069")} \n`;
    const response = await callApi(operation, { body: spaced });
    expect({ status: response.status, text: response.text }).toMatchObject({ status: sample.status });
  });

  it("and fails at no mutation of it", async () => {
    const { key } = await createKey();
    for (let seed = 0; seed < mutations; seed += atATime) {
      const seeds = Array.from({ length: atATime }, (_, index) => seed + index);
      await Promise.all(seeds.map((each) => expectNoFailure(operation, key, mutate(text, each), each)));
    }
  });
});

async function expectNoFailure(
  operation: OperationName,
  key: string,
  body: Uint8Array<ArrayBuffer>,
  seed: number,
): Promise<void> {
  const response = await callApi(operation, { key, body });
  const sent = { seed, body: Buffer.from(body).toString(), status: response.status };
  expect([200, 202, 400, 403, 422], JSON.stringify(sent)).toContain(response.status);
  const isResult = response.status < 300 || (operation === "decide" && response.body?.data !== undefined);
  expectEnvelope(response, isResult ? "data" : "error");
}

function codeOf(operation: OperationName, problem: HostileBody["problem"]): string {
  if (problem === "syntax") return "invalid_json";
  if (problem === "shape") return sampleOf(operation).shapeCode;
  return operation === "decode" ? "invalid_request" : "validation_error";
}
