import { describe, expect, it } from "vitest";
import { splitQuestion } from "../../../functions/decide/engine/question/split-question.ts";
import { readNeeds } from "../../../shared/domain/constraints/needs/read-needs.ts";
import { measureCpuMs } from "../../support/measure-cpu.ts";
import { createRandom } from "../media/support/seeded-random.ts";

const labelsOf = (text: string) => splitQuestion(text, readNeeds(text).spans).map(({ label }) => label);
const wordsOf = (text: string) => splitQuestion(text, []).map(({ words }) => words);

describe("a question falls into its options", () => {
  it.each<[string, string[]]>([
    ["pears or plums", ["pears", "plums"]],
    ["Should I have a pear, a plum or some grapes for breakfast?", ["pear", "plum", "grapes"]],
    ["pears vs. plums", ["pears", "plums"]],
    ["I can't decide between a bowl of soup and a wrap", ["bowl of soup", "wrap"]],
    ["Torn between fish and chips and a green salad", ["fish and chips", "green salad"]],
    [
      "My choices are: 1) grilled trout 2) lamb stew 3) a wrap. Which is best?",
      ["grilled trout", "lamb stew", "wrap"],
    ],
    ["The food truck has beef tacos or fish tacos", ["beef tacos", "fish tacos"]],
    [
      "can of beans is bulging. Boil it or throw it away and use the dried ones",
      ["Boil it", "the dried ones"],
    ],
    ["milk in the bottle or drive to the shop for formula now", ["milk in the bottle", "formula"]],
    ["toast or nip out for crumpets", ["toast", "crumpets"]],
    ["chicken still pink, eat it anyway or tofu", ["chicken still pink", "tofu"]],
    ["cracked egg that floats, fry it or toast", ["fry it", "toast"]],
    ["mushrooms my uncle picked in the forest or shop mushrooms", ["mushrooms", "shop mushrooms"]],
    ["my boy (4) wants popcorn or cheese", ["popcorn", "cheese"]],
    ["at the party they have lemonade or cola", ["lemonade", "cola"]],
    ["Make I cook am boiled yam abi white rice?", ["boiled yam", "white rice"]],
    ["Is it safer for my 20 month old to have popcorn or banana?", ["popcorn", "banana"]],
    ["Barbecue tonight, beef ribs or turkey burger", ["beef ribs", "turkey burger"]],
    ["Snack now jalebi or cucumber?", ["jalebi", "cucumber"]],
    ["ok so rusks or broccoli", ["rusks", "broccoli"]],
    ["rare steak or well done steak", ["rare steak", "well done steak"]],
    ["Should his bedtime cup be cow's milk or squash?", ["cow's milk", "squash"]],
    ["I've ingredients in for a risotto or a frittata", ["risotto", "frittata"]],
    ["plain tea or tea with his thickener in", ["plain tea", "tea with his thickener in"]],
    ["a kale smoothie or carry on with my toast", ["kale smoothie", "toast"]],
    ["lunch at my nan's is tripe or a ham roll", ["tripe", "ham roll"]],
    ["I swallow my tablet at seven. With cold milk, tea or water?", ["cold milk", "tea", "water"]],
    ["option1: chips option2: jacket potato", ["chips", "jacket potato"]],
    ["tinned soup, other option is lentil stew", ["tinned soup", "lentil stew"]],
    ["orangeade (contains aspartame) or cola", ["orangeade (contains aspartame)", "cola"]],
    ["Uncle picked mushrooms. Those or the bought ones?", ["Those", "the bought ones"]],
    ["The shop only has muffins and bananas left. Less fat?", ["muffins", "bananas left"]],
    ["Dad made lasagne and there's also a shake. Which one?", ["lasagne", "shake"]],
    ["Name the winner by fibre: baguette, crispbread, brioche", ["baguette", "crispbread", "brioche"]],
    ["least salt out of olives, capers and hummus?", ["olives", "capers", "hummus"]],
    ["lowest in sugar among figs, dates, plums", ["figs", "dates", "plums"]],
    ["Lunch options are a leek tart or lentil soup", ["leek tart", "lentil soup"]],
    ["boiled ham, 8 days in the fridge, or a pear", ["boiled ham, 8 days", "pear"]],
    ["1) pho 2) udon 3) ramen: most protein", ["pho", "udon", "ramen"]],
    ["2 crumpets v 1 bagel", ["2 crumpets", "1 bagel"]],
    ["aunt brings trifle, uncle has pears. which", ["trifle", "pears"]],
    ["Pick one:\n- miso soup\n- ramen\nThanks", ["miso soup", "ramen"]],
    ["a) miso soup b) ramen", ["miso soup", "ramen"]],
    ["Is brown bread better than white bread?", ["brown bread", "white bread"]],
    ["Does tempeh have more protein than seitan?", ["tempeh", "seitan"]],
    ["Which has more iron, spinach or kale?", ["spinach", "kale"]],
    ["Which has more iron spinach or kale?", ["spinach", "kale"]],
    ["what's lower in sugar: pears, plums or figs", ["pears", "plums", "figs"]],
    ["After swimming should I drink tea or juice?", ["tea", "juice"]],
    ["Choose for me: ramen, pho, udon", ["ramen", "pho", "udon"]],
    ["Ramen? Pho? Which one?", ["Ramen", "Pho"]],
    ["I'm starving… ramen or pho?", ["ramen", "pho"]],
    ["More omega-3 in sardines or in chicken?", ["sardines", "chicken"]],
    ["tea/coffee before bed?", ["tea", "coffee"]],
    ["They baked a cake. Have a bit of that or an orange?", ["cake", "orange"]],
    ["There's trifle left. Some of it or an apple?", ["trifle", "apple"]],
    ["My sister wants me on kale juice. Do that or my porridge?", ["kale juice", "porridge"]],
    ["a slice of mum's carrot cake. have one of those or a pear", ["carrot cake", "pear"]],
    ["We have crisps. Finish those or a yoghurt?", ["crisps", "yoghurt"]],
    ["cold lasagne from yesterday, finish that or cook trout?", ["cold lasagne from yesterday", "trout"]],
    ["Mates want to go out, lager or a cola", ["lager", "cola"]],
    ["stuffed and bloated, peppermint tea or coffee", ["peppermint tea", "coffee"]],
    ["stuffed peppers, soup or pizza", ["stuffed peppers", "soup", "pizza"]],
    [
      "Lunch: leek soup / flatbread / grilled trout & rice?",
      ["leek soup", "flatbread", "grilled trout & rice"],
    ],
    ["Ramen or pho tonight? Or a sandwich?", ["Ramen", "pho", "sandwich"]],
    ["skip breakfast or have pho?", ["skip breakfast", "pho"]],
    ["ice cream or just skip dessert", ["ice cream", "skip dessert"]],
    ["Would figs or dates be better before my run?", ["figs", "dates"]],
    ["roast trout, 150 g, or lamb, 100 g", ["roast trout, 150 g", "lamb, 100 g"]],
    ["a can of beans or a can of soup", ["can of beans", "can of soup"]],
    ["Should I take option 1 or option 2?", ["option 1", "option 2"]],
    ["trout (baked or fried) or ramen", ["trout (baked or fried)", "ramen"]],
    ["Should a child who is growing eat trout, pho or ramen?", ["trout", "pho", "ramen"]],
    ["I'm tired so ramen, pho or udon?", ["ramen", "pho", "udon"]],
    ["Which one? Option A: 2 boiled eggs. Option B: ramen", ["2 boiled eggs", "ramen"]],
    ["What should I eat tonight?", []],
    ["Which is better?", []],
  ])("%s", (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });
});

