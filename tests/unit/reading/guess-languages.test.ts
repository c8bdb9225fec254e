import { expect, it } from "vitest";
import { guessLanguages } from "../../../shared/language/mod.ts";

it.each([
  ["English by its function words", "a glass of milk with honey", ["en"]],
  ["English where a dish has a foreign name", "a bowl of soupe à l'oignon with bread", ["en"]],
  ["German", "ich hatte zwei Eier", ["de"]],
  ["French by its elisions and articles", "une salade et du pain avec de l'huile", ["fr"]],
  ["Italian", "ho mangiato una mela senza buccia", ["it"]],
  ["Finnish", "kanaa ja riisiä", ["fi"]],
  ["a language by a letter of its own", "Weißwurst", ["de"]],
  ["each language with the letters", "smörgås", ["sv", "fi"]],
  ["a language that no food has names in", "jabłko z cynamonem i śmietaną", ["pl"]],
  ["Japanese by its script", "りんごを食べました", ["ja"]],
  ["Han alone as Chinese or Japanese", "牛乳", ["zh", "ja"]],
  ["Korean by its script", "비빔밥", ["ko"]],
  ["none in a list without signs", "200 g Tomaten, 2 Bananen", []],
  ["none in figures", "12:30", []],
])("is %s", (_, text, languages) => {
  expect(guessLanguages(text)).toEqual(languages);
});
