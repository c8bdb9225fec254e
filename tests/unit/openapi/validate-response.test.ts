import { describe, expect, it } from "vitest";
import { type ReceivedResponse, validateResponse } from "../../support/validate-response.ts";

const meta = { request_id: "order-7", api_version: "2026-07-10" };
const responseHeaders = {
  "content-type": "application/json",
  "x-request-id": "order-7",
  "service-api-version": "2026-07-10",
};
const compound = { status: "resolved", compound_id: "1003", canonical_name: "Protein" };
const query = { method: "GET", path: "/functions/v1/get_decode_compound_id?q=Protein" };
const notAllowed = {
  error: { code: "method_not_allowed", message: "Cannot serve PUT: use GET" },
  meta: meta,
};
const nothing = { error: { code: "invalid_request", message: "Cannot serve: there is nothing" }, meta: meta };

type Change = { status?: number; headers?: Record<string, string>; body?: unknown };

function makeResponse({ status = 200, headers = {}, body = { data: compound, meta: meta } }: Change = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return {
    status,
    headers: new Headers({ ...responseHeaders, ...headers }),
    text,
  } satisfies ReceivedResponse;
}

function without(name: string): ReceivedResponse {
  const given = makeResponse();
  given.headers.delete(name);
  return given;
}

describe("a response of an operation is accepted", () => {
  it.each([
    ["that the document describes", query, makeResponse()],
    [
      "with limits",
      query,
      makeResponse({ headers: { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "59" } }),
    ],
    ["without the prefix", { ...query, path: "/get_decode_compound_id?q=Protein" }, makeResponse()],
    [
      "to a method that it does not have",
      { ...query, method: "PUT" },
      makeResponse({ status: 405, headers: { allow: "GET" }, body: notAllowed }),
    ],
    [
      "to HEAD, which has no body",
      { ...query, method: "HEAD" },
      makeResponse({ status: 405, headers: { allow: "GET" }, body: "" }),
    ],
    [
      "to a path below it where nothing is",
      { ...query, path: "/functions/v1/decode/nothing" },
      makeResponse({ status: 404, body: nothing }),
    ],
    [
      "of another route",
      { method: "POST", path: "/functions/v1/decode/work" },
      makeResponse({ status: 418 }),
    ],
    ["of another service", { method: "GET", path: "/rest/v1/decode" }, makeResponse({ status: 418 })],
  ])("%s", (_, sent, received) => {
    expect(() => validateResponse(sent, received)).not.toThrow();
  });
});

describe("a response of an operation is rejected", () => {
  const { status: _, ...withoutStatus } = compound;

  it.each([
    ["under another status", makeResponse({ status: 418 }), /418 .*has no response with this status/],
    ["without the request id", without("x-request-id"), /header x-request-id is missing/],
    ["without the version", without("service-api-version"), /header service-api-version is missing/],
    [
      "of a malformed id",
      makeResponse({ headers: { "x-request-id": "a b" } }),
      /x-request-id: a b must match/,
    ],
    [
      "of a limit that is not a number",
      makeResponse({ headers: { "x-ratelimit-limit": "many" } }),
      /x-ratelimit-limit: many must be integer/,
    ],
    [
      "with a header of another operation",
      makeResponse({ headers: { "x-operational-ratelimit-limit": "60" } }),
      /does not list the header x-operational-ratelimit-limit/,
    ],
    [
      "of another media type",
      makeResponse({ headers: { "content-type": "text/html" } }),
      /media type is text\/html/,
    ],
    ["that lacks a member", makeResponse({ body: { data: withoutStatus, meta: meta } }), /\/data /],
    ["with an unknown member", makeResponse({ body: { data: compound, meta: meta, more: 1 } }), /additional/],
    [
      "with a code that the route does not have",
      makeResponse({
        status: 400,
        body: { ...nothing, error: { ...nothing.error, code: "too_many_options" } },
      }),
      /must be equal to one of the allowed values/,
    ],
  ])("%s", (_, received, problem) => {
    expect(() => validateResponse(query, received)).toThrow(problem);
  });
});
