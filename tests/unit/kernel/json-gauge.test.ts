import { describe, expect, it } from "vitest";
import { createJsonGauge, type JsonProblem } from "../../../shared/platform/kernel/json-gauge.ts";

/** The first problem of a text that arrives in pieces of so many bytes. */
function measure(text: string, pieceBytes = text.length, maxBareBytes = 1_000_000): JsonProblem | null {
  const bytes = new TextEncoder().encode(text);
  const gauge = createJsonGauge({ maxBareBytes });
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const problem = gauge(bytes.subarray(at, at + pieceBytes));
    if (problem) return problem;
  }
  return null;
}

const tooDeep = { kind: "syntax", message: expect.stringContaining("32 levels") };
const tooMany = { kind: "size", message: expect.stringContaining("20000 values") };

describe("JSON that arrives", () => {
  it("may be nested to the maximum and not one level more", () => {
    expect(measure("[".repeat(32) + "]".repeat(32))).toBeNull();
    expect(measure("[".repeat(33) + "]".repeat(33))).toEqual(tooDeep);
    expect(measure('{"a":'.repeat(33))).toEqual(tooDeep);
    expect(measure("[]".repeat(100))).toBeNull();
  });

  it("may hold the maximum of values and not one more", () => {
    const list = (count: number) => `{"a":[${Array(count).fill('"x, y"').join(",")}]}`;
    expect(measure(list(20_000))).toBeNull();
    expect(measure(list(20_001))).toEqual(tooMany);
    const members = Array.from({ length: 20_001 }, (_, index) => `"k${index}":1`);
    expect(measure(`{${members.join(",")}}`)).toEqual(tooMany);
  });

  it("may be long in its strings, but not outside of them", () => {
    expect(measure(`{"a":"${"x".repeat(10_000)}"}`, 100, 50)).toBeNull();
    expect(measure(`{"a":${" ".repeat(100)}1}`, 7, 50)).toMatchObject({ kind: "size" });
  });

  it.each([1, 2, 3, 1000])("is measured alike in pieces of %i bytes", (pieceBytes) => {
    const strings = ['"[[["', '"\\\\"', '"\\"[[["', '"a\\\\\\"[,,"', '"é["'];
    expect(measure(`[${strings.join(",").repeat(50)}]`, pieceBytes)).toBeNull();
    expect(measure(`${strings.join("[").repeat(9)}`, pieceBytes)).toEqual(tooDeep);
  });

  it("is rejected as soon as it is too deep, however much follows", () => {
    const gauge = createJsonGauge({ maxBareBytes: 1_000_000 });
    const endless = new Uint8Array(1000).fill(0x5b);
    expect(gauge(endless)).toEqual(tooDeep);
  });
});
