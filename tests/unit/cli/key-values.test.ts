import { expect, test } from "vitest";
import { readKeyValues } from "../../../cli/admin/keys/key-options.ts";
import { formatScopes } from "../../../cli/admin/keys/print-key.ts";

test("only typed options become values", () => {
  expect(readKeyValues({})).toEqual({});
  expect(readKeyValues({ rate: "5" })).toEqual({ rate_per_minute: 5 });
});

test("scopes are read as operations, as scopes or as all, and formatted in the same way", () => {
  expect(readKeyValues({ scopes: "decode, edge:draft," }).scopes).toEqual(["edge:decode", "edge:draft"]);
  expect(readKeyValues({ scopes: "all" }).scopes).toHaveLength(8);
  for (const scopes of ["all", "decode, draft", "decode, account:symptom_events"])
    expect(formatScopes(readKeyValues({ scopes }).scopes)).toBe(scopes);
});

test("none, default and never remove a value", () => {
  expect(readKeyValues({ tier: "none", quota: "default", expires: "never" })).toEqual({
    tier: null,
    quota_per_month: null,
    expires_at: null,
  });
});

test("an expiry is converted to UTC", () => {
  expect(readKeyValues({ expires: "2030-01-01T02:00:00+02:00" }).expires_at).toBe("2030-01-01T00:00:00.000Z");
});

test.for([
  [{ rate: "-1" }, "Cannot read --rate: -1 is not a whole number"],
  [{ quota: "1e3" }, "Cannot read --quota: 1e3 is not a whole number"],
  [{ scopes: "decode,fly" }, "Cannot read --scopes: unknown scope edge:fly; choose from design, "],
  [{ expires: "soon" }, "Cannot read --expires: soon is not an ISO 8601 time"],
] as const)("a malformed value is rejected: %j", ([options, message]) => {
  expect(() => readKeyValues(options)).toThrow(message);
});
