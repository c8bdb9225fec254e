import { expect, test } from "vitest";
import { readKeyValues } from "../../../cli/operate/keys/read-key-values.ts";
import { tellScopes } from "../../../cli/operate/keys/tell-scopes.ts";

test("only what was typed becomes a value", () => {
  expect(readKeyValues({})).toEqual({});
  expect(readKeyValues({ rate: "5" })).toEqual({ rate_per_minute: 5 });
});

test("scopes are taken by operation, by scope, or all at once, and told as they are taken", () => {
  expect(readKeyValues({ scopes: "decode, edge:draft," }).scopes).toEqual(["edge:decode", "edge:draft"]);
  expect(readKeyValues({ scopes: "all" }).scopes).toHaveLength(8);
  for (const scopes of ["all", "decode, draft", "decode, account:symptom_events"])
    expect(tellScopes(readKeyValues({ scopes }).scopes)).toBe(scopes);
});

test("a value is taken away by its own word", () => {
  expect(readKeyValues({ tier: "none", quota: "default", expires: "never" })).toEqual({
    tier: null,
    quota_per_month: null,
    expires_at: null,
  });
});

test("an expiry is passed on as a moment with its zone", () => {
  expect(readKeyValues({ expires: "2030-01-01T02:00:00+02:00" }).expires_at).toBe("2030-01-01T00:00:00.000Z");
});

test.for([
  [{ rate: "-1" }, "Cannot read --rate: -1 is not a whole number"],
  [{ quota: "1e3" }, "Cannot read --quota: 1e3 is not a whole number"],
  [{ scopes: "decode,fly" }, "Cannot read --scopes: edge:fly is not known; known are design, "],
  [{ expires: "soon" }, "Cannot read --expires: soon is not an ISO 8601 time"],
] as const)("a malformed value is refused: %j", ([options, message]) => {
  expect(() => readKeyValues(options)).toThrow(message);
});
