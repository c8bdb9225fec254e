import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apiKeyRandomBytes, createApiKey } from "../../../shared/platform/kernel/api-key.ts";
import { applyRule, type HeaderRule } from "../../support/cloudflare-api/header-rule.ts";

const rulePath = join(import.meta.dirname, "..", "..", "..", "deploy", "cloudflare", "version-key-rule.json");
const rule: HeaderRule = JSON.parse(readFileSync(rulePath, "utf8"));
const random = Uint8Array.from({ length: apiKeyRandomBytes }, (_, index) => index * 5);

function keyHeaderOf(apiKey: string, sent?: string) {
  const headers = { "x-api-key": apiKey, ...(sent && { "cloudflare-workers-version-key": sent }) };
  applyRule(rule, headers);
  return headers;
}

test.each(["live", "dev", "staging", "a"])(
  "the version key of a %s key is its id, without any part of its secret",
  (environment) => {
    const { id, key } = createApiKey(environment, random);
    expect(keyHeaderOf(key)).toEqual({ "x-api-key": key, "cloudflare-workers-version-key": id });
  },
);

test("a caller's own version key is replaced", () => {
  const { id, key } = createApiKey("live", random);
  expect(keyHeaderOf(key, "mine")).toMatchObject({ "cloudflare-workers-version-key": id });
});

test("without a key of the service no version key is set", () => {
  expect(keyHeaderOf("something else")).toEqual({ "x-api-key": "something else" });
  expect(keyHeaderOf("nas_live_short")).toEqual({ "x-api-key": "nas_live_short" });
});

test("the rule uses no regular expression: not every plan supports them", () => {
  expect(JSON.stringify(rule)).not.toMatch(/matches|regex_replace/);
});
