import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("shorthand of diaries", () => {
  it.each([
    ["palm of pork", ["90 g pork"]],
    ["fist-sized potato", ["1 cup potato"]],
    ["a cup and a half of rice", ["1.5 cup rice"]],
    ["toast, decaf", ["toasted bread", "decaffeinated coffee"]],
    ["decaf tea", ["decaffeinated tea"]],
    ["a latte, not decaf", ["latte"]],
    ["rice an peas", ["rice", "pea"]],
    ["half an apple", ["0.5 apple"]],
    ["milk tea m, a bun", ["milk tea medium", "bun"]],
    ["steak, chips swapped for salad", ["steak", "salad"]],
    ["4 eggs sorry 3 eggs", ["3 egg"]],
    ["eggs - 2 fried, soup 1 bowl, no cheese", ["2 egg fried", "1 bowl soup"]],
    ["1 rolex from the roadside (2 eggs, 1 roll)", ["2 egg", "1 roll"]],
    ["risotto. Neil had the last of the cake", ["risotto"]],
    ["nothing else till a bowl of soup", ["1 bowl soup"]],
    ["a cuppa with 2 cookies, another cuppa later", ["hot tea", "2 cooky", "1 hot tea"]],
    ["toast, for dinner soup and bread", ["toasted bread", "dinner soup", "bread"]],
    ["rolls with peanut dipping sauce", ["roll", "peanut sauce"]],
    ["mashed with gravy", ["mashed potato", "gravy"]],
    ["digestives dunked in tea", ["digestive", "tea"]],
    ["fasting BG 118, toast", ["toasted bread"]],
    ["BG 2hr 142, pear", ["pear"]],
    ["2 eggs on toast (1 slice)", ["2 egg", "1 slice toasted bread"]],
    ["2 eggs w rye toast (1 slice)", ["2 egg", "1 slice rye toasted bread"]],
    ["2 half boiled eggs", ["2 soft boiled egg"]],
    ["olives, 1 spritz", ["olive", "1 wine spritzer"]],
    ["olive oil, 1 spritz", ["1 spritz olive oil"]],
    ["kaya toast set - 2 eggs, 1 kopi", ["kaya toasted bread", "2 egg", "1 kopi"]],
    ["sushi set - 3 nigiri, 2 maki", ["3 nigiri", "2 maki"]],
    ["a half-boiled egg", ["soft boiled egg"]],
    ["half a boiled egg", ["0.5 boiled egg"]],
    ["nachos shared between 4, 3 wings, 2 beers", ["nacho × 0.25", "3 wing", "2 beer"]],
    ["multivit, toast", ["toasted bread"]],
    ["plum, omelette (3 eggs)", ["plum", "3 egg"]],
    ["soup 4 lunch", ["soup"]],
    ["soup 4 lunch and 2 plums", ["soup", "2 plum"]],
    ["pie, train snack: plum", ["pie", "plum"]],
    ["Early shift. plum", ["plum"]],
    ["arvo tea 1 plum", ["1 plum"]],
    ["lunch was soup and bread and i had a plum", ["soup", "bread", "plum"]],
    ["m1 80 g oats m2 200 g rice", ["80 g oat", "200 g rice"]],
    ["brie, 2 wedges", ["2 wedge brie"]],
    ["chicken kiev, wedges", ["chicken kiev", "potato wedge"]],
    ["2 plums, 4 espressos", ["2 plum", "4 espresso"]],
    ["creamer x 2 tbsp", ["2 tbsp coffee creamer"]],
    ["rice, for pud plums", ["rice", "plum"]],
    [
      "pizza shared between 2, salad, 2 beers, coke 300 ml",
      ["pizza × 0.5", "salad", "2 beer", "300 ml coke"],
    ],
    ["pizza between 2, salad, 1 roll", ["pizza", "salad", "1 roll"]],
    ["stew (w rice, plums) + tea", ["stew", "rice", "plum", "tea"]],
    ["pasta (with tomato sauce, 300 g)", ["300 g pasta", "tomato sauce"]],
    ["1/2 avocado on toast", ["0.5 avocado", "toasted bread"]],
    ["2 slices marmite on toast", ["marmite", "2 slice toasted bread"]],
    ["chicken shawarma plate - rice, plums", ["chicken", "rice", "plum"]],
    ["at lunch soup and plums, in the evening a pear", ["lunch soup", "plum", "pear"]],
    ["pancakes (3) syrup, tea", ["3 pancake", "syrup", "tea"]],
    ["porridge, smoko: pie", ["oatmeal", "pie"]],
    ["beer 0.5", ["0.5 l beer"]],
    ["banana 0.5", ["0.5 banana"]],
    ["tea for Alfie (2): plum, mash", ["plum", "mashed potato"]],
    ["Friday curry with friends. 2 naan", ["2 naan"]],
    ["2 sausages, tomato sauce", ["2 sausage", "ketchup"]],
    ["kraft dinner. dont judge me", ["kraft dinner"]],
    ["a side caesar", ["1 side caesar"]],
  ])("is read as meant: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("times", () => {
  it.each([
    ["12ish - hot dog", ["hot dog"]],
    ["10.30 - tea", ["tea"]],
    ["soup, tea 5.30 grilled cod", ["soup", "grilled cod"]],
    ["green tea 10.30, toast", ["green tea", "toasted bread"]],
    ["blood test. 11.30 toast", ["blood test", "toasted bread"]],
    ["6am toast. 11 cheese. 1pm rice", ["toasted bread", "cheese", "rice"]],
    ["Sat. toast", ["toasted bread"]],
  ])("are no amounts: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["10ish crackers", ["10 cracker"]],
    ["tea. 1.25 pears", ["tea", "1.25 pear"]],
    ["cake! 2.50 plums", ["cake", "2.5 plum"]],
    ["0.50 plum", ["0.5 plum"]],
    ["toast 4 breakfast sausages", ["toasted bread", "4 breakfast sausage"]],
    ["stew; 0.40 avocado", ["stew", "0.4 avocado"]],
  ])("unlike a count: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a topping with a size in inches", () => {
  it.each([
    ["a 12 inch pepperoni", ["pepperoni pizza"]],
    ["a 12in supreme", ["supreme pizza"]],
    ['half a 14" cheese and a coke', ["0.5 cheese pizza", "coke"]],
  ])("is a pizza: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["chips, 10 in cheese", ["chip", "cheese"]],
    ["12 inch cheese stick", ["cheese stick"]],
    ["6 inch cheese", ["cheese"]],
    ["24 inch cheese", ["cheese"]],
    ["12 inch veggie sub", ["vegetable submarine sandwich"]],
    ["pizza, 12 inch pepperoni", ["pizza", "pepperoni"]],
  ])("unlike another food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a count that is put right", () => {
  it.each([
    ["3 crackers, ok it was 5", ["5 cracker"]],
    ["a cracker or 4", ["4 cracker"]],
    ["a pear or two", ["pear"]],
  ])("takes the place of the first: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("lines as apps write them", () => {
  it("have the maker in front as a heading", () => {
    expect(showPhrases("Philadelphia - Whipped Cream Cheese, 2 tbsp (20 g) — 50")).not.toContain(
      "philadelphia",
    );
    expect(showPhrases("Acme - Pear, 1 medium — 105")).toEqual(["1 pear"]);
  });

  it("unlike a dish and its kind", () => {
    expect(showPhrases("Rice - brown, 1 cup")).not.toEqual(["1 cup brown"]);
  });
});

describe("everyday shorthand", () => {
  it.each([
    ["tea white none", ["tea", "milk"]],
    ["bread 2x", ["2 bread"]],
    ["2 x bread", ["2 bread"]],
    ["jkt potato", ["baked potato"]],
    ["scrape of marg", ["1 smear margarine"]],
    ["wee dram (25ml)", ["25 ml whiskey"]],
    ["k so today toast", ["toasted bread"]],
    ["sausages with tom sauce", ["sausage", "ketchup"]],
    ["sardines in tom sauce", ["sardine", "tomato sauce"]],
    ["crisps half bag while gaming", ["0.5 bag potato chip"]],
  ])("is read: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("of a drink is no weight: 3 g+t", () => expect(showPhrases("pudding. 3 g+t")[0]).toBe("pudding"));
});

describe("a half behind a unit", () => {
  it.each([
    ["pint and a half of bitter", ["1.5 pint bitter"]],
    ["a slice and a half of ham", ["1.5 slice ham"]],
    ["2 slices and a half of ham", ["2.5 slice ham"]],
  ])("is in its number: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});
