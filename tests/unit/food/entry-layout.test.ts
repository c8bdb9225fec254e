import { describe, expect, it } from "vitest";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { showPhrases } from "./show-phrases.ts";

describe("an amount behind a food", () => {
  it.each([
    ["chicken 150 g rice 200 g broccoli 100 g", ["150 g chicken", "200 g rice", "100 g broccoli"]],
    ["chicken 150g, rice 200g", ["150 g chicken", "200 g rice"]],
    ["salmon 6 oz 1 cup rice", ["6 oz salmon", "1 cup rice"]],
    ["banana 1 yogurt 200 g", ["1 banana", "200 g yogurt"]],
    ["curry 150 g rice 200 g onion", ["150 g curry", "200 g rice", "onion"]],
    ["porridge 40 g oats 200 ml milk", ["40 g oat", "200 ml milk"]],
    ["brekkie 40 g oats 200 ml milk", ["breakfast", "40 g oat", "200 ml milk"]],
    ["eggs x3 toast x2 butter 10g", ["3 egg", "2 toasted bread", "10 g butter"]],
    ["pizza 2 slices", ["2 slice pizza"]],
    ["rice 150 g cooked and peas", ["150 g rice cooked", "pea"]],
    ["jerky 2 oz half, milk", ["1 oz jerky", "milk"]],
  ])("belongs to it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["toast 2 eggs", ["toasted bread", "2 egg"]],
    ["tea 2 cookies", ["tea", "2 cooky"]],
    ["an apple around 3", ["apple"]],
    ["toast at 8", ["toasted bread"]],
  ])("is none of it where another food follows or it is a time: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it.each([
    ["pho, big bowl", "bowl", ["large"]],
    ["lasagna, small portion", "serving", ["small"]],
  ])("may be a vessel alone: %j", (text, unit, sizes) => {
    const [chunk, ...others] = outlineMeal(text).chunks;
    expect([chunk?.measure?.unit, chunk?.measure?.sizes, others]).toEqual([unit, sizes, []]);
  });
});

describe("a header", () => {
  it.each([
    ["overnight oats: oats 40 g, milk 150 ml", ["40 g oat", "150 ml milk"]],
    ["Lunch - 3 eggs, toast 1 slice", ["3 egg", "1 slice toasted bread"]],
    ["Smoothie:\n- 1 banana\n- 200 ml milk", ["1 banana", "200 ml milk"]],
    ["Meal 2: rice 100 g, tuna 80 g", ["100 g rice", "80 g tuna"]],
    ["dinner @ moms: pizza, salad", ["pizza", "salad"]],
  ])("names what is listed and is no food of its own: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it.each([
    ["Chicken breast: 150 g", ["150 g chicken breast"]],
    ["eggs - 2, toast - 1 slice", ["2 egg", "1 slice toasted bread"]],
  ])("is none where only an amount follows: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("brackets", () => {
  it.each([
    ["salad (lettuce 50 g, feta 30 g)", ["50 g lettuce", "30 g feta"]],
    ["rice (1 cup)", ["1 cup rice"]],
    ["wings (flats mostly)", ["wing flat"]],
    ["full English (2 eggs), 150 g fried tomatoes", ["full english", "2 egg", "150 g fried tomato"]],
  ])("list parts or state an amount: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each(["burrito bowl (chicken, rice, beans)", "omelet (3 eggs)"])("describe otherwise: %j", (text) => {
    const [, ...described] = outlineMeal(text).chunks;
    expect(described.map(({ link }) => link)).toEqual(described.map(() => "gloss"));
  });
});

