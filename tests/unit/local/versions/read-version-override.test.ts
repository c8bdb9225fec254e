import { expect, test } from "vitest";
import { readVersionOverride } from "../../../../supabase/local/versions/read-chooser.ts";
import { measureCpuMs } from "../../../support/measure-cpu.ts";

test.for([
  ["alone", 'decode="abc"'],
  ["among other functions", 'draft="1", decode="abc",design="2"'],
  ["with tabs and spaces around the comma", ' draft="1"\t , \tdecode="abc" '],
  ["the last one of two", 'decode="1", decode="abc"'],
  ["with parameters", 'decode="abc";a;b=1; c="x"'],
  [
    "beside members of every other kind",
    'a, b;q, c=?0, d=-12.5, e=tok/en, f=:aGk=:, g=@1659578233, h=(1 "2" x;y);z, i=%"f%c3%bc", *j=(), decode="abc"',
  ],
] as const)("the version of a function is read %s", ([, header]) => {
  expect(readVersionOverride(header, "decode")).toBe("abc");
});

test.for(["decode_symptoms", "decode-symptoms"])(
  "a function is known as its path and its Worker are: %s",
  (name) => {
    expect(readVersionOverride(`decode="1", ${name}="2"`, "decode_symptoms")).toBe("2");
  },
);

test("escaped characters of a version are unescaped", () => {
  expect(readVersionOverride(String.raw`decode="a\"b\\c"`, "decode")).toBe(String.raw`a"b\c`);
});

test.for([
  ["absent", undefined],
  ["empty", ""],
  ["of another function", 'draft="abc"'],
  ["of a function whose name only begins so", 'decode_symptoms="abc"'],
  ["without a value", "decode"],
  ["that is not a string", "decode=abc"],
  ["that is a list", 'decode=("abc")'],
  ["replaced by one that is not a string", 'decode="abc", decode=1'],
  ["with a quotation mark left open", 'decode="abc'],
  ["with an escape that is none", String.raw`decode="a\bc"`],
  ["beyond ASCII", 'decode="ä"'],
  ["before a comma with nothing behind", 'decode="abc",'],
  ["before something malformed", 'decode="abc", Draft="1"'],
  ["behind something malformed", '=1, decode="abc"'],
  ["with a space around the sign", 'decode = "abc"'],
  ["without a comma", 'decode="abc" draft="1"'],
  ["in a header of no sensible length", `a="${"x".repeat(4_100)}", decode="abc"`],
] as const)("a version %s names none", ([, header]) => {
  expect(readVersionOverride(header, "decode")).toBeNull();
});

test("a header built to be slow is read fast", () => {
  const parts = [
    "a;".repeat(2_000),
    `a=(${"1 ".repeat(2_000)}`,
    `a${";a=1".repeat(1_000)}!`,
    "a,".repeat(2_000),
  ];
  const tookMs = measureCpuMs(() => {
    for (const part of parts) expect(readVersionOverride(part, "decode")).toBeNull();
  });
  expect(tookMs).toBeLessThan(2_000);
});
