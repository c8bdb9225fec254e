import { describe, expect, test } from "vitest";
import { readSituation } from "../../../shared/domain/safety/mod.ts";

describe("a text shows what makes a food unsafe for those who will eat it", () => {
  test.each([
    ["I'm 14 weeks pregnant", "pregnancy"],
    ["my sister is breastfeeding, what can she eat", "breastfeeding"],
    ["I have stage 4 kidney disease", "chronic_kidney_disease"],
    ["Mum's kidneys are failing", "chronic_kidney_disease"],
    ["taking sintrom since spring", "vitamin_k_antagonist"],
    ["on marplan", "maoi"],
    ["a course of tinidazole", "disulfiram_like"],
    ["I take simvastatin", "grapefruit_medicine"],
    ["my thyroid tablets", "thyroid_hormone"],
    ["he is on lymecycline", "tetracycline"],
    ["I have trouble swallowing", "dysphagia"],
    ["I had a heart transplant", "weak_immune_system"],
    ["my INR is unstable", "vitamin_k_antagonist"],
    ["lactose intol", "lactose_intolerance"],
    ["I don't have gout but my dad does", "gout"],
  ])("%s", (text, topic) => {
    expect(readSituation(text).topics).toContain(topic);
  });

  test("a medicine with one wrong letter is still that medicine", () => {
    expect(readSituation("on warferin for years").topics).toContain("vitamin_k_antagonist");
    expect(readSituation("levothyroxin in the morning").topics).toContain("thyroid_hormone");
  });

  test("a medicine brings the conditions that it is taken for or causes", () => {
    expect(readSituation("on Prograf").topics).toContain("weak_immune_system");
    expect(readSituation("I go to dialysis").topics).toContain("high_potassium");
  });
});

describe("what is denied, over or of people who will not eat does not count", () => {
  test.each([
    ["I'm not pregnant", "pregnancy"],
    ["I'm not on warfarin", "vitamin_k_antagonist"],
    ["I was pregnant last year", "pregnancy"],
    ["when I was pregnant I ate no brie", "pregnancy"],
    ["I don't have diabetes", "diabetes"],
    ["I finished my metronidazole in March", "disulfiram_like"],
    ["my colleague is pregnant, for my own lunch I want sushi", "pregnancy"],
    ["my coworker has kidney disease but I'm fine", "chronic_kidney_disease"],
  ])("%s", (text, topic) => {
    expect(readSituation(text).topics).not.toContain(topic);
  });

  test.each([
    ["my colleague is pregnant and I'm bringing cake for her", "pregnancy"],
    ["I finished my metronidazole yesterday", "disulfiram_like"],
    ["cooking for a friend who is pregnant, should I make sushi", "pregnancy"],
    ["I was diagnosed with kidney disease last year", "chronic_kidney_disease"],
  ])("but it does in: %s", (text, topic) => {
    expect(readSituation(text).topics).toContain(topic);
  });

  test("the clause that does not count is named, so that no allergy is read from it", () => {
    const text = "My coworker has a nut allergy, I'm fine with nuts";
    const [aside] = readSituation(text).asides;
    expect(text.slice(aside?.start, aside?.end)).toBe("My coworker has a nut allergy");
  });
});

describe("ages are those of people", () => {
  test.each([
    ["my 3yo", "under_5_years"],
    ["my baby is almost 6 months", "under_6_months"],
    ["our ten month old", "infancy"],
    ["a 5-month-old", "under_6_months"],
    ["the baby is 7 months", "infancy"],
    ["my toddler", "under_5_years"],
    ["my newborn", "under_6_months"],
    ["daughter, aged 4", "under_5_years"],
    ["at eight months can she have toast", "infancy"],
    ["my 80 year old father", "older_adult"],
    ["I am 16 and want to be slim", "child"],
    ["I'm 15, hungry", "child"],
  ])("%s", (text, topic) => {
    expect(readSituation(text).topics).toContain(topic);
  });

  test.each([
    ["12 month old cheddar or 6 month old cheddar", "child"],
    ["I'm 30 years old", "child"],
    ["I'm 30 and hungry", "child"],
    ["I'm 16 weeks pregnant", "child"],
    ["my ileostomy is 2 weeks old", "infancy"],
    ["5 months pregnant", "child"],
    ["baby carrots or baby potatoes", "infancy"],
    ["my 9 month old", "under_6_months"],
    ["toddler with the runs since 2 days", "under_6_months"],
    ["my son has had a cough for 3 weeks", "under_6_months"],
    ["my baby eats everything", "under_6_months"],
    ["breastfeeding my newborn", "under_6_months"],
  ])("not in: %s", (text, topic) => {
    expect(readSituation(text).topics).not.toContain(topic);
  });
});