it('"one" stands for the food of the other option', () => {
  expect(wordsOf("a runny egg or a hard boiled one")).toEqual(["runny egg", "hard boiled egg"]);
  expect(wordsOf("white toast or a brown one")).toEqual(["white toast", "brown toast"]);
});

describe("a relative clause is part of the option before it", () => {
  it.each([
    [
      "a kale smoothie, which I never normally have, or my usual porridge?",
      ["kale smoothie", "usual porridge"],
    ],
    ["soup or the pasta, which we had last night?", ["soup", "the pasta"]],
    ["pizza, which my kids love, or a salad", ["pizza", "salad"]],
    ["rice or couscous, which has less salt?", ["rice", "couscous"]],
  ] as const)("%s", (text, labels) => expect(labelsOf(text)).toEqual(labels));
});

describe("what somebody needs is no option", () => {
  it.each<[string, string[]]>([
    ["I have gout or something. Trout or ramen?", ["Trout", "ramen"]],
    ["I'm allergic to nuts or seeds: trout or ramen?", ["trout", "ramen"]],
    ["trout or ramen, I have less than 500 kcal left", ["trout", "ramen"]],
    ["I need less than 500 kcal: trout or ramen?", ["trout", "ramen"]],
  ])("%s", (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });
});

describe("words that options share are read with each", () => {
  it.each<[string, string[]]>([
    ["white or brown rice", ["white rice", "brown rice"]],
    ["coffee with milk or cream", ["coffee with milk", "coffee with cream"]],
    ["beans on rice or pasta with pesto or cheese", ["beans on rice", "pasta with pesto or cheese"]],
    ["toast with jam or eggs", ["toast with jam", "eggs"]],
  ])("%s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

it("at most ten options are found, each a stretch of the text", () => {
  const text = Array.from({ length: 14 }, (_, index) => `dish ${"abcdefghijklmn"[index]}x`).join(" or ");
  const options = splitQuestion(text, []);
  expect(options).toHaveLength(10);
  for (const { start, end, label } of options) expect(text.slice(start, end)).toBe(label);
});

describe("hostile text", () => {
  const parts = [
    " or ",
    ",",
    "(",
    ")",
    ":",
    "1) ",
    "\n- ",
    "and",
    "between ",
    "a ",
    "🍎",
    "/",
    "?",
    "than ",
    "\u202e",
    "''",
  ];

  it("never breaks the reader", () => {
    const random = createRandom(20_261_120);
    for (let round = 0; round < 400; round++) {
      const text = Array.from({ length: random(40) }, () => parts[random(parts.length)] ?? "").join("");
      expect(() => splitQuestion(text, []), JSON.stringify(text)).not.toThrow();
    }
  });

  it.each([" or ", "a or ", ",", "((((", "1) ", "- a\n", "a/", "a and ", "between ", "i so ", "i want "])(
    "of 4,000 characters of %j is read in well under a second",
    (part) => {
      const text = part.repeat(Math.ceil(4_000 / part.length)).slice(0, 4_000);
      expect(measureCpuMs(() => splitQuestion(text, []))).toBeLessThan(1_000);
    },
  );
});
