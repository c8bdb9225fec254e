import { describe, expect, inject, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { expectCommonHeaders, expectError } from "./support/expect-response.ts";
import { operations, sampleOf } from "./support/operations.ts";

const notFound = { status: 404, code: "invalid_request" };
const jobOperations = operations.filter((operation) => sampleOf(operation).status === 202);
const otherOperations = operations.filter((operation) => !jobOperations.includes(operation));

function wake(operation: string, headers: Record<string, string>, method = "POST") {
  return callApi(`${operation}/work`, { method, headers, key: null, version: null });
}

describe.each(jobOperations)("the work route of %s", (operation) => {
  it("responds to the sweep at once, without key and version", async () => {
    const response = await wake(operation, { "x-work-secret": inject("workSecret") });
    expect(response.status).toBe(202);
    expectCommonHeaders(response);
  });

  it("does not exist for anyone else", async () => {
    const secret = inject("workSecret");
    const wrong = ["", "secret", secret.slice(0, -1), `${secret}0`, secret.toUpperCase()];
    for (const value of wrong) {
      expectError(await wake(operation, { "x-work-secret": value }), operation, notFound);
    }
    expectError(await wake(operation, {}), operation, notFound);
    expectError(await wake(operation, { authorization: `Bearer ${secret}` }), operation, notFound);
    expectError(await callApi(`${operation}/work`, { method: "POST" }), operation, notFound);
  });

  it.each(["GET", "PUT", "DELETE"])("does not exist for %s", async (method) => {
    const response = await wake(operation, { "x-work-secret": inject("workSecret") }, method);
    expectError(response, operation, notFound);
  });
});

it.each(otherOperations)("%s, which makes no jobs, has no work route", async (operation) => {
  expectError(await wake(operation, { "x-work-secret": inject("workSecret") }), operation, notFound);
});
