import { describe, expect, it } from "vitest";
import { readNeeds } from "../../../shared/domain/constraints/needs/read-needs.ts";

describe("diets of whoever eats", () => {
  it.each([
    ["I'm vegan, so what should I order?", ["vegan"]],
    ["i am a strict vegetarian", ["vegetarian"]],
    ["My sister is pescatarian", ["pescatarian"]],
    ["Vegan. Rice or bread?", ["vegan"]],
    ["something gluten free for the train", ["gluten_free"]],
    ["a low-FODMAP diet", ["low_fodmap"]],
    ["halal, please", ["halal"]],
    ["we keep kosher at home", ["kosher"]],
    ["I need dairy-free and egg-free ideas", ["dairy_free", "egg_free"]],
    ["I'm vegitarian", ["vegetarian"]],
    ["I eat plant-based", ["vegan"]],
    ["I'm 100% vegan", ["vegan"]],
    ["vegan… rice or bread?", ["vegan"]],
  ])("%s", (text, diets) => {
    expect(readNeeds(text).diets).toEqual(diets);
  });

  it.each([
    "I'm not vegan",
    "I used to be vegan",
    "as a former vegetarian",
    "My flatmate is vegan but I'm not. What now?",
    "she is neither vegan nor vegetarian",
    "Is vegan sausage better than pork sausage?",
    "gluten-free crackers or rye crackers",
    "low-fat cheese or full-fat cheese",
  ])("%s: none", (text) => {
    expect(readNeeds(text).diets).toEqual([]);
  });

  it("a diet that describes a food is told apart", () => {
    expect(readNeeds("a vegan moussaka")).toMatchObject({ diets: [], attachedDiets: ["vegan"] });
  });
});

describe("conditions", () => {
  it.each([
    ["I'm diabetic", "type_2_diabetes"],
    ["my mum has type 1 diabetes", "type_1_diabetes"],
    ["prediabetic, bread or oats?", "prediabetes"],
    ["I've high blood pressure", "hypertension"],
    ["it's for my cholesterol", "dyslipidaemia"],
    ["I am pregnant", "pregnancy"],
    ["He's lactose intolerant", "lactose_intolerance"],
    ["a coeliac guest", "coeliac_disease"],
    ["a celiac guest", "coeliac_disease"],
    ["feeling constipated", "constipation"],
    ["I am anaemic", "iron_deficiency"],
    ["acid reflux again", "gerd"],
    ["I can't sleep", "insomnia"],
    ["diagnosed with diabetis", "type_2_diabetes"],
  ])("%s", (text, condition) => {
    expect(readNeeds(text).conditions).toContain(condition);
  });

  it.each(["I'm not pregnant", "I don't have diabetes", "no gout in the family"])("%s: none", (text) => {
    expect(readNeeds(text).conditions).toEqual([]);
  });
});

describe("allergies", () => {
  it.each([
    ["I'm allergic to peanuts", ["peanuts"]],
    ["allergic to shellfish and sesame, what can I have?", ["crustaceans", "molluscs", "sesame"]],
    ["a severe nut allergy", ["peanuts", "tree_nuts"]],
    ["no walnuts, nut allergy", ["peanuts", "tree_nuts"]],
    ["no cheese, milk allergy here", ["milk"]],
    ["a nut ban at school", ["peanuts", "tree_nuts"]],
    ["My son is allergic to eggs; cake or jelly?", ["eggs"]],
    ["soy and milk allergies", ["soybeans", "milk"]],
    ["she is anaphylactic to fish", ["fish"]],
    ["allergic to nuts, eggs and milk, soup or salad?", ["peanuts", "tree_nuts", "eggs", "milk"]],
  ])("%s", (text, allergies) => {
    const found = readNeeds(text).allergies;
    expect([...found].sort()).toEqual([...allergies].sort());
  });

  it.each([
    "no allergies",
    "I'm not allergic to anything",
    "without any allergies",
    "no nut, dairy or egg allergies",
  ])("%s: none", (text) => {
    expect(readNeeds(text).allergies).toEqual([]);
  });

  it("a food that is no allergen of the law is avoided", () => {
    expect(readNeeds("allergic to pineapple").avoided).toMatchObject([{ text: "pineapple" }]);
  });

  it("the options of a question are not part of the list", () => {
    expect(readNeeds("I'm allergic to fish, eggs or cheese?").allergies).toEqual(["fish"]);
  });
});

describe("foods to leave out", () => {
  it.each([
    ["no mushrooms", ["mushrooms"]],
    ["I don't eat pork", ["pork"]],
    ["I hate olives and anchovies", ["olives", "anchovies"]],
    ["we can't have gluten", ["gluten"]],
    ["something without onions or garlic", ["onions", "garlic"]],
    ["a lentil-free dinner", ["lentil"]],
    ["please leave out the coriander", ["coriander"]],
    ["My daughter won't touch broccoli", ["broccoli"]],
    ["no alcohol", ["alcohol"]],
    ["No nuts, rice or pasta?", ["nuts"]],
  ])("%s", (text, foods) => {
    expect(readNeeds(text).avoided.map(({ text: food }) => food)).toEqual(foods);
  });

  it.each([
    "no idea",
    "I have no time",
    "no more than 500 kcal",
    "no preference",
    "I don't have any allergies",
  ])("%s: none", (text) => {
    expect(readNeeds(text).avoided).toEqual([]);
  });

  it("words behind a food are marked and stay in the text", () => {
    const text = "bagel without butter or muffin";
    const { avoided, spans } = readNeeds(text);
    expect(avoided[0]).toMatchObject({ text: "butter", isAttached: true });
    expect(spans).toEqual([]);
  });
});
