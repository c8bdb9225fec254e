import { describe, expect, it } from "vitest";
import { plainRequest } from "../../../functions/design/engine/wording/plain-request.ts";

const plain = (request_text: string) => plainRequest({ request_text }).request_text;

describe("a request in another language is read in English", () => {
  it.each([
    ["un plato con pollo para 2 personas", "a dish with chicken for 2 people"],
    ["eine Suppe mit Linsen für 4 Personen", "a soup with lentils for 4 people"],
    ["un gâteau sans noix pour les enfants", "a cake without nuts for the kids"],
    ["una cena veloce senza glutine", "a dinner quick without gluten"],
    ["een lunch zonder noten voor 3 personen", "a lunch without nuts for 3 people"],
  ])("%s", (text, english) => {
    expect(plain(text)).toBe(english);
  });

  it.each(["chilli con carne", "a pasta e fagioli for two", "moules frites", "tortilla española"])(
    "names of dishes stay: %s",
    (text) => {
      expect(plain(text)).toBe(text);
    },
  );

  it.each(["one pan pasta", "die cut cookies", "a dinner for 4, no fish", "the menu for a week"])(
    "English stays: %s",
    (text) => {
      expect(plain(text)).toBe(text);
    },
  );
});

describe("misspelt words", () => {
  it.each([
    ["lasagnia for six", "lasagna for six"],
    ["pad tai", "pad thai"],
    ["mushrom risoto", "mushroom risotto"],
    ["brocolli soup", "broccoli soup"],
    ["tirimasu", "tiramisu"],
  ])("of dishes and foods are put right: %s", (text, right) => {
    expect(plain(text)).toBe(right);
  });

  it.each([
    "a halal tagine",
    "dinner at Leeds",
    "doable in 20 mins",
    "no blender or processor",
    "garlic and headaches",
  ])("words that are right stay: %s", (text) => {
    expect(plain(text)).toBe(text);
  });
});

describe("regional and shortened words", () => {
  it.each([
    ["nutless cake", "nut-free cake"],
    ["eggless sponge", "egg-free sponge"],
    ["brinjal curry for 6 ppl", "aubergine curry for 6 people"],
    ["a sattvic lunch", "a lacto vegetarian onion-free garlic-free mushroom-free lunch"],
  ])("mean what readers know: %s", (text, meaning) => {
    expect(plain(text)).toBe(meaning);
  });

  it("stay within the name of a dish", () => {
    expect(plain("palak paneer")).toBe("palak paneer");
  });
});

describe("a food that is not in the house", () => {
  it.each([
    ["tofu tonight, but clean out of soy sauce", "tofu tonight, but no soy sauce"],
    ["we ran out of eggs, a cake please", "no eggs, a cake please"],
    ["we haven't got any leeks at home", "no leeks"],
  ])("is left out: %s", (text, english) => {
    expect(plain(text)).toBe(english);
  });

  it.each([
    "a burger out of beans",
    "fruit that is out of season",
    "I don't have time",
    "I don't have much butter",
    "we haven't got enough eggs",
    "we never run out of rice",
    "tofu if we run out of eggs",
  ])("is not in %j", (text) => {
    expect(plain(text)).toBe(text);
  });
});
