import { expect, it } from "vitest";
import {
  apiKeyRandomBytes,
  createApiKey,
  hashApiKey,
  parseApiKey,
  rotateApiKey,
} from "../../../shared/platform/kernel/api-key.ts";

const random = Uint8Array.from({ length: apiKeyRandomBytes }, (_, index) => index * 5);

it("a created key parses to its environment and id", () => {
  const { id, key } = createApiKey("live", random);
  expect(parseApiKey(key)).toEqual({ environment: "live", id });
});

it("a key with any one character changed, dropped or added is refused", () => {
  const { key } = createApiKey("live", random);
  for (let index = 0; index < key.length; index++) {
    const other = key[index] === "x" ? "y" : "x";
    expect(parseApiKey(key.slice(0, index) + other + key.slice(index + 1)), `changed at ${index}`).toBeNull();
    expect(parseApiKey(key.slice(0, index) + key.slice(index + 1)), `dropped at ${index}`).toBeNull();
  }
  expect(parseApiKey(`${key}0`)).toBeNull();
  expect(parseApiKey(` ${key}`)).toBeNull();
});

it("a rotated key keeps its id and has another secret", () => {
  const { id, key } = createApiKey("live", random);
  const rotated = rotateApiKey("live", id, random.toReversed());
  expect(parseApiKey(rotated)).toEqual({ environment: "live", id });
  expect(rotated).not.toBe(key);
});

it("the checksum is CRC-32 in base 62, so keys created by other tools parse", () => {
  const body = `nas_live_${"a".repeat(12)}_${"B".repeat(32)}`;
  expect(parseApiKey(`${body}1dt9mk`)).toEqual({ environment: "live", id: "aaaaaaaaaaaa" });
});

it("every random byte after the id becomes part of the secret", () => {
  const { key } = createApiKey("live", random);
  for (let index = 12; index < apiKeyRandomBytes; index++) {
    const other = random.with(index, (random[index] ?? 0) ^ 1);
    expect(createApiKey("live", other).key, `byte ${index}`).not.toBe(key);
  }
});

it("the stored form of a key is its SHA-256 and does not contain it", async () => {
  expect(await hashApiKey("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

it("an environment name that is not lower-case letters is refused", () => {
  expect(() => createApiKey("Live_1", random)).toThrow(/lower-case/);
});
