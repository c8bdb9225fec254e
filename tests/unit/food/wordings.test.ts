import { describe, expect, it } from "vitest";
import { readWordings } from "../../../shared/domain/food/text/passes/wordings.ts";
import { tokenise } from "../../../shared/domain/food/text/tokenise.ts";

function write(text: string): string {
  return readWordings(tokenise(text))
    .map((token) => token.text)
    .join(" ");
}

describe("what is said of a food in other words than the catalogue's", () => {
  it.each([
    ["a pepperoni pizza from the freezer", "a pepperoni pizza frozen"],
    ["lasagna straight from the freezer", "lasagna frozen"],
    ["a cheeseburger from the school cafeteria", "a cheeseburger school"],
    ["pizza that was served at school", "pizza school"],
    ["grape drink that's rich in vitamin C", "grape drink high-vitamin-c"],
    ["fruit punch loaded with vitamin C", "fruit punch high-vitamin-c"],
    ["a vitamin C-rich fruit drink", "a high-vitamin-c fruit drink"],
    ["a pizza with an assortment of meats", "a pizza with meat"],
    ["ice cream with extra toppings mixed in", "ice cream with additional-ingredient"],
    ["black beans cooked from dried", "black beans cooked"],
    ["a tuna mayo jacket", "a tuna mayo with jacket-potato"],
    ["a blue jacket", "a blue jacket"],
    ["coffee sweeten with honey", "coffee sweetened with honey"],
    ["2 scoops on whey in milk", "2 scoops optimum-nutrition-whey in milk"],
    ["toast on whey bread", "toast on whey bread"],
    ["drank garri", "drank soaked-garri"],
    ["potato fry with rice", "potato-varuval with rice"],
    ["potato fries with rice", "potato fries with rice"],
    ["sweet potato fry", "sweet-potato-fry"],
    ["bliny so smetanoy", "bliny with sour-cream"],
    ["pollo con puré", "pollo con mashed-potato"],
    ["pure honey", "pure honey"],
    ["turk kahvesi", "turkish-coffee"],
    ["omelette 2 anday", "omelette 2 egg"],
    ["ackee , 2 fried dumplings", "ackee , 2 fried-bake"],
    ["rice , 2 fried dumplings", "rice , 2 fried dumplings"],
    ["garri and okra soup", "garri and okra soup"],
    ["3 boil green bananas", "3 boiled-green-banana"],
    ["bacon roll with hp", "bacon roll with brown-sauce"],
    ["a tub of roses", "a tub of filled-chocolate"],
    ["2 roses", "2 filled-chocolate"],
    ["2 tacos , hard shell", "2 tacos , hard-taco-shell"],
    ["toast with a thin layer of butter", "toast with a smear of butter"],
    ["toast with butter thin scrape", "toast with butter smear"],
    ["hot dog with tomato sauce", "hot dog with ketchup"],
  ])("%s", (text, written) => {
    expect(write(text)).toBe(written);
  });

  it.each([
    "an orange rich in vitamin c",
    "a bagel from the freezer",
    "an apple from the school cafeteria",
    "a sandwich with assorted meats",
    "potatoes with extra toppings",
    "pizza and an ice cream from the freezer",
    "hp lunch , soup",
    "birthday celebrations , cake",
    "a glass of roses",
    "2 heroes with ham",
    "hard shell clams",
    "hard shells with cheese",
    "a slice of thin layer cake",
    "hot pasta with tomato sauce",
  ])("%s stays", (text) => {
    expect(write(text)).toBe(text);
  });

  it("stands for the words that it replaces", () => {
    const token = readWordings(tokenise("pizza from the freezer")).at(-1);
    expect([token?.start, token?.end]).toEqual([6, 22]);
  });
});
