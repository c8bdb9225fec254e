import { describe, expect, it } from "vitest";
import { splitQuestion } from "../../../functions/decide/engine/question/split-question.ts";
import { describeNotCompared } from "../../../functions/decide/engine/reasoning/not-compared.ts";

describe("a clause before the options that only says why", () => {
  it.each([
    "Recovering from a long week, dates or walnuts with my tea?",
    "Since there is no bread left, dates or walnuts?",
    "Given that my knee hurts, should it be dates or walnuts?",
    "Muesli for my daughter, dates on it or walnuts?",
    "Tea time: dates, not sure how old they are, or walnuts?",
  ])("%s", (text) => {
    expect(splitQuestion(text, []).map(({ label }) => label)).toEqual(["dates", "walnuts"]);
  });
});

describe("what composition does not show", () => {
  it.each([
    ["Which is the cheapest?", ["Only nutrition is compared here, not price"]],
    [
      "Which tastes better and is greener?",
      ["Only nutrition is compared here, not taste and the environment"],
    ],
    ["Which has more fibre?", []],
  ])("%s", (text, stated) => {
    expect(describeNotCompared(text)).toEqual(stated);
  });
});
