import { describe, expect, it } from "vitest";
import { exactly } from "../../../shared/domain/nutrition/interval.ts";
import { findRefusal, judgeOption, listRules, readSituation } from "../../../shared/domain/safety/mod.ts";

function rulesOut(situation: string, words: string): string[] {
  const whole = { name: words, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  const rules = listRules(readSituation(situation));
  return judgeOption(rules, { words, foods: [], whole, portionGrams: 100 }).map(({ rule }) => rule.id);
}

describe("who will eat is read from lay words, shorthand and brand names", () => {
  it.each([
    ["mum is on the kidney machine", "dialysis"],
    ["PCKD, K 5.9", "high_potassium"],
    ["14 months, coming off the bottle", "under_2_years"],
    ["nursery (ages 2-4) party", "under_5_years"],
    ["gran eats like a bird and lost a stone", "underweight"],
    ["dad coughs when drinking tea", "thickened_fluids"],
    ["spiro for acne", "potassium_sparing"],
    ["MTX on Fridays", "methotrexate"],
    ["Glycomet and Glimy for years", "sulfonylurea"],
    ["off to bed with a gnawing wish to end it tonight", "self_harm"],
    ["I only allow myself 500 cals", "eating_disorder"],
    ["I'll have to get rid of it after", "purging"],
    ["i'm 15, ate 300 calories today", "very_low_energy"],
    ["had 250 kcal all day", "very_low_energy"],
    ["ate nothing for two days", "eating_disorder"],
    ["my ticker's failing", "heart_failure"],
    ["the GP put her on capsules and I never caught the name", "unnamed_medicine"],
    ["on heart pills, no idea what they're called", "unnamed_medicine"],
    ["grandpa, 88, has hardly any appetite and is losing weight", "underweight"],
    ["just bolused for the meal", "insulin_given"],
    ["she's taken her lunch insulin", "insulin_given"],
    ["took my insulin 15 mins ago", "insulin_given"],
    ["itchy hands from rubber gloves", "latex_fruit"],
    ["swollen lips after a cashew", "choking_or_reaction_now"],
    ["skip lunch so I don't have to throw up", "purging"],
    ["I ate bread and I hate myself", "eating_disorder"],
    ["my aunt is 84 and losing weight", "underweight"],
    ["uncle, 79 years old, has lost weight", "underweight"],
    ["swollen lips when he tried a walnut", "choking_or_reaction_now"],
    ["swollen face every time she has crab", "choking_or_reaction_now"],
    ["is brie fine as a starter at 7 months old", "infancy"],
    ["i've taken my insulin", "insulin_given"],
    ["on two pills and can't remember which ones", "unnamed_medicine"],
    [
      "on new capsules, the nurse told me to be careful with some foods, can't recall the name",
      "unnamed_medicine",
    ],
    ["they gave me tablets, not sure what they are for", "unnamed_medicine"],
    ["meter reading 3.1", "low_blood_sugar_now"],
    ["first food after eight days of nothing", "not_eaten_days"],
    ["nan splutters on every sip", "thickened_fluids"],
    ["gastroscopy this morning", "before_surgery"],
    ["grandad had a stroke and his swallow hasn't been checked", "swallow_untested"],
    ["still waiting for the swallow assessment", "swallow_untested"],
    ["she is choking and going blue", "choking_or_reaction_now"],
    ["sugars 2.7 and shaky", "low_blood_sugar_now"],
  ])("%s", (text, topic) => {
    expect([...readSituation(text).topics]).toContain(topic);
  });

  it.each([
    ["rack of ribs on the grill", "eating_disorder"],
    ["we ran 10 kms", "self_harm"],
    ["meal prep for Monday", "hiv_medicine"],
    ["yogurt pots, plain", "standing_intolerance"],
    ["9 g protein per pot, the other 4 g", "standing_intolerance"],
    ["i'm 15, had a 300 calorie lunch today", "very_low_energy"],
    ["had 300 calories for breakfast", "very_low_energy"],
    ["2 weeks in the freezer", "pregnancy"],
    ["add to the hot pan", "losing_salt"],
    ["forgot to take my capsules", "unnamed_medicine"],
    ["grandpa, 88, has hardly any appetite and is losing weight", "losing_weight"],
    ["granny wants to lose weight", "underweight"],
    ["swollen eyes whenever he wears latex", "choking_or_reaction_now"],
    ["washed up in rubber gloves", "latex_fruit"],
    ["already injected my wegovy", "insulin_given"],
    ["took my insulin as usual this morning", "insulin_given"],
    ["I hate myself for missing the bus", "eating_disorder"],
    ["my van is 8 months old", "infancy"],
    ["our oven is 3 weeks old", "under_6_months"],
    ["on apixaban tablets, not sure which is better", "unnamed_medicine"],
    ["on tablets and don't know what they serve there", "unnamed_medicine"],
    ["no idea what my zinc tablets are called", "unnamed_medicine"],
    ["losing weight, now 78 kg", "underweight"],
    ["losing weight on 80 g protein a day", "underweight"],
    ["she's 91 kg and losing weight", "underweight"],
    ["i've had insulin for twelve years", "insulin_given"],
    ["sugar 2.5 tsp jam", "low_blood_sugar_now"],
    ["colonoscopy in three weeks", "before_surgery"],
    ["hard to swallow tablets without water", "swallow_untested"],
    ["face gone red from running", "choking_or_reaction_now"],
  ])("%s shows nothing of the kind", (text, topic) => {
    expect([...readSituation(text).topics]).not.toContain(topic);
  });
});

describe("someone with diabetes who does not wake or respond is unconscious", () => {
  it.each([
    "my diabetic uncle collapsed in his chair after lunch",
    "he's type 1 and won't wake up for college",
    "husband took insulin and isn't responding well",
    "our insulin pump kid is having a fit because his sugar is low",
    "my t1d daughter won't wake up until we shake her",
    "hypo and he is not answering to me",
  ])("%s", (text) => {
    expect([...readSituation(text).topics]).toContain("unconscious_now");
  });

  it.each([
    "my son won't wake up until noon",
    "she won't wake up without coffee",
    "my diabetic wife is not responding to treatment",
    "diabetic dad is fitting the kitchen",
    "type 2, my husband had a fit about the price",
    "the lad isn't responding to texts",
  ])("unlike %s", (text) => {
    expect([...readSituation(text).topics]).not.toContain("unconscious_now");
  });
});

describe("rules hold for what the words show", () => {
  it.each([
    ["on priadel", "no-salt detox", "lithium-salt-free"],
    ["on lithium: my usual plate or keep my usual salt", "a salt-free week", "lithium-salt-kept"],
    ["", "petrol", "poison-household"],
    ["VLCAD deficiency", "peanut butter", "long-chain-fat"],
    ["type 1, no dinner yet", "vodka", "glucose-lowering-empty-stomach"],
    ["on phenytoin", "beer", "epilepsy-alcohol"],
    ["morning sickness", "greasy curry", "nausea-greasy"],
    ["cycling, hit the wall at km 90", "almonds", "endurance-slow"],
    ["tyrosinaemia", "cheese", "tyrosine-protein"],
    ["coeliac", "porridge", "coeliac-oats"],
    ["my 6 year old", "slushie", "child-slush"],
    ["", "mince, the power went off since 6am", "spoiled-left-out"],
    ["", "chicken, power cut since midnight", "spoiled-left-out"],
    ["", "prawns, no electricity since yesterday", "spoiled-left-out"],
    ["", "burgers, the freezer thawed while we were away", "spoiled-left-out"],
    ["on warfarin", "spinach cleanse", "vk-change"],
    ["on warfarin", "massive kale salad", "vk-change"],
    ["on warfarin", "broccoli every day", "vk-change"],
    ["on nadolol", "green tea", "nadolol-green-tea"],
    ["nan has no appetite", "clear soup", "underweight-thin"],
    ["", "rice on the counter since yesterday", "spoiled-left-out"],
    ["", "mushrooms from our garden", "poison-wild-mushroom"],
    ["", "tin of peas that is bulging", "spoiled-tin"],
    ["", "can of tuna leaking and rusty", "spoiled-tin"],
    ["", "soup from a tin with a dent on the seam", "spoiled-tin"],
    ["", "mince that stinks", "spoiled-smell"],
    ["", "milk has lumps", "spoiled-smell"],
    ["", "strawberries with grey fuzz", "spoiled-mould"],
    ["", "egg sandwiches in my car boot since 8am", "spoiled-left-out"],
    ["", "pasta salad on the worktop for 9 hrs", "spoiled-left-out"],
    ["", "last night's kebab from the bedside table", "spoiled-left-out"],
    ["", "rice cooked on sunday and it's friday", "spoiled-old-leftovers"],
    ["", "milk with use by of last tuesday", "spoiled-date"],
    ["", "burger that's bloody inside", "raw-mince"],
    ["", "raw grated cassava", "poison-cassava"],
    ["", "raw lupin beans", "poison-lupin"],
    ["", "mussels that stayed shut", "shellfish-shut"],
    ["", "lettuce with raw chicken juice on it", "raw-juice"],
    ["the power was out 14 hours", "chicken curry", "fridge-off"],
    ["our fridge died overnight", "hummus", "fridge-off"],
    ["no electricity for two days", "yogurt", "fridge-off"],
    ["on Jatrosom", "kimchi", "maoi-fermented-vegetables"],
    ["the op is under general tomorrow", "toast", "surgery-fasting"],
    ["nurse hasn't tested his swallow", "yogurt", "swallow-untested"],
    ["on lithium, want to cut out all salt", "egg", "lithium-salt"],
    ["on acarbose and i'm low at 3.2", "table sugar", "acarbose-hypo-sucrose"],
  ])("%s: %s", (situation, words, rule) => {
    const everyRule = listRules(readSituation(situation)).map((holding) => holding.rule);
    const held = everyRule.filter(({ effect }) => effect === "refer").map(({ id }) => id);
    expect([...rulesOut(situation, words), ...held]).toContain(rule);
  });

  it.each([
    ["coeliac", "gluten free porridge", "coeliac-oats"],
    ["my 8 year old", "slushie", "child-slush"],
    ["on atenolol", "green tea", "nadolol-green-tea"],
    ["VLCAD deficiency", "fat free yogurt", "long-chain-fat"],
    ["", "mushrooms from the supermarket", "poison-wild-mushroom"],
    ["", "rice cooked on sunday and it's monday", "spoiled-old-leftovers"],
    ["", "soup from a slightly dented tin", "spoiled-tin"],
    ["", "sticky rice", "spoiled-smell"],
    ["", "fluffy pancakes with white sugar", "spoiled-mould"],
    ["", "milk left out for 20 minutes", "spoiled-left-out"],
    ["", "water on the bedside table", "spoiled-left-out"],
    ["", "cassava chips", "poison-cassava"],
    ["", "chicken with its cooking juices", "raw-juice"],
    ["the power was off for 2 hours", "chicken curry", "fridge-off"],
    ["the power was out 14 hours", "peanut butter on crackers", "fridge-off"],
    ["our fridge died overnight", "cheddar", "fridge-off"],
    ["our fridge died overnight", "tinned tuna", "fridge-off"],
    ["I need more power for rugby", "chicken curry", "fridge-off"],
    ["low on iron", "table sugar", "hypo-fast-sugar"],
    ["", "cottage cheese", "spoiled-smell"],
  ])("%s: %s is not concerned", (situation, words, rule) => {
    expect(rulesOut(situation, words)).not.toContain(rule);
  });
});

it("raised ketones with diabetes go to the diabetes team before any food", () => {
  const refusal = findRefusal(listRules(readSituation("T1, glucose 22, ketones 3.1")));
  expect(refusal?.effect).toBe("refer");
  expect(refusal?.says).toMatch(/diabetes team/);
});

it.each([
  [160, ["lithium-caffeine"]],
  [310, ["lithium-caffeine", "lithium-caffeine-much"]],
])("with lithium %i mg of caffeine at once: %o", (caffeineMg, expected) => {
  const amounts = new Map([[1057, exactly(caffeineMg)]]);
  const whole = { name: "coffee", words: [], foodGroup: null, ingredients: [], amounts };
  const found = judgeOption(listRules(readSituation("on lithium")), {
    words: "coffee",
    foods: [],
    whole,
    portionGrams: 100,
  });
  expect(found.map(({ rule }) => rule.id)).toEqual(expected);
});

it.each([["petrol station sandwich", "poison-household"]])("%s is no hazard", (words, rule) => {
  expect(rulesOut("", words)).not.toContain(rule);
});
