import { expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

it("percents behind several foods say how much of each was eaten", () => {
  expect(showPhrases("soup (50%), roll (0%), pear (100%)")).toEqual(["soup × 0.5", "pear"]);
});

it("a single one says what it is", () => {
  expect(showPhrases("yogurt (2%), pear")).not.toContain("yogurt × 0.02");
});
