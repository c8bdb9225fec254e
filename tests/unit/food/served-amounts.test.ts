import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("a kind behind an amount", () => {
  it.each([
    ["steak 8oz sirloin", ["8 oz sirloin steak"]],
    ["steak (8 oz ribeye)", ["8 oz ribeye steak"]],
    ["wings 6 pc buffalo, celery", ["6 piece buffalo wing", "celery"]],
    ["milk 200ml semi skimmed", ["200 ml semi skim milk"]],
    ["ham sandwich, granary", ["malted wheat ham sandwich"]],
    ["bagel, seeded, with jam", ["seeded bagel", "jam"]],
  ])("says which food it is of: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["chicken 150 g rice 200 g", ["150 g chicken", "200 g rice"]],
    ["1 steak, 8 oz chicken", ["1 steak", "8 oz chicken"]],
  ])("differs from another food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("what drinks are served in", () => {
  it.each([
    ["2 IPAs (pints)", ["2 pint ipa"]],
    ["3 lagers, cans", ["3 can lager"]],
    ["pints of stout (3), pie", ["3 pint stout", "pie"]],
    ["2 pints", ["2 pint beer"]],
    ["burger and 2 pints", ["burger", "2 pint beer"]],
    ["ice cream, 1 pint", ["1 pint ice cream"]],
  ])("may stand behind them, or for beer: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("what is on a sandwich", () => {
  it.each([
    ["turkey sandwich with lettuce, tomato and mayo", ["turkey sandwich", "lettuce", "tomato", "mayonnaise"]],
    ["ham sandwich w swiss, lettuce on rye, apple", ["ham sandwich", "rye", "swiss", "lettuce", "apple"]],
    ["cheese sandwich with butter", ["cheese sandwich", "butter"]],
    ["ham sandwich, tomato", ["ham sandwich", "tomato"]],
    ["veggie burger on a brioche bun, onion", ["vegetable burger", "bun", "onion"]],
  ])("is listed beside it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("words around foods", () => {
  it.each([
    ["2 pints of stout watching the match and a bag of crisps", ["2 pint stout", "1 bag potato chip"]],
    ["bowl (rice, beans), ate half of it", ["bowl × 0.5", "rice × 0.5", "bean × 0.5"]],
    ["burger, bun, fries. EDIT: no bun", ["burger", "fry"]],
    ["1 kind bar, 8 ct nuggets", ["1 kind bar", "8 piece chicken nugget"]],
    ["4 finger kitkat", ["4 finger kitkat"]],
    ["mustard 2 tsp. baked beans 100 g", ["2 tsp mustard", "100 g baked bean"]],
  ])("leave each its own amount: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("names of people, places and parts", () => {
  it.each([
    ["the boys wanted mcdonalds so i had a burger", ["burger"]],
    ["bit of my husbands steak and all of the salad", ["1 piece steak", "salad"]],
    ["2 slices toast, one w marmite one w jam", ["2 slice toasted bread", "marmite", "jam"]],
    ["some brie & crackers (4)", ["brie", "4 cracker"]],
    ["ribeye 8oz, loaded baked pot", ["8 oz ribeye", "loaded baked potato"]],
    ["tuna mayo jacket, pear", ["tuna mayonnaise", "baked potato", "pear"]],
  ])("are read as what they are: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a dish with the name of a drink in it", () => {
  it("stands beside that drink", () => {
    expect(showPhrases("steak and ale pie, pint of ale")).toEqual(["steak ale pie", "1 pint ale"]);
  });
});

describe("a dish whose parts are weighed behind it", () => {
  it.each([
    ["pasta al pesto, 80 g pasta, pesto 2 spoons", ["80 g pasta", "2 spoon pesto"]],
    ["chicken rice, 200 g chicken, 150 g rice", ["200 g chicken", "150 g rice"]],
    ["cheese sandwich, 30 g cheddar", ["cheese sandwich", "30 g cheddar"]],
  ])("only heads them: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("an amount behind a place", () => {
  it.each([
    ["meatballs at ikea 12 pieces", ["12 meatball"]],
    ["noodles from leon 300 g", ["300 g noodle"]],
  ])("is of the food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("an amount behind what a dish was made with", () => {
  it("is of the dish", () =>
    expect(showPhrases("pie made with turkey, 300 g")).toEqual(["300 g pie", "turkey"]));

  it("is of the part where it is small", () =>
    expect(showPhrases("pie made with turkey, 30 g")).toEqual(["pie", "30 g turkey"]));
});

describe("a patty", () => {
  it.each([
    ["2 turkey burger patties, no bun", ["2 turkey patty"]],
    ["lean burger patty 5oz no bun", ["5 oz lean ground beef patty"]],
  ])("is of its meat: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a square with a share of cocoa", () => {
  it("is dark chocolate", () =>
    expect(showPhrases("2 squares of ghirardelli 72%")).toEqual(["2 square dark chocolate 72%"]));

  it("differs from other squares", () =>
    expect(showPhrases("2 squares of cheese")).toEqual(["2 square cheese"]));
});

describe("what is stirred into coffee", () => {
  it("is listed beside it in brackets", () =>
    expect(showPhrases("coffee (30 ml cream, 10 g sugar)")).toEqual(["coffee", "30 ml cream", "10 g sugar"]));

  it("differs from what a smoothie is made of", () =>
    expect(showPhrases("smoothie (1 banana, 200 ml milk)")).toEqual(["1 banana", "200 ml milk"]));
});
