import { describe, expect, it } from "vitest";
import { canonicalJson, readStrictJson } from "../../../shared/platform/kernel/json.ts";

describe("canonical JSON", () => {
  it("gives equal values equal text, whatever the order of their members", () => {
    expect(canonicalJson({ b: [1, { d: null, c: "x" }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
  });

  it("distinguishes arrays by their order", () => {
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  });
});

const syntaxProblem = (message: string) => ({
  problem: expect.stringContaining(message),
});
const fieldProblem = (field: string, message: string) => ({
  value: expect.anything(),
  issue: { field, message: expect.stringContaining(message) },
});

describe("strict JSON", () => {
  it("reads valid text as JSON.parse does", () => {
    const text = '{"a":[1,2.5,-3e2,true,null,"x\\"y\\\\"],"b":{"a":{"a":"a"}}, "c" : "{\\"c\\":1}"}';
    expect(readStrictJson(text)).toEqual({ value: JSON.parse(text), issue: null });
  });

  it("refuses text that is not JSON", () => {
    for (const text of ["{", "{'a':1}", '{"a":1,}', "NaN", '"\\x"']) {
      expect(readStrictJson(text)).toEqual(syntaxProblem("not valid JSON"));
    }
  });

  it("refuses a member name that occurs twice, however it is escaped and however deep", () => {
    for (const text of ['{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '[{"x":{"a":{},"b":[],"a" : 1}}]']) {
      expect(readStrictJson(text)).toEqual(syntaxProblem("occurs twice"));
    }
  });

  it("allows the same name in different objects and as a value", () => {
    const text = '{"a":{"a":"a"},"b":["a","a",{"a":1},{"a":1}],"c":"b"}';
    expect(readStrictJson(text)).toEqual({ value: JSON.parse(text), issue: null });
  });

  it("names the field of a value that cannot be stored or represented", () => {
    expect(readStrictJson('{"a":[{"b":"x\\u0000"}]}')).toEqual(fieldProblem("a[0].b", "U+0000"));
    expect(readStrictJson('{"a":"\\ud800"}')).toEqual(fieldProblem("a", "surrogate"));
    expect(readStrictJson('{"a":{"b":1e400}}')).toEqual(fieldProblem("a.b", "too large"));
    expect(readStrictJson('{"a":{"b\\u0000":1}}')).toEqual(fieldProblem("a", "U+0000"));
  });

  it("keeps a member called __proto__ as a plain member", () => {
    const read = readStrictJson('{"__proto__":{"admin":true}}');
    expect(read).toHaveProperty("value");
    expect(Object.keys("value" in read ? Object(read.value) : {})).toEqual(["__proto__"]);
  });
});
