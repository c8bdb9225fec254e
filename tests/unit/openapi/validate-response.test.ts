import { describe, expect, it } from "vitest";
import { type ReceivedAnswer, validateAnswer } from "../../support/validate-answer.ts";

const meta = { request_id: "order-7", api_version: "2026-07-10" };
const answerHeaders = {
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

function answer({ status = 200, headers = {}, body = { data: compound, meta: meta } }: Change = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { status, headers: new Headers({ ...answerHeaders, ...headers }), text } satisfies ReceivedAnswer;
}

function without(name: string): ReceivedAnswer {
  const given = answer();
  given.headers.delete(name);
  return given;
}

describe("an answer of an operation passes", () => {
  it.each([
    ["that the document tells of", query, answer()],
    ["with limits", query, answer({ headers: { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "59" } })],
    ["without the prefix", { ...query, path: "/get_decode_compound_id?q=Protein" }, answer()],
    [
      "to a method that it does not have",
      { ...query, method: "PUT" },
      answer({ status: 405, headers: { allow: "GET" }, body: notAllowed }),
    ],
    [
      "to HEAD, which has no body",
      { ...query, method: "HEAD" },
      answer({ status: 405, headers: { allow: "GET" }, body: "" }),
    ],
    [
      "to a path below it where nothing is",
      { ...query, path: "/functions/v1/decode/nothing" },
      answer({ status: 404, body: nothing }),
    ],
    ["of another route", { method: "POST", path: "/functions/v1/decode/work" }, answer({ status: 418 })],
    ["of another service", { method: "GET", path: "/rest/v1/decode" }, answer({ status: 418 })],
  ])("%s", (_, sent, received) => {
    expect(() => validateAnswer(sent, received)).not.toThrow();
  });
});

describe("an answer of an operation is refused", () => {
  const { status: _, ...withoutStatus } = compound;

  it.each([
    ["under another status", answer({ status: 418 }), /418 .*tells of no such answer/],
    ["without the request id", without("x-request-id"), /header x-request-id is missing/],
    ["without the version", without("service-api-version"), /header service-api-version is missing/],
    ["of a malformed id", answer({ headers: { "x-request-id": "a b" } }), /x-request-id: a b must match/],
    [
      "of a limit that is no number",
      answer({ headers: { "x-ratelimit-limit": "many" } }),
      /x-ratelimit-limit: many must be integer/,
    ],
    [
      "with a header of another operation",
      answer({ headers: { "x-operational-ratelimit-limit": "60" } }),
      /does not tell of the header x-operational-ratelimit-limit/,
    ],
    [
      "of another media type",
      answer({ headers: { "content-type": "text/html" } }),
      /media type is text\/html/,
    ],
    ["that lacks a member", answer({ body: { data: withoutStatus, meta: meta } }), /\/data /],
    ["with an unknown member", answer({ body: { data: compound, meta: meta, more: 1 } }), /additional/],
    [
      "with a code that is none of its own",
      answer({ status: 400, body: { ...nothing, error: { ...nothing.error, code: "too_many_options" } } }),
      /must be equal to one of the allowed values/,
    ],
  ])("%s", (_, received, problem) => {
    expect(() => validateAnswer(query, received)).toThrow(problem);
  });
});
