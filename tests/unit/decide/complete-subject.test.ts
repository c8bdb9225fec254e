import { describe, expect, it } from "vitest";
import { completeSubject } from "../../../functions/decide/engine/question/complete-subject.ts";
import { splitQuestion } from "../../../functions/decide/engine/question/split-question.ts";

const asWritten = (text: string, options: readonly string[]) => completeSubject(options, text, []);

describe("options that only say how the subject is made", () => {
  it.each([
    [
      "How do I best have my carrots?",
      ["raw", "glazed with sugar"],
      ["raw carrots", "glazed carrots with sugar"],
    ],
    ["Which tea is better at night?", ["black", "with milk"], ["black tea", "tea with milk"]],
    ["Which water should I buy?", ["still", "sparkling"], ["still water", "sparkling water"]],
    ["What do I have with my eggs?", ["toast", "fried bacon"], ["toast", "fried bacon"]],
    ["Which oil is better?", ["rapeseed", "palm oil"], ["rapeseed oil", "palm oil"]],
    ["Steak rare or well done?", ["steak rare", "well done"], ["steak rare", "steak well done"]],
    ["Which one is healthier?", ["fried", "boiled"], ["fried", "boiled"]],
  ])("%s %j are read as %j", (text, options, expected) => {
    expect(asWritten(text, options)).toEqual(expected);
  });

  it("takes no subject from what somebody cannot eat", () => {
    const text = "Allergic to nuts. Which one?";
    expect(completeSubject(["roasted", "raw"], text, [{ start: 0, end: 16 }])).toEqual(["roasted", "raw"]);
  });

  it("leaves the subject itself out of the options of a free question", () => {
    const options = splitQuestion("How should I have my tea, black or with milk and sugar?", []);
    expect(options.map(({ label, words }) => [label, words])).toEqual([
      ["black", "black tea"],
      ["milk and sugar", "tea with milk and sugar"],
    ]);
  });
});
