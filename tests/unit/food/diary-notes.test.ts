import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("clock times", () => {
  it.each([
    ["7a coffee", ["coffee"]],
    ["630am porridge", ["oatmeal"]],
    ["1215p wrap\n1030 egg", ["wrap", "egg"]],
    ["snack @3 apple", ["apple"]],
    ["9am banana 1pm soup 7pm pear", ["banana", "soup", "pear"]],
    ["830 2 eggs\n1230 wrap\n630 rice", ["2 egg", "wrap", "rice"]],
    ["soup, an apple at 4pm and toast", ["soup", "apple", "toasted bread"]],
    ["18h30 soup", ["soup"]],
    ["0630 toast / 1230 chicken wrap", ["toasted bread", "chicken wrap"]],
  ])("are no amounts: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["1000 rice cakes", ["1000 rice cake"]],
    ["150 g chicken 200 g rice", ["150 g chicken", "200 g rice"]],
    ["1.50 cups rice", ["1.5 cup rice"]],
  ])("differ from amounts: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("abbreviations", () => {
  it.each([
    ["2T lf sour crm", ["2 tbsp low fat sour cream"]],
    ["1 hb egg, str cheese", ["1 hard boiled egg", "string cheese"]],
    ["1 scoop wpi", ["1 scoop whey protein"]],
    ["chix sand, lett, tom", ["chicken sandwich", "lettuce", "tomato"]],
    ["100g grnd turk, 200g pots, 50g car", ["100 g ground turkey", "200 g potato", "50 g carrot"]],
    ["4oz GB 90/10", ["4 oz ground beef 90% lean 10% fat"]],
    ["fish fing, peas, ket", ["fish stick", "pea", "ketchup"]],
  ])("are written out: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["2 pots of yogurt", ["2 pot yogurt"]],
    ["a must: apple", ["apple"]],
    ["pizza with my gf", ["pizza"]],
  ])("are words in other texts: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("what was refused", () => {
  it.each([
    ["Said no to dessert. Had salmon", ["salmon"]],
    ["turned down the cake, just a tea", ["tea"]],
    ["said no thanks to a slice of pie, egg", ["egg"]],
    ["resisted the doughnuts! just a pear", ["pear"]],
    ["wrap with fries I didn't eat", ["wrap"]],
    ["tuna, mayo on the side which I didnt use", ["tuna"]],
    ["burger sub salad for fries", ["burger", "salad"]],
    ["fish and chips but salad instead of chips", ["fish", "salad"]],
    ["apple - actually no, it was a pear", ["pear"]],
    ["toast, nope, a bagel", ["bagel"]],
  ])("is no food of the meal: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["turkey sub for lunch, rice", ["turkey submarine sandwich", "rice"]],
    ["couldn't resist the cake", ["cake"]],
    ["not hungry, just toast", ["toasted bread"]],
  ])("differs from what was eaten: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("words for eating", () => {
  it.each([
    ["crushed a whole box of rice", ["1 box rice"]],
    ["demolished 2 burgers", ["2 burger"]],
    ["smashed the rice and inhaled a pear", ["rice", "pear"]],
  ])("name no food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("may describe one", () => {
    expect(showPhrases("crushed pineapple 1/2 cup")).toEqual(["0.5 cup crushed pineapple"]);
  });
});

describe("portions of a recipe", () => {
  it.each([
    ["meatloaf serves 8, I ate 1/8", ["meat loaf"]],
    ["lasagna recipe makes 12, ate 2 pieces", ["lasagna × 2"]],
    ["stew serves 8, I ate 1 slice (1/8) with 100 g rice", ["stew", "100 g rice"]],
    [
      "banana bread - loaf had 3 bananas, 200 g flour. Cut in 10, ate 2 slices",
      ["3 banana × 0.2", "200 g flour × 0.2"],
    ],
    [
      "1 slice cake, my own recipe (3 eggs, 200 g flour, whole cake cut in 8)",
      ["3 egg × 0.13", "200 g flour × 0.13"],
    ],
  ])("are taken of its foods, or are usual ones of its dish: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("what was meant to be eaten", () => {
  it.each([
    ["was gonna get lemonade but got water instead", ["water"]],
    ["wanted cake but had a pear", ["pear"]],
    ["was going to share an icee but just had water", ["water"]],
  ])("is no food of the meal: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("where it was eaten", () => {
  it.each([
    ["doner from the pub (salad, sauce)", ["doner", "salad", "sauce"]],
    ["banana before the gym - scrap that, it was a pear", ["pear"]],
  ])("is no part of a food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("what a food is made, served or packed with", () => {
  it.each([
    ["smashed avo with feta on sourdough", ["avocado", "feta", "sourdough bread"]],
    ["95g tin tuna in springwater (drained)", ["95 g tin tuna", "springwater drained"]],
    ["flat white (full cream)", ["flat white whole milk"]],
    ["porridge made with water, 40g oats", ["40 g oat"]],
  ])("is read once: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("letters of meals", () => {
  it("begin sentences where several do", () =>
    expect(showPhrases("B egg whites. L soup. D 4 oz tilapia")).toEqual([
      "egg white",
      "soup",
      "4 oz tilapia",
    ]));
});

describe("a title of meal words", () => {
  it("is no food", () => expect(showPhrases("anniversary dinner!! chicken pie")).toEqual(["chicken pie"]));

  it("differs from a food that is named so", () =>
    expect(showPhrases("dinner roll, soup")).toEqual(["dinner roll", "soup"]));
});

it("a number in front of no counts pieces", () =>
  expect(showPhrases("2 eggs + medu vada 1 no")).toEqual(["2 egg", "1 medu vada"]));

describe("a reading of the blood", () => {
  it("is no sugar that was eaten", () =>
    expect(showPhrases("4 oz cod. Sugar 142 before dinner")).toEqual(["4 oz cod"]));

  it("differs from sugar in a drink", () =>
    expect(showPhrases("coffee, sugar 2")).toEqual(["coffee", "2 sugar"]));
});

it("bones are how fish is served", () =>
  expect(showPhrases("300 g tilapia with bones")).toEqual(["300 g tilapia"]));

it("what was left over from a day is the food", () =>
  expect(showPhrases("chili left over from sat")).toEqual(["chili"]));

describe("what a diary tells of the body", () => {
  it.each([
    ["1 plum. Down 2lbs at weigh in!!", ["1 plum"]],
    ["PB 26:41! a banana", ["banana"]],
    ["small potato. Sugar was 142", ["small potato"]],
    ["coffee, sugar 2", ["coffee", "2 sugar"]],
    ["toast pb 10:30 coffee", ["toasted bread", "peanut butter", "coffee"]],
    ["toast with pb, 10:30 coffee", ["toasted bread", "peanut butter", "coffee"]],
  ])("is no food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});