describe("what people write for words", () => {
  it.each([
    ["bagel w/ butter", ["bagel", "butter"]],
    ["bagel w butter & jam", ["bagel", "butter", "jam"]],
    ["2T butter", ["2 tbsp butter"]],
    ["2t butter", ["2 tsp butter"]],
    ["🍌 + 🥛", ["banana", "milk"]],
    ["🍕🍕🍺", ["2 pizza", "beer"]],
    ["pizza 🍕", ["pizza"]],
    ["fried plantain small 🍌", ["fried plantain small"]],
    ["5 oz salmon / 1 cup rice / peas", ["5 oz salmon", "1 cup rice", "pea"]],
    ["150 g 93/7 beef", ["150 g 93% lean 7% fat beef"]],
    ["tsp honey, glass milk", ["1 tsp honey", "1 glass milk"]],
    ["cold coffee splash of milk", ["cold coffee", "1 splash milk"]],
    ["12:30 pizza", ["pizza"]],
    ["13 pm soup", ["soup"]],
    ["175 ml red", ["175 ml wine red"]],
  ])("is read: %j", (text, expected) => {
    expect(showPhrases(text).map(sortTerms)).toEqual(expected.map(sortTerms));
  });

  it("keeps an accented letter that stands for a word of a name", () => {
    expect(outlineMeal("bacalhau à brás").chunks).toHaveLength(1);
  });
});

function sortTerms(text: string): string {
  return text.split(" ").sort().join(" ");
}

describe("shares", () => {
  it.each([
    ["a pizza, split with my wife", ["pizza × 0.5"]],
    ["a pizza, shared with 3 friends", ["pizza × 0.25"]],
    ["2 bananas, 4 eggs, we split them evenly", ["2 banana × 0.5", "4 egg × 0.5"]],
    ["shared a bottle of cider", ["cider × 0.5"]],
    ["a bottle of wine, split 3 ways", ["wine × 0.33"]],
    ["split a pizza 3 ways", ["pizza × 0.33"]],
  ])("are those of the one who tells: %j", (text, expected) => {
    expect(showPhrases(text).map((each) => each.replace(/^1 bottle /, ""))).toEqual(expected);
  });
});

describe("the share of a recipe that was eaten", () => {
  it.each([
    ["chili, serves 4, I had 2: beans 400 g, beef 500 g", ["400 g bean × 0.5", "500 g beef × 0.5"]],
    [
      "chili makes 6 servings: beans 400 g, beef 600 g. ate 1 serving",
      ["400 g bean × 0.17", "600 g beef × 0.17"],
    ],
    ["pie (200 g flour, 100 g butter) 1 of 10 slices", ["200 g flour × 0.1", "100 g butter × 0.1"]],
    ["1/4 of a pie (200 g flour, 100 g butter)", ["200 g flour × 0.25", "100 g butter × 0.25"]],
    ["2 of my 8 pies (200 g flour, 100 g butter)", ["200 g flour × 0.25", "100 g butter × 0.25"]],
    ["soup: 200 g beef, 3 carrots. had half of the pot", ["200 g beef × 0.5", "3 carrot × 0.5"]],
    ["stew: 200 g beef, 3 carrots, divided by 4", ["200 g beef × 0.25", "3 carrot × 0.25"]],
    ["stew: 200 g beef, 3 carrots, makes 4; a banana", ["200 g beef × 0.25", "3 carrot × 0.25", "banana"]],
    [
      "stew: 200 g beef, 3 carrots, ate half of it, a banana",
      ["200 g beef × 0.5", "3 carrot × 0.5", "banana"],
    ],
    ["omelette 4 eggs 100 g ham, ate half", ["4 egg × 0.5", "100 g ham × 0.5"]],
  ])("is a share of each of its foods: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["lunch: 200 g rice, 3 eggs, ate half of the eggs", ["200 g rice", "3 egg × 0.5"]],
    ["soup: 200 g beef, 3 carrots. a banana, ate half", ["200 g beef", "3 carrot", "banana × 0.5"]],
    ["toast for 2 minutes, 2 eggs", ["toasted bread", "2 egg"]],
  ])("is none of foods that are no recipe: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("the milk of a coffee", () => {
  it.each([
    ["latte with oat milk", ["oat milk latte"]],
    ["large latte semi", ["semi large latte"]],
    ["flat white on skim, banana", ["milk skim flat white", "banana"]],
    ["coffee with oat milk", ["coffee", "oat milk"]],
    ["white rice with coconut milk", ["white rice", "coconut milk"]],
    ["latte with rice", ["latte", "rice"]],
  ])("is part of a drink that is made with milk: %j", (text, expected) => {
    expect(showPhrases(text).map(sortTerms)).toEqual(expected.map(sortTerms));
  });
});

