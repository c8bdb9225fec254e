import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { API_KEY_RANDOM_BYTES, createApiKey } from "../../../shared/kernel/api-key.ts";
import { applyRule, type HeaderRule } from "../../support/cloudflare-api/header-rule.ts";

const RULE_PATH = join(
  import.meta.dirname,
  "..",
  "..",
  "..",
  "deploy",
  "cloudflare",
  "version-key-rule.json",
);
const rule: HeaderRule = JSON.parse(readFileSync(RULE_PATH, "utf8"));
const RANDOM = Uint8Array.from({ length: API_KEY_RANDOM_BYTES }, (_, index) => index * 5);

function keyHeaderOf(apiKey: string, sent?: string) {
  const headers = { "x-api-key": apiKey, ...(sent && { "cloudflare-workers-version-key": sent }) };
  applyRule(rule, headers);
  return headers;
}

test.each(["live", "dev", "staging", "a"])(
  "of a %s key, its id is the version key, and nothing of its secret",
  (environment) => {
    const { id, key } = createApiKey(environment, RANDOM);
    expect(keyHeaderOf(key)).toEqual({ "x-api-key": key, "cloudflare-workers-version-key": id });
  },
);

test("a caller's own version key is replaced", () => {
  const { id, key } = createApiKey("live", RANDOM);
  expect(keyHeaderOf(key, "mine")).toMatchObject({ "cloudflare-workers-version-key": id });
});

test("without a key of ours no version key is set", () => {
  expect(keyHeaderOf("something else")).toEqual({ "x-api-key": "something else" });
  expect(keyHeaderOf("nas_live_short")).toEqual({ "x-api-key": "nas_live_short" });
});

test("the rule takes no regular expression, which not every plan has", () => {
  expect(JSON.stringify(rule)).not.toMatch(/matches|regex_replace/);
});
