import { join } from "node:path";
import { expect, test } from "vitest";
import { findService } from "../../../cli/commands/find-service.ts";

const none = { url: undefined, key: undefined, tier: undefined };

test("options take precedence over the environment", () => {
  const variables = { NAS_URL: "https://other.example", NAS_API_KEY: "k2" };
  const options = { ...none, url: "https://one.example/functions/v1/", key: "k1" };
  expect(findService(options, variables)).toEqual({ baseUrl: "https://one.example", apiKey: "k1" });
  expect(findService(none, variables)).toEqual({ baseUrl: "https://other.example", apiKey: "k2" });
});

test("a hosted service requires a key and rejects --tier", () => {
  const options = { ...none, url: "https://one.example" };
  expect(() => findService(options, {})).toThrow(/the API key is missing/);
  expect(() => findService({ ...options, key: "k", tier: "macros" }, {})).toThrow(
    /--tier applies only to the local stack/,
  );
});

test("without a stack the message names the folder", () => {
  const folder = join(import.meta.dirname, "no-such-folder");
  expect(() => findService(none, { DATA_DIR: folder })).toThrow(`no stack is running on ${folder}`);
});
