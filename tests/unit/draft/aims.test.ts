import { describe, expect, it } from "vitest";
import { toAimLimits } from "../../../functions/draft/engine/aim-limits.ts";
import { readDraftRequest } from "../../../functions/draft/engine/request/read-draft-request.ts";
import { food, line } from "./support/lines.ts";

const protein = 1003;
const sodium = 1093;

describe("an aim against the source", () => {
  it.each([
    ["double the protein", protein, 2],
    ["cut the fat by a third", 1004, 0.667],
    ["reduce the calories by 25%", 1008, 0.75],
    ["20% less salt", sodium, 0.8],
    ["half the carbs", 1005, 0.5],
    ["increase the fibre by half", 1079, 1.5],
  ])("is read: %s", (text, compoundId, factor) => {
    expect(readDraftRequest(text).aims).toEqual([{ compoundId, factor, words: text }]);
  });

  it.each(["double it", "half the sugar", "cut the onion in half", "more protein"])(
    "is none in: %s",
    (text) => {
      expect(readDraftRequest(text).aims).toEqual([]);
    },
  );

  it("is a limit of one portion", () => {
    const lines = [line("beans", 400, { food: food("Beans", { [protein]: 10 }) })];
    expect(
      toAimLimits([{ compoundId: protein, factor: 2, words: "double the protein" }], lines, 4),
    ).toMatchObject([{ name: "request_text: double the protein", operator: ">=", limit: 20, unit: "g" }]);
  });
});
