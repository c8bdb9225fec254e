import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("a dot behind a unit", () => {
  it.each([
    ["pasta, about 300 g. An apple", ["300 g pasta", "apple"]],
    ["rice 200 g. beans", ["200 g rice", "bean"]],
    ["soup 300 g. dinner cereal", ["300 g soup", "dinner cereal"]],
    ["200 g. rice, 100 g. beans", ["200 g rice", "100 g bean"]],
    ["I had 200 g. rice", ["200 g rice"]],
  ])("ends the sentence behind a food that was weighed: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("how a food came to the dish", () => {
  it.each([
    ["soup with an egg cracked in", ["soup", "egg"]],
    ["pasta with cheese melted on top", ["pasta", "cheese"]],
    ["rice with peas stirred through and corn", ["rice", "pea", "corn"]],
    ["toast, buttered", ["toasted bread", "butter"]],
    ["pie with everything, slaw", ["pie", "slaw"]],
    ["turkey chili: about 2 cups with cheese", ["2 cup turkey chili", "cheese"]],
    ["pork chop, instant mashed, peas", ["pork chop", "instant mashed potato", "pea"]],
    ["corn on the cob buttered and peas", ["corn ear", "butter", "pea"]],
    ["carrot 50 g raw sticks", ["50 g carrot raw stick"]],
    ["tofu 200 g fried rice", ["200 g tofu", "fried rice"]],
  ])("names no other food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("how many there were", () => {
  it.each([
    ["McDonald's - 6 nuggets", ["6 chicken nugget"]],
    ["toast x2, poached egg on each", ["2 toasted bread", "poached egg × 2"]],
    ["3 crackers with a slice of cheese on each one", ["3 cracker", "3 slice cheese"]],
    ["coffee x3 with a splash of milk, 1 sugar in each", ["3 coffee", "1 splash milk × 3", "3 sugar"]],
    ["coffee 250 ml with milk, 1 sugar each", ["250 ml coffee", "milk", "1 sugar"]],
    ["salmon - 6 oz; peas - 1 cup; rice - 2 cups", ["6 oz salmon", "1 cup pea", "2 cup rice"]],
    ["Dinner: curry - 300 g, rice 150 g, naan 1", ["300 g curry", "150 g rice", "1 naan"]],
    ["handful of almonds around 3", ["1 handful almond"]],
    ["soup with bread, ate half of it", ["soup × 0.5", "bread × 0.5"]],
    ["lettuce, 2 tbsp italian", ["lettuce", "2 tbsp italian dressing"]],
    ["tuna on 2 sl whole wheat", ["tuna", "2 slice whole wheat bread"]],
    ["2 wraps chicken", ["2 chicken wrap"]],
    ["3 roast pots, gravy", ["3 roasted potato", "gravy"]],
    ["turkey burger no bun sweet potato fries", ["turkey patty", "sweet potato fry"]],
    ["salmon 6 oz sweet potato", ["6 oz salmon", "sweet potato"]],
    ["porridge 40 g oats", ["40 g oat"]],
    ["popcorn small bag (salted)", ["1 bag popcorn salt"]],
    ["coffee x2, 1 with sugar", ["2 coffee", "sugar"]],
    ["3 eggs, 1 fried", ["3 egg"]],
    ["ice cream sandwich; 2 of them actually", ["2 ice cream sandwich"]],
    ["2 slices of pizza, then another slice", ["2 slice pizza", "1 slice pizza"]],
    [
      "toast with butter, then another slice with jam",
      ["toasted bread", "butter", "1 slice toasted bread", "jam"],
    ],
    ["coffee 3 times today", ["3 coffee"]],
    ["2 biscuits x 3 times", ["6 biscuit"]],
    ["soup + a scone. edit: 2 scones", ["soup", "2 scone"]],
    ["rice pudding, whole tin", ["1 can rice pudding"]],
    ["4 har gow, shared 1 cheung fun between two", ["4 har gow", "1 cheung fun × 0.5"]],
    ["pizza shared btwn the 2 of us", ["pizza × 0.5"]],
  ])("is read wherever it stands: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("brackets and dashes behind a dish", () => {
  it.each([
    ["pasta salad (tuna and corn, 300 g tub)", ["300 g pasta salad", "tuna", "corn"]],
    ["salad (lettuce, 50 g feta)", ["lettuce", "50 g feta"]],
    ["sandwich (ham, 30 g cheese)", ["bread", "ham", "30 g cheese"]],
    ["burger (beef patty, bun, 1 slice cheese)", ["beef patty", "bun", "1 slice cheese"]],
    ["2 eggs, avocado (1/2)", ["2 egg", "0.5 avocado"]],
    ["soup - tomato, 1 can", ["1 can soup", "tomato"]],
    ["mixed grill - gammon, 2 sausages", ["gammon", "2 sausage"]],
  ])("say what is in it or how much there was: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("a list behind the name of a dish", () => {
  it.each([
    ["beef stew: carrots, potatoes", ["beef", "carrot", "potato"]],
    ["turkey wrap: lettuce, mayo", ["flour tortilla", "turkey", "lettuce", "mayonnaise"]],
    ["beef stew: 500 g chuck, carrots", ["500 g chuck", "carrot"]],
    ["chicken roll from the deli: butter", ["chicken roll", "butter"]],
    ["spring roll: cabbage", ["cabbage"]],
  ])("keeps the main food that the dish is named after: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("cuts behind a bird", () => {
  it.each([
    [
      "rotisserie chicken, a thigh and a drumstick",
      ["rotissery chicken thigh", "rotissery chicken drumstick"],
    ],
    ["chicken, rice, 2 chicken wings", ["chicken", "rice", "2 chicken wing"]],
  ])("say what was had of it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("words for a food", () => {
  it.each([
    ["pie a la mode", ["pie", "vanilla ice cream"]],
    ["jelly and ice cream", ["gelatin dessert", "ice cream"]],
    ["chips, cheese and gravy", ["french fry potato", "cheese", "gravy"]],
    ["cold cuts, gouda", ["luncheon meat", "gouda"]],
    ["vit D 2000 IU with water", ["water"]],
  ])("depend on what stands beside them: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("what was not eaten", () => {
  it.each([
    ["fries but gave half to Tom", ["fry × 0.5"]],
    ["cut the crusts off my sandwich", ["sandwich"]],
    ["picked the pepperoni off, so cheese pizza", ["cheese pizza"]],
    ["coffee, spilled half of it", ["coffee × 0.5"]],
    ["ate 80% of the steak", ["0.8 steak"]],
    ["30% of a naan", ["0.3 naan"]],
    ["half-eaten banana", ["0.5 banana"]],
    ["I could eat a horse. had soup", ["soup"]],
  ])("is left out: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a helping of what was named before", () => {
  it.each([
    ["made chili for the week, had a bowl tonight with cheddar", ["1 bowl chili", "cheddar"]],
    ["a cake at work but only had a bite", ["1 bite cake"]],
    ["had soup, had a roll", ["soup", "roll"]],
  ])("is its amount: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("who ate, and what was injected", () => {
  it.each([
    ["Theo 14 months: 1/2 banana", ["0.5 banana"]],
    ["Maisie (2 yrs): yogurt", ["yogurt"]],
    ["a baked potato, insulin 8u", ["baked potato"]],
    ["8 units of novorapid, a pear", ["pear"]],
    ["so far: 2 eggs", ["2 egg"]],
  ])("are no foods: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("is a share of the whole that was cut", () =>
    expect(showPhrases("3 of 8 slices of a medium pizza")).toEqual(["3 slice medium pizza"]));
});

describe("words around a meal that name no food", () => {
  it.each([
    ["around eleven a scone with jam", ["scone", "jam"]],
    ["at about 3 I had a pear", ["pear"]],
    ["tea tonight was a chop", ["chop"]],
    ["morning tea lamington", ["lamington"]],
    ["morning tea and toast", ["tea", "toasted bread"]],
    ["bf: nothing. lunch: soup", ["soup"]],
    ["lunch soup / tea 2 sausages, peas", ["lunch soup", "2 sausage", "pea"]],
    ["tea 2 sugars", ["tea", "2 sugar"]],
    ["a glass of champagne for the toast", ["1 glass champagne"]],
    ["Leo (4): 2 eggs, peas. left all the peas", ["2 egg"]],
    ["on the 4th a slice of cake", ["1 slice cake"]],
    ["twenty to eight toast", ["toasted bread"]],
    ["5 to 7 almonds", ["6 almond"]],
    ["rice and peas, no grams", ["rice", "pea"]],
    ["ate half the steak boxed the rest", ["0.5 steak"]],
    ["apple off the tree", ["apple"]],
    ["salad. nil oil", ["salad"]],
    ["🍓🍓 punnet of strawberries 227 g", ["227 g punnet strawberry"]],
  ])("are none: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("how a food was prepared, behind its name", () => {
  it.each([
    ["swede 180 g boiled and mashed with butter", ["180 g mashed rutabaga boiled", "butter"]],
    ["carrots, mashed", ["mashed carrot"]],
    ["sausages and mashed", ["sausage", "mashed potato"]],
    ["snapper pan fried in butter", ["snapper fried", "butter"]],
    ["a 3-egg omelette (onion, 30 g cheddar)", ["174 g egg omelet", "onion", "30 g cheddar"]],
    ["2 bits of bread", ["2 piece bread"]],
    ["latte, oat", ["oat milk latte"]],
    ["latte, oats", ["latte", "oat"]],
  ])("is of that food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a dash behind a place", () => {
  it("does not make the food behind it a place", () =>
    expect(showPhrases("ate at the airport - turkey club and an apple")).toEqual([
      "airport",
      "turkey club",
      "apple",
    ]));
});

describe("one thing that was cut", () => {
  it.each([
    ["toastie cut in 4 (ate 3 bits)", ["toasted sandwich × 0.75"]],
    ["pizza cut into 8, had 3 slices", ["3 slice pizza"]],
    ["slice of cake (took half home)", ["1 slice cake × 0.5"]],
    ["Friday curry! My half: lamb rogan josh", ["lamb rogan josh"]],
  ])("is eaten by its pieces: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});
