import { expect } from "vitest";
import { apiVersion, apiVersionHeader } from "../../../shared/platform/kernel/api-version.ts";
import type { OperationName } from "../../../shared/platform/kernel/operation-name.ts";
import type { ApiAnswer } from "../../support/read-answer.ts";

/** What an error answer must say; without `field` its details are free. */
export type ExpectedError = { status: number; code: string; field?: string };

const requestId = /^[A-Za-z0-9._-]{1,128}$/;

/** Holds what is true of every answer: its headers, and no sign of CORS. */
export function expectCommonHeaders(answer: Pick<ApiAnswer, "headers">): void {
  expect(answer.headers.get("x-request-id")).toMatch(requestId);
  expect(answer.headers.get(apiVersionHeader)).toBe(apiVersion);
  const cors = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
  expect(cors).toEqual([]);
}

/** Holds an answer with a body to the envelope: two members, and `meta` that repeats the headers. */
export function expectEnvelope(answer: ApiAnswer, member: "data" | "error"): void {
  expectCommonHeaders(answer);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json(;|$)/);
  expect(Object.keys(answer.body ?? {})).toEqual([member, "meta"]);
  expect(answer.body?.meta).toMatchObject({
    request_id: answer.headers.get("x-request-id"),
    api_version: apiVersion,
  });
}

/** Holds an error answer to the contract's form; an operation's own form is known here. */
export function expectError(answer: ApiAnswer, operation: OperationName, expected: ExpectedError): void {
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: expected.status });
  const isFailedResult = showsFailedResult(operation, expected);
  expectEnvelope(answer, isFailedResult ? "data" : "error");
  expect(Object.keys(answer.body?.meta ?? {})).toEqual(["request_id", "api_version"]);
  if (showsSentence(operation, expected)) {
    expectSentence(answer.body?.error);
    if (expected.field) expect(answer.body?.error).toContain(`Cannot read ${expected.field}: `);
  } else if (isFailedResult) {
    expect(answer.body?.data).toMatchObject({ status: "failed", result: null });
    expectErrorObject(answer.body?.data?.error, expected);
  } else {
    expectErrorObject(answer.body?.error, expected);
  }
  expect(answer.headers.has("www-authenticate")).toBe(expected.status === 401);
}

function showsSentence(operation: OperationName, { status, code }: ExpectedError): boolean {
  const isEnergy = operation === "daily_energy_expenditure_calculation";
  return isEnergy && status === 400 && code !== "unsupported_api_version";
}

/** Decide tells what is wrong with a body, or behind it, as a failed result. */
function showsFailedResult(operation: OperationName, { status, code }: ExpectedError): boolean {
  const isCommon = [401, 403, 404, 405, 429].includes(status) || code === "unsupported_api_version";
  return operation === "decide" && !isCommon;
}

function expectErrorObject(told: unknown, { code, field }: ExpectedError): void {
  const error = asErrorObject(told);
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

function asErrorObject(told: unknown): ErrorObject {
  expect(told).toBeTypeOf("object");
  return Object(told);
}

function expectSentence(text: unknown): void {
  expect(text).toMatch(/^[A-Z].*[^.\s]$/s);
}
