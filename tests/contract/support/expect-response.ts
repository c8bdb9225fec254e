import { expect } from "vitest";
import { apiVersion, apiVersionHeader } from "../../../shared/platform/kernel/api-version.ts";
import type { OperationName } from "../../../shared/platform/kernel/operation-name.ts";
import type { ApiResponse } from "../../support/read-response.ts";

/** What an error response must contain; without `field` its details are free. */
export type ExpectedError = { status: number; code: string; field?: string };

const requestId = /^[A-Za-z0-9._-]{1,128}$/;

/** Expects what every response has: its headers, and none of CORS. */
export function expectCommonHeaders(response: Pick<ApiResponse, "headers">): void {
  expect(response.headers.get("x-request-id")).toMatch(requestId);
  expect(response.headers.get(apiVersionHeader)).toBe(apiVersion);
  const cors = [...response.headers.keys()].filter((name) => name.startsWith("access-control-"));
  expect(cors).toEqual([]);
}

/** Expects the envelope of a response with a body: two members, and `meta` that repeats the headers. */
export function expectEnvelope(response: ApiResponse, member: "data" | "error"): void {
  expectCommonHeaders(response);
  expect(response.headers.get("content-type")).toMatch(/^application\/json(;|$)/);
  expect(Object.keys(response.body ?? {})).toEqual([member, "meta"]);
  expect(response.body?.meta).toMatchObject({
    request_id: response.headers.get("x-request-id"),
    api_version: apiVersion,
  });
}

/** Expects the contract's form of an error response, or the operation's own form. */
export function expectError(response: ApiResponse, operation: OperationName, expected: ExpectedError): void {
  expect({ status: response.status, text: response.text }).toMatchObject({ status: expected.status });
  const isFailedResult = showsFailedResult(operation, expected);
  expectEnvelope(response, isFailedResult ? "data" : "error");
  expect(Object.keys(response.body?.meta ?? {})).toEqual(["request_id", "api_version"]);
  if (showsSentence(operation, expected)) {
    expectSentence(response.body?.error);
    if (expected.field) expect(response.body?.error).toContain(`Cannot read ${expected.field}: `);
  } else if (isFailedResult) {
    expect(response.body?.data).toMatchObject({ status: "failed", result: null });
    expectErrorObject(response.body?.data?.error, expected);
  } else {
    expectErrorObject(response.body?.error, expected);
  }
  expect(response.headers.has("www-authenticate")).toBe(expected.status === 401);
}

function showsSentence(operation: OperationName, { status, code }: ExpectedError): boolean {
  const isEnergy = operation === "daily_energy_expenditure_calculation";
  return isEnergy && status === 400 && code !== "unsupported_api_version";
}

/** Decide reports an invalid body, or a failure behind it, as a failed result. */
function showsFailedResult(operation: OperationName, { status, code }: ExpectedError): boolean {
  const isCommon = [401, 403, 404, 405, 429].includes(status) || code === "unsupported_api_version";
  return operation === "decide" && !isCommon;
}

function expectErrorObject(value: unknown, { code, field }: ExpectedError): void {
  const error = asErrorObject(value);
  const known = ["code", "message", "details"];
  expect(Object.keys(error).filter((name) => !known.includes(name))).toEqual([]);
  expect(error.code).toBe(code);
  expectSentence(error.message);
  if ("details" in error) expect(error.details).toBeTypeOf("object");
  if (field === undefined) return;
  expect(error.details?.field).toBe(field);
  const issues: unknown = error.details?.issues;
  if (!Array.isArray(issues)) return;
  expect(issues[0]).toEqual({ field, message: expect.any(String) });
}

type ErrorObject = { code?: unknown; message?: unknown; details?: { field?: unknown; issues?: unknown } };

function asErrorObject(error: unknown): ErrorObject {
  expect(error).toBeTypeOf("object");
  return Object(error);
}

function expectSentence(text: unknown): void {
  expect(text).toMatch(/^[A-Z].*[^.\s]$/s);
}
