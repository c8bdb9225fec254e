import { describe, expect, it } from "vitest";
import { readDraftRequest } from "../../../functions/draft/engine/request/read-draft-request.ts";
import { rewritePhrases } from "../../../functions/draft/engine/request/rewrite-phrases.ts";

describe("a change in everyday words", () => {
  it.each([
    ["I've only got 2 lemons", "only 2 lemons"],
    ["250 g rice max", "only 250 g rice"],
    ["not prawns, salmon", "salmon instead of prawns"],
    ["no couscous, quinoa instead", "quinoa instead of couscous"],
    ["minced pork is what I have, not veal", "use minced pork instead of veal"],
    ["peppers don't agree with me", "no peppers"],
    ["cut the cheese in half", "halve the cheese"],
    ["a quarter less honey", "reduce the honey by a quarter"],
    ["only a third of the chilli", "reduce the chilli by 67 %"],
    ["what can I use instead of the ricotta?", "replace the ricotta?"],
    ["would barley work instead of rice?", "use barley instead of rice?"],
    ["bung in some peas", "add peas"],
    ["stir 2 tbsp linseeds in as well", "add 2 tbsp linseeds"],
    ["take out everything with mustard", "remove all mustard"],
    ["instead of the sherry take the same amount of stock", "swap the sherry for stock"],
    ["three eggs not one", "set the eggs to three"],
    ["sweeten it with honey instead", "use honey instead of the sugar"],
    ["less salt (about half)", "halve the salt"],
    ["make this crustless please", "no pastry please"],
    ["I was thinking trout?", "use trout?"],
    ["my husband never drinks", ". No alcohol"],
    ["no anchovies and bacon on top", "no anchovies. Add bacon on top"],
    ["no fish, bacon on top - about 80g", "no fish. Add 80g bacon on top"],
    ["spinach added", "add spinach"],
    ["I've run out of sour cream - put greek yogurt in instead", "greek yogurt instead of sour cream"],
    ["we don't have any onion so use leek instead", "leek instead of onion"],
    ["add chickpeas (1 cup cooked)", "add 1 cup cooked chickpeas"],
    ["everything doubled", "double the recipe"],
    ["we've no cream, only milk and a lime", "use milk instead of cream. Add lime"],
    ["no mascarpone in the shop today only ricotta", "use ricotta instead of mascarpone"],
    ["I have about 300g of leftover ham, use that rather than the bacon", "swap the bacon for 300g ham"],
    ["we have leftover barley, use it instead of the rice", "use barley instead of rice"],
    ["put hazelnuts in, about 80 g", "add 80 g hazelnuts"],
    ["my niece picks all the peas out so cook it without them", "no peas . Leave it out"],
    ["grandad leaves the sprouts on the side", "no sprouts"],
    ["half the recipe, way too many buns for two", "half the recipe,"],
    ["make it zero calories", "make it at most 0 kcal per portion"],
    ["0 fat please", "at most 0 g fat per portion please"],
    ["use 0 fat yogurt", "use 0 fat yogurt"],
    ["take the heat out", "not spicy at all"],
    ["she can't handle spicy food", "she milder"],
    ["leave the sauce on the side", "leave the sauce on the side"],
    ["no oven, only a hob", "no oven, only a hob"],
    ["so it's for 5 now", "for 5 people"],
    ["kale will do instead of spinach", "kale instead of spinach"],
    ["instead of the stock I'd like red wine", "swap the stock for red wine"],
    ["use 300 g instead of 400 g cod", "set the cod to 300 g"],
    ["more veg (leeks, peas)", "add leeks, peas"],
    ["use brown lentils rather than regular ones", "use brown lentils"],
    ["I'd like the beans swapped out for corn", "swap the beans for corn"],
    ["ditch the lard 4 butter", "swap the lard for butter"],
    ["lose the lard in favour of butter", "swap the lard for butter"],
    ["without honey but dates instead, no nuts", "dates instead of honey. no nuts"],
    ["the crust should be made with rye flour", "use rye flour"],
    ["no feta but halloumi", "halloumi instead of feta"],
    ["egg-, soy- and nut-free scones", "egg-free, soy-free and nut-free scones"],
    ["can you make the ham vegan?", "use vegan ham?"],
    ["use veal if possible", "use veal"],
    ["feeds 9 instead of 3", "for 9 people. It serves 3"],
    ["30g+ protein", "at least 30 g protein per portion"],
    ["replace 1/2 the lard with oil", "replace half of the lard with oil"],
    ["egg, soy and nut free please", "egg-free, soy-free and nut-free please"],
    ["would mashed banana work instead of half the oil?", "replace half of the oil with mashed banana?"],
    ["make half of them with veal", "use half veal"],
    ["I don't have lard so butter", "use butter instead of lard"],
    ["sultanas in it too", "add sultanas"],
    ["we'll only be three eating", "for three people"],
    ["no capers, I hate them", "no capers"],
    ["mild because of the baby", "milder"],
  ])("%s: %s", (said, plain) => {
    expect(rewritePhrases(said)).toBe(plain);
  });

  it.each([
    "I have 2 children",
    "we only have 30 minutes",
    "not too sweet, please",
    "I have a nut allergy",
    "we don't drink milk",
    "no sugar added",
    "make the chilli vegan",
    "skip the sugar for my dad",
    "I'm expecting 6 guests",
    "no dairy but butter is ok",
  ])("%s names no food and stays", (said) => {
    expect(rewritePhrases(said)).toBe(said);
  });
});

describe("two foods for one", () => {
  it.each([
    "swap the butter for half olive oil, half yoghurt",
    "half olive oil and half yoghurt instead of the butter",
    "replace the butter with a mix of olive oil and yoghurt",
  ])("%s shares its place", (text) => {
    expect(readDraftRequest(text).swaps).toMatchObject([
      { from: "butter", to: "olive oil", rest: "yoghurt" },
    ]);
  });
});
