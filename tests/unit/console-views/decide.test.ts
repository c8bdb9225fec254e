import { expect, test } from "vitest";
import { splitReasoning } from "../../../console/src/views/decide/split-reasoning.ts";

test("what a decision says of its own uncertainty is parted from its reasons", () => {
  expect(
    splitReasoning("B has 14.1 g. Uncertain: portions are guessed. General information, no medical advice."),
  ).toEqual({
    statement: "B has 14.1 g.",
    uncertainties: ["Uncertain: portions are guessed.", "General information, no medical advice."],
  });
  expect(splitReasoning("Not known.")).toEqual({ statement: "Not known.", uncertainties: [] });
});
