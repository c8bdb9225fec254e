import { describe, expect, it } from "vitest";
import { outlineMeal } from "../../../shared/domain/food/text/outline-meal.ts";
import { showPhrases } from "./show-phrases.ts";

describe("words that label a meal", () => {
  it.each([
    ["a $12 burrito, 2 bananas 50p", ["burrito", "2 banana"]],
    ["rice, egg. 25 cedis", ["rice", "egg"]],
    ["blueberries (80g) = 5 pts", ["80 g blueberry"]],
    ["oats, 3 syns", ["oat"]],
    ["crisps (the big one)", ["potato chip big"]],
    ["dressing on the side, 2 tbsp", ["2 tbsp dressing"]],
    ["28 wks and 2 apples", ["2 apple"]],
    ["B: egg\nL - soup\nD - pizza", ["egg", "soup", "pizza"]],
    ["B: egg L: soup D: pizza", ["egg", "soup", "pizza"]],
    ["B 2 eggs\nL soup", ["2 egg", "soup"]],
    ["B- egg\nL- soup", ["egg", "soup"]],
    ["bread with egg, salad: 1 tomato half onion", ["bread", "egg", "1 tomato", "0.5 onion"]],
    ["vitamin d: egg", ["egg"]],
    ["day 9. egg", ["egg"]],
    ["P 44 C 53 F 23, turkey", ["turkey"]],
    ["2 yogurts 120 cal, banana", ["2 yogurt", "banana"]],
    ["breakfast 400 cal: soup", ["soup"]],
    ["salmon air fryer", ["salmon"]],
    ["baby 10 mo: half a banana", ["0.5 banana"]],
    ["my 6yo's lunch: pear", ["pear"]],
    ["nuts mid morning", ["nut"]],
    ["will have soup later maybe. a pear", ["pear"]],
    ["Tomorrow is soup at my aunt's, so today a pear", ["pear"]],
    ["a pear. didnt put the butter on", ["pear"]],
    ["a pear, held the cream", ["pear"]],
    ["tea less sugar", ["tea"]],
    ["a pear with my colleagues", ["pear"]],
  ])("are neither foods nor amounts: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["0730 60g oats\n1200 rice 150g", ["60 g oat", "150 g rice"]],
    ["12.30 soup and a roll", ["soup", "roll"]],
  ])("may be a time in front of a line: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["1000 g rice", ["1000 g rice"]],
    ["1.50 cups rice", ["1.5 cup rice"]],
    ["2 cups rice, 10 c water", ["2 cup rice", "10 c water"]],
  ])("are no times and prices where they measure: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("an amount behind a comma", () => {
  it.each([
    ["soup, 1 dinner roll", ["soup", "1 dinner roll"]],
    ["soup, 2 small rolls", ["soup", "2 roll"]],
    ["sushi, 1 roll", ["1 roll sushi"]],
    ["cold pizza for breakfast, 1 slice", ["1 slice cold pizza"]],
    ["breakfast: 2 rolls", ["2 roll"]],
    ["2x boiled egg, toast", ["2 boiled egg", "toasted bread"]],
    ["2 x 250 ml milk", ["2 ml milk"]],
    ["pasta (75 g dry)", ["75 g dry pasta"]],
    ["lentils, 0.5 cup dry, soup", ["0.5 cup dry lentil", "soup"]],
    ["2 rice cakes with 1 tbsp honey each", ["2 rice cake", "2 tbsp honey"]],
    ["toast with 1 tbsp honey each", ["toasted bread", "1 tbsp honey"]],
    ["lunch - meal deal: egg sandwich, crisps, cola", ["egg sandwich", "potato chip", "cola"]],
    ["sue's bowl with rice, steak, beans and corn", ["sue bowl", "rice", "steak", "bean", "corn"]],
  ])("is of the food before it, or names one: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("a number behind a food", () => {
  it.each([
    ["mimosas... had 4. and a croissant", ["4 mimosa", "croissant"]],
    ["made a cake. ate two of those", ["2 cake"]],
    ["2 pears - ate the whole batch", ["2 pear"]],
    ["brie, a wedge", ["1 wedge brie"]],
    ["almonds (a handful)", ["1 handful almond"]],
    ["both pears", ["2 pear"]],
    ["soup, ate both rolls", ["soup", "2 roll"]],
    ["both a pear and an apple", ["pear", "apple"]],
    ["gin, slimline", ["slimline gin"]],
    ["the stew was 2 kg. rice 1 cup", ["2 kg stew", "1 cup rice"]],
    ["vaso de horchata", ["1 glass horchata"]],
    ["half a pear (gave the other half to the dog)", ["0.5 pear"]],
    ["skipped dessert (pecan pie). soup", ["soup"]],
    ["carbonara for one: 90 g spaghetti, 1 yolk", ["90 g pasta", "1 yolk"]],
    ["tea. couldn't finish the soup. 2 dates", ["tea", "soup", "2 date"]],
    ["double portion of rice", ["2 serving rice"]],
  ])("is of that food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a food that others began", () => {
  it.each([
    ["the kids ate half of the pizza, I had the rest", ["pizza × 0.5"]],
    ["he had most of the fries and I finished them", ["fry × 0.25"]],
    ["my wife ate most of the lasagna, I had a quarter of it", ["lasagna × 0.25"]],
    ["my wife had soup, I had a pear", ["pear"]],
  ])("is read with the share of the writer: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("what was exchanged or given away", () => {
  it.each([
    ["burger, swapped the fries for salad", ["burger", "salad"]],
    ["burger, subbed tofu for beef, fries", ["burger", "tofu", "fry"]],
    ["replaced rice with cauliflower", ["cauliflower"]],
    ["1 cup cauliflower rice instead of white rice", ["1 cup cauliflower rice"]],
    ["oat milk in place of milk", ["oat milk"]],
    ["chips and a burger. gave my chips to Dan", ["burger"]],
  ])("was not eaten: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["kids had nuggets, i had a salad", ["salad"]],
    ["made pancakes for the kids, i just had coffee", ["coffee"]],
  ])("nor was the meal of others: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["turkey sub for lunch", ["turkey submarine sandwich"]],
    ["switched to oat milk", ["oat milk"]],
    ["1 pt strawberries", ["1 pt strawberry"]],
  ])("is nothing where nothing was exchanged: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it("is of the writer where nobody else is the subject", () => {
    expect(showPhrases("made pancakes for lunch, i had coffee too")).toEqual(["pancake", "coffee"]);
  });
});

