import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("a batch of which a share was eaten", () => {
  it.each([
    [
      "soup for the week: 250g lentils, 2 carrots. Serves 5, ate 2 portions",
      ["250 g lentil × 0.4", "2 carrot × 0.4"],
    ],
    ["chilli - 500g beef, 1 onion. Makes 4, I had one bowl", ["500 g beef × 0.25", "1 onion × 0.25"]],
    ["egg cups: 10 eggs, 100g feta -> 12 muffins. 2 this morning", ["10 egg × 0.17", "100 g feta × 0.17"]],
    [
      "made lasagne for 6 and had one portion: 500g beef, 100g mozzarella",
      ["500 g beef × 0.17", "100 g mozzarella × 0.17"],
    ],
    [
      "big pot of stew, 1kg beef, 4 potatoes. six servings, one for me",
      ["1 kg beef × 0.17", "4 potato × 0.17"],
    ],
    ["bars 250g oats 100g honey, 10 squares, 2 eaten", ["250 g oat × 0.2", "100 g honey × 0.2"]],
    ["oats x4 jars: 200g oats, 400ml milk. One jar today", ["200 g oat × 0.25", "400 ml milk × 0.25"]],
    ["300g pasta, 200g pesto, between four of us", ["300 g pasta × 0.25", "200 g pesto × 0.25"]],
    ["400g rice and 500g beef for the family of 5. I had my fifth", ["400 g rice × 0.2", "500 g beef × 0.2"]],
    [
      "1 kg carrots, 2 onions. Made about 8 bowls worth, had one for lunch and one for dinner",
      ["1 kg carrot × 0.25", "2 onion × 0.25"],
    ],
    [
      "dough 500g flour + 200g mozzarella, made 4 pizzas, I ate one of them",
      ["500 g flour × 0.25", "200 g mozzarella × 0.25"],
    ],
    ["2 bananas and 300ml milk for two, had a bowl and a half", ["2 banana × 0.75", "300 ml milk × 0.75"]],
  ])("is that share of its ingredients: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("keeps a dish of which a bracket says only how much there was", () =>
    expect(showPhrases("lentil stew (batch cooked, serves 4, had 1 serving), 60 g rice")).toEqual([
      "lentil stew",
      "60 g rice",
    ]));

  it("needs words for a batch: the slices of one line are not eaten by the cup of the next", () =>
    expect(showPhrases("Bread, 2 slices\nMilk, nonfat, 1 cup")).toEqual([
      "2 slice bread",
      "1 cup fat free milk",
    ]));

  it("leaves alone what is eaten beside it", () => {
    const text = "granola: 400g oats, 100g honey, makes 10 servings. 1 serving with 150g yogurt";
    expect(showPhrases(text)).toEqual(["400 g oat × 0.1", "100 g honey × 0.1", "150 g yogurt"]);
  });

  it.each([
    ["lasagne in the 9x13: cut in 12, ate one square", ["lasagna"]],
    ["200 g steak, 150 g rice, 2 beers", ["200 g steak", "150 g rice", "2 beer"]],
    ["5 people at dinner, 2 slices pizza", ["2 slice pizza"]],
  ])("is none where nothing says what it makes: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("a dish in front of what it was made of", () => {
  it.each([
    [
      "made a bean stew, 400 g beans, 3 plums. had roughly a quarter of it with rice",
      ["400 g bean × 0.25", "3 plum × 0.25", "rice"],
    ],
    ["made stew with 400 g beans, 3 plums. ate a quarter of it", ["400 g bean × 0.25", "3 plum × 0.25"]],
    [
      "cooked a curry, 500 g chicken, 200 ml cream, ate a quarter",
      ["500 g chicken × 0.25", "200 ml cream × 0.25"],
    ],
  ])("is not eaten beside them: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("has all of them where nothing says that a fraction was eaten", () => {
    expect(showPhrases("made a bean stew, 400 g beans, 3 plums")).toEqual(["400 g bean", "3 plum"]);
  });
});

describe("what went into a dish that makes several portions", () => {
  it.each([
    ["stew with carrot, celery and red wine (serves 5, had one)", ["stew"]],
    ["chilli with beans, peppers and corn (makes 6, had 2)", ["chili × 2"]],
    ["curry with salad, pickle and lassi, serves 2", ["curry", "salad", "pickle", "lassi"]],
    ["curry with rice, chips and naan, makes 4, had 1", ["curry", "rice", "french fry potato", "naan"]],
    ["soup with bread, cheese and ham, serves 2", ["soup", "bread", "cheese", "ham"]],
    ["chicken with rice, peas and gravy for 4", ["chicken", "rice", "pea", "gravy"]],
    ["curry with rice, naan and beer for 2", ["curry", "rice", "naan", "beer"]],
  ])("is no food beside it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});
