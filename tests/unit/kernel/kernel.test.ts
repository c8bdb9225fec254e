import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../../shared/kernel/canonical-json.ts";
import { equalInConstantTime } from "../../../shared/kernel/constant-time.ts";
import { describeCause } from "../../../shared/kernel/describe-cause.ts";
import { editDistance } from "../../../shared/kernel/edit-distance.ts";
import { isErrorCode } from "../../../shared/kernel/error-code.ts";
import { fieldError, formatFieldPath } from "../../../shared/kernel/field-error.ts";
import { createUuidV7, readUuidV7TimeMs } from "../../../shared/kernel/uuid.ts";

describe("UUID version 7", () => {
  const random = Uint8Array.from([0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4, 5, 6]);

  it("carries its time, version and variant", () => {
    expect(createUuidV7(0x017f22e279b0, random)).toBe("017f22e2-79b0-7fff-bfff-010203040506");
  });

  it("gives its time back, which no other text does", () => {
    expect(readUuidV7TimeMs(createUuidV7(1_800_000_000_001, random))).toBe(1_800_000_000_001);
    for (const text of [
      "",
      "x",
      "017f22e2-79b0-4fff-bfff-010203040506",
      "../017f22e2-79b0-7fff-bfff-010203040506",
    ])
      expect(readUuidV7TimeMs(text)).toBeNull();
  });

  it("sorts by time", () => {
    const later = createUuidV7(1_800_000_000_001, new Uint8Array(10));
    expect(createUuidV7(1_800_000_000_000, random) < later).toBe(true);
  });
});

describe("canonical JSON", () => {
  it("gives equal values equal text, whatever their member order", () => {
    expect(canonicalJson({ b: [1, { d: null, c: "x" }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
  });

  it("tells arrays of different order apart", () => {
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  });
});

describe("edit distance", () => {
  it("counts a swap of neighbours as one edit", () => {
    expect(editDistance("protien", "protein")).toBe(1);
    expect(editDistance("cholestrol", "cholesterol")).toBe(1);
    expect(editDistance("kitten", "sitting")).toBe(3);
    expect(editDistance("", "abc")).toBe(3);
    expect(editDistance("same", "same")).toBe(0);
  });
});

it("secrets are equal only when every character is", async () => {
  expect(await equalInConstantTime("secret", "secret")).toBe(true);
  expect(await equalInConstantTime("secret", "secre")).toBe(false);
  expect(await equalInConstantTime("", "secret")).toBe(false);
  // Digests that end alike, and digests that begin alike.
  expect(await equalInConstantTime("guess-15", "secret")).toBe(false);
  expect(await equalInConstantTime("guess42", "secret")).toBe(false);
});

it("a field path reads as code would", () => {
  expect(formatFieldPath(["items", 0, "unit"])).toBe("items[0].unit");
  expect(formatFieldPath([])).toBe("");
});

it("an error of the whole body says so", () => {
  const error = fieldError("validation_error", [{ field: "", message: "must be consistent" }]);
  expect(error.message).toBe("Cannot read the body: must be consistent");
  expect(error.details).toMatchObject({ field: "" });
});

it("only the contract's own words are error codes", () => {
  expect(isErrorCode("quota_exceeded")).toBe(true);
  for (const text of ["", "ok", "toString", "constructor", "__proto__"])
    expect(isErrorCode(text)).toBe(false);
});

it("the log is told what lies behind a failure, else the failure itself", () => {
  const cause = new Error("the address does not resolve");
  expect(describeCause(new Error("shown", { cause }))).toContain("the address does not resolve");
  expect(describeCause(new Error("alone"))).toContain("alone");
  expect(describeCause("text")).toBe("text");
});