describe("what names no food", () => {
  it.each([
    ["200 g rice (57p 70c 30f)", ["200 g rice"]],
    ["rice (1 c)", ["1 c rice"]],
    ['6" sub and 2 eggs', ["submarine sandwich", "2 egg"]],
    ['"rice 200 g" and "eggs 2"', ["200 g rice", "2 egg"]],
    ['"wings 6, nuggets 9"', ["6 wing", "9 chicken nugget"]],
    ["yogurt (15 g protein), banana", ["yogurt", "banana"]],
    ["toast 30 g carbs, egg", ["toasted bread", "egg"]],
    ["rice, 45g CHO", ["rice"]],
    ["CHO: 45 g. pasta", ["pasta"]],
    ["low carb 30 g cheese", ["low carb", "30 g cheese"]],
    ["lunch #3 (45p/50c/14f) - 5 oz salmon, 1 cup rice", ["5 oz salmon", "1 cup rice"]],
    ["crackers, that's it til dinner", ["cracker"]],
    ["rice because no time, 2 eggs", ["rice", "2 egg"]],
    ["rice, don't judge me", ["rice"]],
    ["cos lettuce", ["cos lettuce"]],
  ])("is a note, a time, a reason or a remark: %j", (text, expected) => {
    expect(showPhrases(text).map(sortTerms)).toEqual(expected.map(sortTerms));
  });

  it("is told of a food as an amount behind it", () => {
    expect(showPhrases("steak, dressing on the side (used about 2 tbsp)")).toContain("2 tbsp dressing");
  });
});

describe("a dish that heads its own parts", () => {
  it.each([
    ["porridge 50 g oats 300 ml milk", ["50 g oat", "300 ml milk"]],
    ["tuna sandwich, 80 g tuna, white bread", ["80 g tuna", "white bread"]],
    ["soup made with 400 g beef + 2 onions, ate a third", ["400 g beef × 0.33", "2 onion × 0.33"]],
  ])("is not counted beside them: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["egg curry 2 eggs, rice", ["egg curry", "egg", "rice"]],
    ["chicken curry with 200 g chicken", ["chicken curry", "chicken"]],
    ["chicken soup, 200 g chicken, bread", ["chicken soup", "chicken", "bread"]],
    ["tuna melt, 100 g tuna", ["tuna melt", "tuna"]],
  ])("is the food where only what it is named after is weighed: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it("is a food beside what it is not made of", () => {
    expect(showPhrases("porridge, 2 eggs")).toEqual(["oatmeal", "2 egg"]);
  });
});