describe("food that was left", () => {
  it.each([
    ["roast, sprouts (left them), gravy", ["roast", "gravy"]],
    ["trail mix (picked out the raisins)", ["trail mix"]],
    ["chips. the cat had the fish", ["chip"]],
    ["a bun and a pear, gave it to the lad at work", ["bun"]],
    ["soup. left the bread and the cereal bar", ["soup"]],
    ["3 spuds. couldn't manage the last spud", ["2 potato"]],
    ["3 spuds, couldn't manage the last one so 2", ["2 potato"]],
    ["got through half the pie", ["0.5 pie"]],
    ["pear, peas, didn't finish the pear - left about a third", ["pear × 0.67", "pea"]],
    ["two pears, gave one to my son", ["2 pear × 0.5"]],
    ["5 biscuits, gave 2 to a friend", ["5 biscuit × 0.6"]],
    ["soup 300 g, rice 200 g. Left 50 g of rice", ["300 g soup", "200 g rice × 0.75"]],
    ["rice (200 g) and soup, left 50 g of the rice", ["200 g rice × 0.75", "soup"]],
    ["4 slices of toast, 1 egg, gave one slice to the dog", ["4 slice toasted bread × 0.75", "1 egg"]],
  ])("is not counted: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("what the meal was made for or of", () => {
  it.each([
    ["my mum made me a plate of stew", ["1 plate stew"]],
    ["my friend gave me 2 biscuits", ["2 biscuit"]],
    ["an omlette with 3 eggs", ["omelet", "egg"]],
    ["omelette with 3 eggs and 30 g cheese", ["3 egg", "30 g cheese"]],
  ])("leaves the foods that were eaten: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("an amount behind a dish with an addition", () => {
  it.each([
    ["porridge with peanuts 1.5 cup", ["1.5 cup oatmeal", "peanut"]],
    ["tea with sugar 2 tsp", ["tea", "2 tsp sugar"]],
    ["coffee with milk 50 ml", ["coffee", "50 ml milk"]],
    ["rice with lentils 1 bowl", ["rice", "1 bowl lentil"]],
    ["2 rice balls (salmon)", ["2 rice ball", "salmon"]],
    ["1 line kimbap", ["1 roll kimbap"]],
  ])("is of the dish where it is more than an addition: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe('words for "with" and "and" of other languages', () => {
  it.each([
    ["tamal con queso y crema", ["tamal", "queso", "crema"]],
    ["zurek z jajkiem i chleb", ["zurek", "jajkiem", "chleb"]],
    ["soto dengan lontong dan kerupuk", ["soto", "lontong", "kerupuk"]],
    ["kebap ile bulgur ve salata", ["kabob", "bulgur", "salata"]],
    ["farofa com linguica e couve", ["farofa", "linguica", "collard"]],
    ["chili con carne, rice", ["chili con carne", "rice"]],
    ["I ate soup and I had bread", ["soup", "bread"]],
  ])("part foods, but not the name of one: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("what a food is packed in", () => {
  it.each([
    ["90 g canned tuna in water", ["90 g canned tuna", "water"]],
    ["tinned mackerel in olive oil, 90 g", ["90 g canned mackerel", "olive oil"]],
    ["sardines in brine 90 g", ["90 g sardine", "brine"]],
  ])("describes it and has no amount: %j", (text, expected) => {
    const { chunks } = outlineMeal(text);
    expect(showPhrases(text)).toEqual(expected);
    expect(chunks[1]?.link).toBe("gloss");
  });

  it("is a food where it has an amount of its own", () => {
    expect(outlineMeal("tuna in 1 tbsp olive oil").chunks[1]?.link).toBe("prep");
  });
});

describe("a correction", () => {
  it.each([
    ["2 eggs, sorry 3 eggs, and toast", ["3 egg", "toasted bread"]],
    ["2 slices of ham, actually 3", ["3 slice ham"]],
    ["a cup of rice, no wait, half a cup", ["0.5 cup rice"]],
    ["150g chicken (sorry 180g), rice 200g", ["180 g chicken", "200 g rice"]],
    ["a latte, no wait, a tea", ["tea"]],
    ["coke, sorry milk", ["milk"]],
  ])("stands in the place of what it corrects: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it.each([
    ["Sorry. 2 eggs", ["2 egg"]],
    ["had a coffee. sorry, and a biscuit", ["coffee", "biscuit"]],
    ["soup. actually it was really good", ["soup"]],
  ])("is none where nothing is corrected: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("a recipe in brackets", () => {
  it.each([
    [
      "pie for the family (500 g mince, 1 kg potatoes). I had about a quarter",
      ["500 g ground × 0.25", "1 kg potato × 0.25"],
    ],
    ["pear, coffee. post: 50 g oats, 300 g milk", ["pear", "coffee", "50 g oat", "300 g milk"]],
  ])("is headed by the dish before it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a share", () => {
  it.each([
    ["split a burger and fries with my sister", ["burger × 0.5", "fry × 0.5"]],
    ["split a large pepperoni w the hubby", ["pepperoni × 0.5"]],
    ["quiche 1/4 of a 400g one, salad", ["100 g quiche", "salad"]],
    ["1/3 of a 300g bag of spinach", ["100 g spinach"]],
    ["wedges (about 2/3 of them)", ["wedge × 0.67"]],
    ["2 paratha, half eaten", ["2 paratha × 0.5"]],
    ["1 of 6 muffins", ["1 muffin"]],
    ["salmon, shared tiramisu", ["salmon", "tiramisu × 0.5"]],
    ["bottle of wine, shared", ["1 bottle wine × 0.5"]],
    ["banana split", ["banana split"]],
    ["split a pizza with my brother, I had 3 slices", ["3 slice pizza"]],
    ["shared a bottle of red with hubby, I had 2 glasses", ["2 glass red wine"]],
    ["chili serves 8, I had 2 (400 g beans, 800 g beef)", ["400 g bean × 0.25", "800 g beef × 0.25"]],
    ["slice of lasagna (recipe serves 8)", ["1 slice lasagna"]],
  ])("is taken of what it names: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("a unit", () => {
  it.each([
    ["2 sausages, 2 rashers, egg", ["2 sausage", "2 rasher", "egg"]],
    ["soup, 1 roll w butter", ["soup", "1 roll", "butter"]],
    ["Lunch: 2 rolls", ["2 roll"]],
    ["1 bun, 2 patties (100 g each)", ["1 bun", "200 g patty"]],
  ])("may be a food itself: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["kimbap 1 roll", ["1 roll kimbap"]],
    ["eba 1 wrap", ["1 wrap eba"]],
    ["small handful nuts", ["1 handful nut"]],
    ["1/2 portion soup", ["0.5 serving soup"]],
    ["8 pc california roll", ["8 piece california roll"]],
    ["ramen (whole pack)", ["1 pack ramen"]],
    ["small glass of red", ["1 glass red wine"]],
    ["2 pumps vanilla", ["2 pump vanilla syrup"]],
    ["1 heaping scoop protein", ["1 scoop protein powder"]],
    ["1 scoop vanilla protein", ["1 scoop protein powder"]],
    ["2 scoops (60 g) whey, 2 tins (200 g each) beans", ["60 g whey", "400 g bean"]],
    ["4 stouts (12oz cans), 2 pears 150 g each", ["48 oz stout", "300 g pear"]],
    ["bread with jam and butter (10 g)", ["bread", "jam", "10 g butter"]],
    ["80 g pasta (weighed dry)", ["80 g dry pasta"]],
    ["4 pieces from my friend's roll", ["4 piece roll"]],
  ])("measures what stands beside it: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});

describe("words beside a food", () => {
  it.each([
    ["double shot americano", ["americano"]],
    ["stir fry: chicken, peppers", ["chicken", "sweet pepper"]],
    ["turkey, mashed w/ gravy", ["turkey", "mashed potato", "gravy"]],
    ["potatoes, mashed", ["mashed potato"]],
    ["iced tea, grande, and a bun", ["iced tea", "bun"]],
    ["egg curry (2 eggs), rice", ["egg curry", "2 egg", "rice"]],
    ["cookies n cream ice cream", ["cooky cream ice cream"]],
    ["milky way", ["milky way"]],
    ["milk 1 cup 2%", ["1 cup milk 2%"]],
    ["iced coffee extra cream", ["iced coffee", "cream"]],
    ["pint of cider", ["1 pint hard cider"]],
    ["toast w marg", ["toasted bread", "margarine"]],
    ["frozen marg", ["frozen marg"]],
    ["coffee w splash of oat", ["coffee", "1 splash oat milk"]],
    ["2 slices rye", ["2 slice rye bread"]],
    ["200 ml semi", ["200 ml 2% milk"]],
    ["half tin beans", ["0.5 can baked bean canned"]],
    ["ham, cheese and tomato sandwich", ["ham cheese tomato sandwich"]],
    ["coffee, banana and a ham sandwich", ["coffee", "banana", "ham sandwich"]],
    ["buttered toast", ["toasted bread", "butter"]],
    ["2 hotdogs in buns", ["2 hotdog"]],
    ["a 3 egg omelette", ["174 g egg omelet"]],
    ["coffee with a splash of milk x3", ["3 coffee", "3 splash milk"]],
    ["bacon egg and cheese, minus the bacon", ["egg cheese"]],
    ["congee with egg and pork 1 bowl", ["1 bowl congee", "egg", "pork"]],
    ["rice with dal 1 bowl", ["rice", "1 bowl dal"]],
    ["2 doubles slight pepper", ["2 double"]],
    ["tea with ice", ["tea"]],
    ["jacket spud w beans", ["baked potato", "baked bean canned"]],
    ["a coffee with soy", ["coffee", "soy milk"]],
    ["coffee with a little milk", ["coffee", "milk"]],
    ["bread m. butter", ["bread", "butter"]],
    ["cod and chips, tartare", ["battered cod", "french fry potato", "tartar sauce"]],
    ["rice, soy 10 ml", ["rice", "10 ml soy sauce"]],
    ["soy 200 ml", ["200 ml soy milk"]],
    ["2 eggs, 100 g whites", ["2 egg", "100 g egg white"]],
    ["cake, tiny sliver", ["1 sliver cake"]],
    ["soup, baguette side", ["soup", "baguette"]],
  ])("are read as the food that they mean: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it("say the flavour of a bar or a yogurt", () => {
    const links = (text: string) => outlineMeal(text).chunks.map(({ link }) => link);
    expect(links("yogurt, cookies and cream, pear")).toEqual(["hard", "gloss", "comma"]);
    expect(links("toast, vanilla")).toEqual(["hard", "comma"]);
  });

  it("describe what is mixed with water", () => {
    const links = (text: string) => outlineMeal(text).chunks.map(({ link }) => link);
    expect(links("oatmeal made with water")).toEqual(["hard", "gloss"]);
    expect(links("chicken with water")).toEqual(["hard", "with"]);
  });
});

describe("words of other languages between English ones", () => {
  it.each([
    ["rugbrød med leverpostej", ["rugbrod", "leverpostej"]],
    ["2 med eggs", ["2 egg"]],
    ["ugali na nyama", ["ugali", "nyama"]],
    ["sinigang na hipon", ["sinigang na shrimp"]],
    ["pollo a la brasa", ["chicken la brasa"]],
    ["arroz con coco", ["arroz con coco"]],
  ])("join foods, or stay in the name of one: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it.each([
    ["1 łyżka śmietany", ["1 lyzka sour cream"]],
    ["2 lyzki miodu", ["2 lyzki miodu"]],
    ["çay 3 bardak", ["3 bardak cay"]],
    ["chola 1 bati", ["1 katori chola"]],
    ["arroz 4 colheres", ["4 colhere arroz"]],
    ["2 dilim ekmek", ["2 slice ekmek"]],
    ["mahshi 8 soba3", ["8 piece mahshi"]],
    ["chai 1 kulhad", ["1 kulhad chai"]],
  ])("measure, with and without their accents: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

it.each([
  ["1 egg, tea 3 glasses no sugar", ["1 egg", "3 glass tea"]],
  ["bread 2 slices, coffee 1 cup without milk", ["2 slice bread", "1 cup coffee"]],
])("an amount belongs to the food before it although something is left out behind: %j", (text, expected) =>
  expect(showPhrases(text)).toEqual(expected),
);

it.each([
  ["pizza shared equally between 3", ["pizza × 0.33"]],
  ["pizza shared equally", ["pizza × 0.5"]],
])("a food is shared by as many as are counted: %j", (text, expected) =>
  expect(showPhrases(text)).toEqual(expected),
);

it.each([
  ["arroz 4 colheres de sopa", ["4 colhere arroz"]],
  ["1 colher de chá de açúcar", ["1 tsp de acucar"]],
  ["sopa de fideo", ["sopa de fideo"]],
])("the kind of a spoon is no food: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

it.each([
  ["soup first, salad second", ["soup", "salad"]],
  ["samosa outside the office", ["samosa"]],
  ["lunch soup. dinner rice. tea roast chicken", ["soup", "rice", "roast chicken"]],
  ["craving log lol: soup, pear", ["soup", "pear"]],
  ["steak, medium rare, soup", ["steak", "soup"]],
  ["150 ml milk 1,5%", ["150 ml milk 1.5%"]],
])("words around foods name none: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

it.each([
  ["toast. didn't go to the gym", ["toasted bread"]],
  ["don't do dairy so soup", ["soup"]],
])("what somebody did not do is no food: %j", (text, expected) => {
  expect(showPhrases(text)).toEqual(expected);
});

it.each([
  ["coleslaw tbsp x2", ["2 tbsp coleslaw"]],
  ["toast slice x2", ["2 slice toasted bread"]],
  ["fish pie (toddler portion)", ["0.5 fish pie"]],
  ["8am toast. 11 - soup. 1pm roll. 4 pear. 6.30 rice", ["toasted bread", "soup", "roll", "pear", "rice"]],
])("counts units and reads hours: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

it.each([
  ["a spoonful (ok two) of honey", ["2 spoonful honey"]],
  ["2 (actually 3) pears", ["3 pear"]],
  ["two (maybe three) pears", ["2 pear"]],
  ["a few (5) pears and some (2) eggs", ["5 pear", "2 egg"]],
  ["2 eggs, turkey bacon (3 strips)", ["2 egg", "3 strip turkey bacon"]],
  ["2 eggs and turkey bacon (3 strips)", ["2 egg", "3 strip turkey bacon"]],
  ["steak, peppers (3 slices)", ["steak", "3 slice sweet pepper"]],
])("a bracket corrects a count or counts the food before it: %j", (text, expected) =>
  expect(showPhrases(text)).toEqual(expected),
);
