import { expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

it.each([
  ["soup (50%), roll (0%), pear (100%)", ["soup × 0.5", "pear"]],
  ["chocolate cake (75%), tea (30%)", ["chocolate cake × 0.75", "tea × 0.3"]],
  ["wine (12%), stew (50%), rice (10%)", ["wine 12%", "stew × 0.5", "rice × 0.1"]],
])("percentages behind several foods say how much of each was eaten: %j", (text, expected) =>
  expect(showPhrases(text)).toEqual(expected),
);

it.each([
  ["quark (0%), milk (1%), pear", ["quark 0%", "milk 1%", "pear"]],
  ["kefir (0%), cheese (15%)", ["kefir 0%", "cheese 15%"]],
  ["dark chocolate (70%), yogurt (0%), tea", ["dark chocolate 70%", "yogurt 0%", "tea"]],
  ["milk (1.5%), cheese (45%)", ["milk 1.5%", "cheese 45%"]],
  ["yogurt (2%), pear", ["yogurt 2%", "pear"]],
])("unlike those of fat, cocoa and alcohol: %j", (text, expected) =>
  expect(showPhrases(text)).toEqual(expected),
);
