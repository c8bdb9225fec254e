import { describe, expect, it } from "vitest";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { showPhrases } from "./show-phrases.ts";

describe("names of meals in other languages within English entries", () => {
  it.each([
    ["sahur 1 paratha, iftar - 2 samosa", "breakfast 1 paratha, dinner - 2 samosa"],
    ["raat ko 1 roti and dal", "night 1 roti and dal"],
    ["sokale 2 ruti, rat e 1 ruti", "morning 2 ruti, night 1 ruti"],
    ["hapunan: rice and adobo", "dinner: rice and adobo"],
    ["kolacja - 2 eggs, tea", "dinner - 2 eggs, tea"],
    ["Late breakfast 2 eggs. Early dinner soup", "Breakfast 2 eggs. Dinner soup"],
    ["hostel mess lunch - 2 roti, dal", "lunch - 2 roti, dal"],
  ])("are read as the English ones: %j", (text, english) =>
    expect(showPhrases(text)).toEqual(showPhrases(english)),
  );

  it.each([["1 eton mess", ["1 eton mess"]]])("leave the names of foods as they are: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("units of other languages behind a number", () => {
  it.each([
    ["tempeh 3 ptg", ["3 piece tempeh"]],
    ["2 bks rice", ["2 packet rice"]],
    ["kifli 2 db", ["2 piece kifli"]],
    ["gyoza 5 ko", ["5 piece gyoza"]],
    ["1 istikan tea", ["1 istikan tea"]],
  ])("measure the food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a food that stands before the words that it was skipped", () => {
  it.each([
    ["2 paratha, chai skip kiya", ["2 paratha"]],
    ["rice nahi khaya, 2 eggs", ["2 egg"]],
    ["lentil soup, ekmek yemedim", ["lentil soup"]],
    ["sandwich, fries skipped, an apple", ["sandwich", "apple"]],
    ["soup, Brot weggelassen", ["soup"]],
  ])("is no food of the meal: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["soup, skipped bread, 1 apple", ["soup", "1 apple"]],
    ["chai, skipping rope", ["chai", "skipping rope"]],
  ])("takes nothing else away: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("less of a side", () => {
  it.each([
    ["greens, less rice", ["green", "rice"]],
    ["rice less, 2 eggs", ["rice", "2 egg"]],
  ])("is a small portion of it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("says less of what is stirred in", () => expect(showPhrases("tea less sugar")).toEqual(["tea"]));
});

describe("a word that is said twice", () => {
  it.each([
    ["gado2 with rice", ["gado gado", "rice"]],
    ["milk2 with rice", ["milk2", "rice"]],
  ])("is written with a 2: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a time of day behind a preposition", () => {
  it.each([
    ["curd, at night khichdi kadhi", ["curd", "khichdi kadhi"]],
    ["curd, in the evening 4 pakoras", ["curd", "4 pakora"]],
  ])("ends the food before, and what follows is no place: %j", (text, expected) => {
    expect(showPhrases(text)).toEqual(expected);
    expect(outlineMeal(text).chunks.at(-1)).toMatchObject({ isAtPlace: false });
  });

  it("leaves a place to be one", () => {
    expect(outlineMeal("2 eggs at Khan's").chunks.at(-1)).toMatchObject({ link: "prep", isAtPlace: true });
  });
});

describe("a plate that others ate of as well", () => {
  it.each([
    ["1 plate pilau shared with 4 people", ["1 plate pilau × 0.2"]],
    ["pilau 1 plate shared between 3", ["1 plate pilau × 0.33"]],
  ])("is shared, wherever its amount stands: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("a dish of one cuisine", () => {
  it.each([
    ["plov, half a non", ["plov", "0.5 obi non"]],
    ["nonalcoholic beer", ["nonalcoholic beer"]],
    ["1 can chang", ["1 can beer"]],
    ["chang", ["chang"]],
    ["1 can star kist tuna", ["1 can star kist tuna"]],
    ["2 bake w saltfish", ["2 fried bake", "saltfish"]],
    ["pasta bake with cheese", ["pasta bake", "cheese"]],
    ["3in1 coffee", ["latte sugar"]],
    ["3 coffees", ["3 coffee"]],
    ["chicken curry, 1 leg", ["chicken curry", "1 chicken leg"]],
  ])("is named by what stands beside it: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("where and with what a dish was eaten", () => {
  it.each([
    ["cevapi 10 in lepinja", ["10 cevapi", "pita bread"]],
    ["2 litti ghee me duba ke", ["2 litti", "ghee"]],
    ["Lunch soup. Dinner Nandos 1/4 chicken", ["soup", "0.25 chicken"]],
    ["plov, one lagan for 4 of us", ["1 plate plov × 0.25"]],
    ["jhalmuri + cha", ["jhalmuri", "tea"]],
    ["cha ca", ["cha ca"]],
  ])("is read in %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("words that are units or joiners elsewhere", () => {
  it.each([
    ["2 goi cuon", ["2 goi cuon"]],
    ["pupusas 2 con curtido", ["2 pupusa", "curtido"]],
    ["ghormeh sabzi with polo", ["ghormeh sabzi", "rice"]],
    ["kimchi jjigae, bap 1 bowl", ["kimchi jjigae", "1 bowl rice"]],
    ["bacon bap", ["bacon bread roll"]],
  ])("are read by the dish: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("words that join in other languages", () => {
  it.each([
    ["kheer aur jalebi", ["kheer", "jalebi"]],
    ["adobo tas leche flan", ["adobo", "leche flan"]],
    ["pilav tas kebabi", ["pilav tas kebabi"]],
    ["sinigang at kanin", ["sinigang", "rice"]],
    ["korma 1 plate aur 2 naan", ["1 plate korma", "2 naan"]],
  ])("join two foods: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("fingers of a fruit", () => {
  it.each([
    ["2 fingers of plantain", ["2 plantain"]],
    ["4 finger kitkat", ["4 finger kitkat"]],
  ])("are whole ones: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("numbers of Hindi and Urdu among English words", () => {
  it.each([
    ["ek katori kheer with almonds", ["1 katori kheer", "almond"]],
    ["do puri and chutney", ["2 puri", "chutney"]],
    ["adhi plate pulao", ["0.5 plate pilau"]],
    ["char siu bun", ["char siu bun"]],
    ["1 ek katori kheer", ["1 ek katori kheer"]],
  ])("count what can be counted: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("instant noodles", () => {
  it.each([
    ["samyang buldak 1 pack (140 g), egg", ["140 g dry instant noodle", "egg"]],
    ["2 packets maggi noodles", ["2 packet maggi noodle"]],
    ["ramen 400 g", ["400 g ramen"]],
  ])("are dry where their pack is weighed: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});
