import { describe, expect, test } from "vitest";
import { requireSafeRequest } from "../../../shared/domain/safety/mod.ts";

describe("a recipe or plan is refused with a sentence of care", () => {
  test.each([
    ["a meal plan for my last week, I want to kill myself", /get help now/],
    ["meals that are easy to throw up on purpose", /eating disorder/],
    ["I'm anorexic, plan me 400 kcal a day", /eating disorder/],
  ])("%s", (text, message) => {
    expect(() => requireSafeRequest(text, {})).toThrow(message);
    expect(() => requireSafeRequest(text, {})).toThrow(
      expect.objectContaining({
        code: "validation_error",
        details: expect.objectContaining({ field: "request_text" }),
      }),
    );
  });
});

describe("and not refused where it is asked for help to eat", () => {
  test.each([
    "recovering from anorexia, a rich smoothie to gain weight",
    "a 7 day vegan plan with 1500 kcal a day",
    "cheesecake to die for",
    "spaghetti alle vongole: purge the clams in salt water for an hour",
    "",
  ])("%s", (text) => {
    expect(() => requireSafeRequest(text, {})).not.toThrow();
  });
});
