import { expect, test } from "vitest";
import { splitReasoning } from "../../../console/src/views/decide/decide-view.tsx";

test("the statements of uncertainty are split from the reasoning", () => {
  expect(
    splitReasoning("B has 14.1 g. Uncertain: portions are guessed. General information, no medical advice."),
  ).toEqual({
    statement: "B has 14.1 g.",
    uncertainties: ["Uncertain: portions are guessed.", "General information, no medical advice."],
  });
  expect(splitReasoning("Not known.")).toEqual({ statement: "Not known.", uncertainties: [] });
});
