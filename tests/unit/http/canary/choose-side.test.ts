import { describe, expect, it } from "vitest";
import { chooseCanary } from "../../../../shared/platform/http/canary/choose-side.ts";
import { apiKeyRandomBytes, createApiKey } from "../../../../shared/platform/kernel/api-key.ts";
import type { Canary } from "../../../../shared/platform/kernel/canary.ts";
import {
  overrideVersion,
  versionOverridesHeader,
} from "../../../../shared/platform/kernel/version-override.ts";

const keys = Array.from({ length: 400 }, (_, index) => {
  const bytes = Uint8Array.from({ length: apiKeyRandomBytes }, (_, place) => (index * 31 + place * 7) % 251);
  return createApiKey("test", bytes).key;
});
const [key = ""] = keys;

/** Whether requests with these headers go to the canary, and how often it was asked for. */
async function choose(headers: Record<string, string>, canary: Canary | null, followsKey = true) {
  let reads = 0;
  const request = { operation: "decode", headers: new Headers(headers), followsKey, version: "old" } as const;
  const chosen = await chooseCanary(request, async () => {
    reads++;
    return canary;
  });
  return { isCanary: chosen !== null, reads };
}

async function listKeysOf(canary: Canary): Promise<string[]> {
  const sides = await Promise.all(keys.map((each) => choose({ "x-api-key": each }, canary)));
  return keys.filter((_, index) => sides[index]?.isCanary);
}

const select = (...versions: string[]) => ({
  [versionOverridesHeader]: versions.map((version) => overrideVersion("decode", version)).join(", "),
});

describe("a key", () => {
  it("stays on its side, and only moves to the canary as the share grows", async () => {
    const ten = await listKeysOf({ version: "new", share: 10 });
    const sixty = await listKeysOf({ version: "new", share: 60 });
    expect(await listKeysOf({ version: "new", share: 10 })).toEqual(ten);
    expect(sixty).toEqual(expect.arrayContaining(ten));
    expect(ten.length).toBeGreaterThan(20);
    expect(ten.length).toBeLessThan(60);
    expect(sixty.length).toBeGreaterThan(200);
    expect(sixty.length).toBeLessThan(280);
  });

  it("is not the first in every canary", async () => {
    const one = await listKeysOf({ version: "new", share: 10 });
    const other = await listKeysOf({ version: "newer", share: 10 });
    expect(one.filter((each) => other.includes(each)).length).toBeLessThan(one.length / 2);
  });

  it("belongs to the function itself without a canary, and while its share is 0", async () => {
    expect(await choose({ "x-api-key": key }, null)).toEqual({ isCanary: false, reads: 1 });
    expect(await listKeysOf({ version: "new", share: 0 })).toEqual([]);
  });
});

it.each([
  ["without a key", {}, true],
  ["with a mistyped key", { "x-api-key": `${key}0` }, true],
  ["of another route", { "x-api-key": key }, false],
])("a request %s is served here, without a look at the database", async (_, headers, followsKey) => {
  const side = await choose(headers, { version: "new", share: 99 }, followsKey);
  expect(side).toEqual({ isCanary: false, reads: 0 });
});

describe("a request that selects a version", () => {
  const canary = { version: "new", share: 50 };

  it("gets that version, whatever its key and its route are", async () => {
    for (const each of keys.slice(0, 8)) {
      const own = await choose({ "x-api-key": each, ...select("old") }, canary);
      expect(own).toEqual({ isCanary: false, reads: 0 });
      const other = await choose({ "x-api-key": each, ...select("new") }, { ...canary, share: 0 });
      expect(other.isCanary).toBe(true);
    }
    expect((await choose(select("new"), canary, false)).isCanary).toBe(true);
    expect((await choose(select("x", "new"), canary, false)).isCanary).toBe(true);
  });

  it("follows its key if the version is neither of both, or another operation's", async () => {
    const byKey = await Promise.all(keys.map((each) => choose({ "x-api-key": each }, canary)));
    for (const others of [select("gone"), { [versionOverridesHeader]: 'draft="new"' }]) {
      const sides = await Promise.all(keys.map((each) => choose({ "x-api-key": each, ...others }, canary)));
      expect(sides.map(({ isCanary }) => isCanary)).toEqual(byKey.map(({ isCanary }) => isCanary));
    }
  });
});
