import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("a time of day in words", () => {
  it.each([
    ["around eleven i had a latte", ["latte"]],
    ["then at half twelve a pear", ["pear"]],
    ["porridge at quarter past ten, soup at six", ["oatmeal", "soup"]],
    ["at half past eight two eggs", ["2 egg"]],
    ["10ish a pear", ["pear"]],
    ["a coke this afternoon handful of nuts", ["coke", "1 handful nut"]],
    ["toast for breakfast burger for lunch", ["toasted bread", "burger"]],
  ])("is no amount: %s", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["about two pears", ["2 pear"]],
    ["had around eleven grapes", ["11 grape"]],
    ["around three slices of ham", ["3 slice ham"]],
  ])("differs from an amount: %s", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a plan", () => {
  it.each([
    ["Planned: cod and kale. Actual: soup", ["soup"]],
    ["dinner will be cod, lunch was soup", ["soup"]],
    ["I planned cod but ended up with soup", ["soup"]],
    ["almost had cake but didn't, just soup", ["soup"]],
  ])("was not eaten: %s", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("is all there is where nothing else is named", () => {
    expect(showPhrases("Planned: cod")).toEqual(["cod"]);
  });
});

describe("the meal of others", () => {
  it.each([
    ["kid 1 had cod, I had soup", ["soup"]],
    ["salmon (the dog had the rest), soup", ["salmon", "soup"]],
    ["husband had steak, me the salmon", ["salmon"]],
    ["boys: pizza. me: soup", ["soup"]],
    ["kids' tea: cod. mine: soup", ["soup"]],
    ["Ollie and I had soup", ["soup"]],
    ["breakfast for the kids: pancakes. me: porridge", ["oatmeal"]],
    ["me: porridge. dinner for my son - cod, kale", ["oatmeal"]],
    ["Mine: soup. His: cod", ["soup"]],
    ["the kids ate most of the pizza, I had 1 slice", ["1 slice pizza"]],
    ["soup. Kids had the last of the pie so just toast", ["soup", "toasted bread"]],
  ])("is not the writer's: %s", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["baby ate porridge", ["oatmeal"]],
    ["baby: porridge", ["oatmeal"]],
    ["breakfast for baby: porridge", ["oatmeal"]],
  ])("is what is logged where nobody else ate: %s", (text, expected) => {
    expect(showPhrases(text).at(-1)).toEqual(expected.at(-1));
    expect(showPhrases(text)).not.toContain("baby");
  });
});

describe("calories without a unit", () => {
  it.each([
    ["2 eggs (140), 1 toast (80)", ["2 egg", "1 toasted bread"]],
    ["eggs 140, toast 80, total 220", ["egg", "toasted bread"]],
    ["200c soup, 130c rice = 330", ["soup", "rice"]],
  ])("are no amounts: %s", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("differ from amounts", () => {
    expect(showPhrases("soup 140 g, rice 80 g, total 300")).toEqual(["140 g soup", "80 g rice"]);
    expect(showPhrases("soup (140), rice (80)")).toEqual(["140 soup", "80 rice"]);
  });
});

describe("what was eaten of a pack", () => {
  it.each([
    ["a box of 12 doughnuts, had 3", ["3 doughnut"]],
    ["soup, lasagna (ate half, saved half), wine", ["soup", "lasagna × 0.5", "wine"]],
    ["a loaf of banana bread (12 slices), had 2 slices", ["2 slice banana bread"]],
    ["roast chicken 2 kg, fed 4", ["2 kg roast chicken × 0.25"]],
    ["Batch of 12 pear muffins (2 pears, 6 eggs). Ate 2.", ["2 pear × 0.17", "6 egg × 0.17"]],
  ])("is its amount: %s", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("is more where the food was eaten before", () => {
    expect(showPhrases("had 3 pears. had 2")).toContain("3 pear");
  });
});

describe("words that say how something looked", () => {
  it.each([
    ["cinnamon roll the size of my head + soup", ["cinnamon roll", "soup"]],
    ["apple, cut into 8, with honey", ["apple", "honey"]],
    ["Curry night with the lads! Tikka masala, rice", ["tikka masala", "rice"]],
    ["two bites of egg", ["2 bite egg"]],
    ["yogurt 1 pot, 80g grapes", ["1 pot yogurt", "80 g grape"]],
    ["tacos x3: pork, onion", ["3 corn tortilla", "pork", "onion"]],
    ["Mum's 60th: soup, toast", ["soup", "toasted bread"]],
    ["spag carb and wine", ["pasta carbonara", "wine"]],
    ["pizza slice, corn", ["1 slice pizza", "corn"]],
    ["Theo (2): soup, toast", ["soup", "toasted bread"]],
    ["coke, light ice", ["coke"]],
    ["breast and wing, mash", ["chicken breast", "wing", "mashed potato"]],
  ])("are no food: %s", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});
