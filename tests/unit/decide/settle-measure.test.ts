import { describe, expect, it } from "vitest";
import { settleMeasure } from "../../../functions/decide/engine/question/settle-measure.ts";

describe("a measure before the options", () => {
  it.each([
    ["calcium in milk vs yoghurt?", "calcium :  milk vs yoghurt?"],
    ["protein per 100 g in tofu or tempeh?", "protein per 100 g :  tofu or tempeh?"],
    ["B12 per 100g beef liver vs clams", "B12 per 100g:beef liver vs clams"],
    ["sodium content of feta vs cottage cheese", "sodium content :  feta vs cottage cheese"],
    ["how much caffeine in tea or cola", "         caffeine :  tea or cola"],
    ["gram for gram, potassium in potato or banana", "per 100 g    , potassium :  potato or banana"],
  ])("is set apart: %s", (question, settled) => expect(settleMeasure(question)).toBe(settled));

  it.each([
    "what has more protein in the morning, eggs or oats",
    "protein bar or calcium tablets",
    "which has more calcium in it, milk or cheese",
    "I need iron from spinach or beef",
  ])("is left where no foods follow: %s", (question) => expect(settleMeasure(question)).toBe(question));
});
