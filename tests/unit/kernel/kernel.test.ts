import { describe, expect, it } from "vitest";
import { editDistance } from "../../../shared/language/spelling.ts";
import { isErrorCode } from "../../../shared/platform/kernel/error-code.ts";
import { equalInConstantTime } from "../../../shared/platform/kernel/hash.ts";
import { describeCause, fieldError, formatFieldPath } from "../../../shared/platform/kernel/service-error.ts";
import { createUuidV7, readUuidV7TimeMs } from "../../../shared/platform/kernel/uuid.ts";

describe("UUID version 7", () => {
  const random = Uint8Array.from([0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4, 5, 6]);

  it("carries its time, version and variant", () => {
    expect(createUuidV7(0x017f22e279b0, random)).toBe("017f22e2-79b0-7fff-bfff-010203040506");
  });

  it("gives back its time, which no other text does", () => {
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

describe("edit distance", () => {
  it("counts a swap of neighbours as one edit", () => {
    expect(editDistance("protien", "protein")).toBe(1);
    expect(editDistance("cholestrol", "cholesterol")).toBe(1);
    expect(editDistance("kitten", "sitting")).toBe(3);
    expect(editDistance("", "abc")).toBe(3);
    expect(editDistance("same", "same")).toBe(0);
  });
});

it("two secrets are equal only when all of their characters are", async () => {
  expect(await equalInConstantTime("secret", "secret")).toBe(true);
  expect(await equalInConstantTime("secret", "secre")).toBe(false);
  expect(await equalInConstantTime("", "secret")).toBe(false);
  // Digests that end alike, and digests that begin alike.
  expect(await equalInConstantTime("guess-15", "secret")).toBe(false);
  expect(await equalInConstantTime("guess42", "secret")).toBe(false);
});

it("a field path is written as in code", () => {
  expect(formatFieldPath(["items", 0, "unit"])).toBe("items[0].unit");
  expect(formatFieldPath([])).toBe("");
});

it("an error of the whole body names the body", () => {
  const error = fieldError("validation_error", [{ field: "", message: "must be consistent" }]);
  expect(error.message).toBe("Cannot read the body: must be consistent");
  expect(error.details).toMatchObject({ field: "" });
});

it("only the codes of the contract are error codes", () => {
  expect(isErrorCode("quota_exceeded")).toBe(true);
  for (const text of ["", "ok", "toString", "constructor", "__proto__"])
    expect(isErrorCode(text)).toBe(false);
});

it("the log gets the cause of a failure, or the failure itself where it has none", () => {
  const cause = new Error("the address does not resolve");
  expect(describeCause(new Error("shown", { cause }))).toContain("the address does not resolve");
  expect(describeCause(new Error("alone"))).toContain("alone");
  expect(describeCause("text")).toBe("text");
});
