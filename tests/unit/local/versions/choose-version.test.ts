import { describe, expect, test } from "vitest";
import { chooseVersion } from "../../../../supabase/local/versions/choose-version.ts";
import type { Deployment } from "../../../../supabase/local/versions/deployment.ts";

const someKeyIds = Array.from({ length: 10_000 }, (_, index) => `key${index.toString(36).padStart(9, "0")}`);
const nobody = { override: null, keyId: null, random: 0 };

const share = (percent: number): Deployment => [
  { version: "old", share: 100 - percent },
  { version: "new", share: percent },
];
const choose = (deployment: Deployment, keyId: string) =>
  chooseVersion(deployment, { override: null, keyId, random: 0 });
const keysOfNew = (deployment: Deployment, keyIds = someKeyIds) =>
  new Set(keyIds.filter((keyId) => choose(deployment, keyId) === "new"));

describe("a key", () => {
  // Three standard deviations of a share of 10,000 keys are at most 1.5 percent.
  test.for([1, 10, 50, 90])("goes to a version of %i %% as often as that says", (percent) => {
    const found = (keysOfNew(share(percent)).size / someKeyIds.length) * 100;
    expect(Math.abs(found - percent)).toBeLessThan(1.5);
  });

  test("stays on the new version while its share grows", () => {
    const keyIds = someKeyIds.slice(0, 1_000);
    let earlier = new Set<string>();
    for (const percent of [0, 1, 2, 5, 10, 20, 35, 50, 80, 99, 100]) {
      const current = keysOfNew(share(percent), keyIds);
      expect([...earlier].filter((keyId) => !current.has(keyId))).toEqual([]);
      earlier = current;
    }
    expect(earlier.size).toBe(keyIds.length);
  });

  test("gets the same version in either order of the versions, and every time", () => {
    for (const keyId of someKeyIds.slice(0, 500))
      expect(choose(share(50).toReversed(), keyId)).toBe(choose(share(50), keyId));
  });

  test("is not always among the first: another pair of versions is tried by other keys", () => {
    const next = [
      { version: "new", share: 90 },
      { version: "newer", share: 10 },
    ];
    const first = keysOfNew(share(10), someKeyIds.slice(0, 2_000));
    const again = [...first].filter((keyId) => choose(next, keyId) === "newer");
    expect(again.length / first.size).toBeLessThan(0.2);
  });

  test("never gets a version without a share", () => {
    expect(keysOfNew(share(0), someKeyIds.slice(0, 1_000)).size).toBe(0);
  });
});

describe("a request without a key", () => {
  test.for([
    [0, "old"],
    [0.899, "old"],
    [0.9, "new"],
    [0.999, "new"],
  ] as const)("goes by chance: at %d to the %s version", ([random, version]) => {
    expect(chooseVersion(share(10), { ...nobody, random })).toBe(version);
  });

  test("never gets a version without a share", () => {
    for (const random of [0, 0.5, 0.999]) {
      expect(chooseVersion(share(0), { ...nobody, random })).toBe("old");
      expect(chooseVersion(share(100), { ...nobody, random })).toBe("new");
    }
  });
});

describe("an override", () => {
  test("reaches the version that it names, even one without a share", () => {
    for (const keyId of [null, ...someKeyIds.slice(0, 20)]) {
      expect(chooseVersion(share(0), { override: "new", keyId, random: 0 })).toBe("new");
      expect(chooseVersion(share(100), { override: "old", keyId, random: 0 })).toBe("old");
    }
  });

  test("an override that names no version of the deployment is ignored", () => {
    expect(chooseVersion(share(0), { override: "gone", keyId: "k", random: 0.5 })).toBe("old");
  });
});

test("a deployment in which nothing serves is an error, not a guess", () => {
  expect(() => chooseVersion([], nobody)).toThrow("Cannot choose a version: none has a share");
});