describe("what was not eaten", () => {
  it.each([
    ["steak, dressing on the side (didn't use it)", ["steak"]],
    ["burger, fries. didn't finish the fries, maybe half", ["burger", "fry × 0.5"]],
    ["almost ordered the burger but had salmon", ["salmon"]],
    ["salad instead of fries", ["salad"]],
    ["steak, fries, didn't eat the fries", ["steak"]],
    ["steak. passed on the rolls", ["steak"]],
    ["steak, rice, left the rice", ["steak"]],
  ])("is not counted as eaten: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("the place that a food is from", () => {
  it("leaves the amount beside it to the food", () => {
    expect(showPhrases("lasagne (400g tesco)")).toEqual(["400 g lasagna"]);
  });

  it("is no food, and tells the brand of those of the list", () => {
    const { chunks } = outlineMeal("mcdonalds 10 nuggets, small fries");
    expect(chunks.map(({ terms, place }) => [terms.at(-1), place?.join(" ")])).toEqual([
      ["nugget", "mcdonald"],
      ["fry", "mcdonald"],
    ]);
  });
});

describe("a sandwich", () => {
  it("has its bread and its spread", () => {
    expect(showPhrases("ham sandwich on rye")).toEqual(["ham sandwich", "rye"]);
    expect(showPhrases("ham sandwich made with crusty bread")).toEqual(["ham sandwich", "crusty bread"]);
    expect(showPhrases("ham sandwich on a roll with mayo and mustard")).toEqual(["ham sandwich", "mustard"]);
    expect(showPhrases("blt on toasted wheat bread")).toEqual(["blt", "toasted wheat bread"]);
  });

  it("has the bread that stands behind its filling", () => {
    expect(showPhrases("sandwich with egg and cheese on a biscuit")).toEqual([
      "sandwich",
      "biscuit",
      "egg",
      "cheese",
    ]);
  });

  it("is what a sandwich shop sells", () => {
    expect(showPhrases("subway turkey on wheat")).toEqual(["turkey"]);
  });

  it("has no ketchup of its own if it is a burger", () => {
    expect(showPhrases("burger on a bun with ketchup")).toEqual(["burger", "ketchup"]);
  });

  it("is none behind other foods: the bread is a food", () => {
    expect(showPhrases("turkey on rye")).toEqual(["turkey", "rye bread"]);
  });

  it("a sausage in a bun is a hot dog, and on a biscuit a biscuit sandwich", () => {
    expect(showPhrases("a frankfurter on a white bun")[0]).toBe("hot dog sandwich");
    expect(showPhrases("2 hot dogs in buns with mustard")[0]).toBe("2 hot dog sandwich");
    expect(showPhrases("sausage on a biscuit")).toEqual(["sausage biscuit sandwich"]);
    expect(showPhrases("pate on a biscuit")).toEqual(["pate", "biscuit"]);
    expect(showPhrases("a frankfurter and a white bun")).toEqual(["frankfurter", "white bun"]);
  });
});

describe("an amount that is stated twice", () => {
  it("is not multiplied", () => {
    expect(showPhrases("almonds (23, 30 g)")).toEqual(["30 g almond"]);
    expect(showPhrases("almonds (23 of em, 30 g)")).toEqual(["30 g almond"]);
    expect(showPhrases("2 x 30 g almonds")).toEqual(["60 g almond"]);
  });
});

describe("a plate that is named above what is on it", () => {
  it("is its parts, however loudly it is named", () => {
    expect(showPhrases("Sunday roast at mum's!! beef 100 g, 3 roasties, peas")[0]).toBe("100 g beef");
  });

  it("is no food beside it, though its parts are counted", () => {
    expect(showPhrases("Full Irish in the hotel: 2 rashers, fried egg")).toEqual(["2 rasher", "fried egg"]);
    expect(showPhrases("bap from the van: bacon, egg and hash brown")).toEqual([
      "bread roll",
      "bacon",
      "egg",
      "hash brown",
    ]);
  });

  it("is no food beside it", () => {
    expect(showPhrases("full english\n2 eggs\nbacon")).toEqual(["2 egg", "bacon"]);
    expect(showPhrases("chili\n2 eggs\nbacon")).toEqual(["chili", "2 egg", "bacon"]);
  });
});

describe("a slash", () => {
  it("separates foods with amounts, not words", () => {
    expect(showPhrases("40g oats/200ml milk/pinch salt")).toEqual([
      "40 g oat",
      "200 ml milk",
      "1 pinch salt",
    ]);
    expect(showPhrases("chicken/tuna salad")).toHaveLength(1);
    expect(showPhrases("40g oats/200ml milk/quince")).toEqual(["40 g oat", "200 ml milk", "quince"]);
  });
});

describe("a vessel in a sentence of its own", () => {
  it("measures the food before it if all of it was eaten", () => {
    expect(showPhrases("doritos. whole bag")).toEqual(["1 bag dorito"]);
    expect(showPhrases("ice cream. whole pint")).toEqual(["1 pint ice cream"]);
  });
});