describe("figures of the body are told from figures of food", () => {
  test.each([
    ["my potassium came back at 5.9", "high_potassium"],
    ["potassium 3.1", "low_potassium"],
    ["my sugar is 3.1 mmol/l", "low_blood_sugar_now"],
    ["I'm at 62 mg/dl", "low_blood_sugar_now"],
    ["diabetic, reading 2.9 and wobbly", "low_blood_sugar_now"],
    ["glucose of 320", "high_blood_sugar_now"],
    ["bmi of 16", "very_low_weight"],
    ["egfr 22", "chronic_kidney_disease"],
    ["I eat 500 kcal a day", "very_low_energy"],
    ["my potassium is high", "high_potassium"],
    ["potassium's raised", "high_potassium"],
    ["my blood sugar has just crashed", "low_blood_sugar_now"],
    ["type 1 and low now", "low_blood_sugar_now"],
    ["diabetic, I'm low", "low_blood_sugar_now"],
    ["t1d, low and wobbly", "low_blood_sugar_now"],
    ["my blood pressure is low", "hypotension"],
    ["i'm expecting, brie or cheddar", "pregnancy"],
    ["my son, he is 3", "under_5_years"],
    ["dinner for a lad of 3", "under_5_years"],
    ["bp is down to 85/50", "hypotension"],
    ["t1, bit low, juice or almonds", "low_blood_sugar_now"],
  ])("%s", (text, topic) => {
    expect(readSituation(text).topics).toContain(topic);
  });

  test.each([
    ["a banana has potassium 422 mg", "high_potassium"],
    ["keep my sodium low", "hyponatraemia"],
    ["my potassium isn't high", "high_potassium"],
    ["the sugar is high in cola", "high_blood_sugar_now"],
    ["cholesterol 3.1 mmol/l", "low_blood_sugar_now"],
    ["t1d, feeling low and sad", "low_blood_sugar_now"],
    ["type 2, very low carb", "low_blood_sugar_now"],
    ["low blood pressure", "hypertension"],
    ["use no white sugar", "weak_immune_system"],
    ["tortilla sin cebolla, para 3", "pregnancy"],
    ["tater tot hotdish", "under_5_years"],
    ["my bp is always quite low", "hypertension"],
    ["get my bp down", "hypotension"],
    ["keep my sugar low", "low_blood_sugar_now"],
    ["type 2, energy very low, banana or nuts", "low_blood_sugar_now"],
    ["200 kcal left for the day", "very_low_energy"],
    ["a 500 kcal deficit per day", "very_low_energy"],
    ["under 600 kcal per meal, three a day", "very_low_energy"],
  ])("not in: %s", (text, topic) => {
    expect(readSituation(text).topics).not.toContain(topic);
  });
});

describe("signs that call for care", () => {
  test.each([
    ["I want to die", "self_harm"],
    ["thinking about ending my life", "self_harm"],
    ["I make myself sick after meals", "purging"],
    ["I have anorexia", "eating_disorder"],
    ["I feel guilty after eating", "eating_disorder"],
    ["a five day water fast", "very_low_energy"],
    ["can't stop throwing up my meals on purpose", "purging"],
    ["life isn't worth living", "self_harm"],
    ["I don't deserve dinner", "eating_disorder"],
    ["I feel like not waking up tomorrow", "self_harm"],
    ["I try to eat as little as I can", "eating_disorder"],
    ["I ate 300 kcal and feel disgusting", "eating_disorder"],
  ])("%s", (text, topic) => {
    expect(readSituation(text).topics).toContain(topic);
  });

  test.each([
    "dying for chocolate",
    "this diet is killing me",
    "a cheesecake to die for",
    "I cut myself a slice of cake",
    "binge watching tonight",
    "I could murder a curry",
    "I feel guilty about food waste",
    "dying of thirst",
    "overdosed on sugar at the party",
    "purge the clams in salt water, then steam them",
    "get rid of the sugar, I want to lose weight",
    "I'm starving, thin crust pizza please",
    "I hate cooking for myself, what should I eat",
    "what should my family avoid eating",
    "I want the flames to die down before grilling",
    "I want a dessert and how do I end it with coffee",
    "afraid there is too much fat in the food",
    "restrict carbs again this week",
    "I don't want to wake up hungry",
    "I want to eat as little salt as possible",
    "I want to eat as little as possible before my run",
    "my toddler threw up after dinner",
  ])("none in: %s", (text) => {
    const { topics } = readSituation(text);
    for (const sign of ["self_harm", "purging", "eating_disorder", "very_low_energy"])
      expect(topics).not.toContain(sign);
  });
});

test("a reaction told by its signs names the food", () => {
  expect(readSituation("Peanuts make my throat swell.").reactions).toEqual(["Peanuts"]);
  expect(readSituation("he comes out in hives after eating eggs").reactions).toEqual(["eggs"]);
  expect(readSituation("peanuts don't make my throat swell").reactions).toEqual([]);
});

test("a long text takes time in proportion to its length", () => {
  const text = "my potassium is not so very high and my baby is 3 mmol old, warferin ".repeat(60);
  const startMs = performance.now();
  readSituation(text);
  expect(performance.now() - startMs).toBeLessThan(2_000);
});
