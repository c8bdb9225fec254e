import { describe, expect, test } from "vitest";
import { readSituation } from "../../../shared/domain/safety/mod.ts";

describe("a state of health is recognised by the words that people use for it", () => {
  test.each([
    ["33 weeks preg and hungry", "pregnancy"],
    ["expecting #2 in spring", "pregnancy"],
    ["my wife is 6 mths along", "pregnancy"],
    ["she dey carry belle", "pregnancy"],
    ["CKD4, potassium 5.4", "chronic_kidney_disease"],
    ["on HD three times a week", "dialysis"],
    ["Hfref on furosemide", "heart_failure"],
    ["T1 since I was ten", "diabetes"],
    ["my boy is hypo at school", "low_blood_sugar_now"],
    ["toddler with running stomach", "diarrhoea_now"],
    ["on purées since the stroke", "puree_stage"],
    ["the surgeon says full liquids only", "liquid_stage"],
    ["neutrophils 0.4", "weak_immune_system"],
    ["my EF is 25", "heart_failure"],
    ["phosphate 2.4", "high_phosphate"],
    ["we're having twins next winter", "pregnancy"],
    ["clinic says K+ too high again", "high_potassium"],
    ["my potassium is a bit over", "high_potassium"],
  ])("%s", (text, topic) => {
    expect(readSituation(text).topics).toContain(topic);
  });

  test.each([
    ["the alarm went off at 3", "low_blood_sugar_now"],
    ["thickened fluids level 2", "low_blood_sugar_now"],
    ["I had knee surgery in October", "before_surgery"],
    ["my bf is hungry", "breastfeeding"],
    ["I'm nursing a newborn, gin or tonic for me", "under_6_months"],
    ["newborn asleep at last and I'm breastfeeding, gin or tonic", "under_6_months"],
  ])("and not where they mean something else: %s", (text, topic) => {
    expect(readSituation(text).topics).not.toContain(topic);
  });
});

describe("days and weeks are the age of a baby only where a baby is meant", () => {
  test.each([
    "our baby, 5 days, is sleepy",
    "newborn 2 weeks",
    "my son is 3 weeks",
    "my daughter, 6 weeks, has reflux",
    "the boy is 10 days old",
  ])("%s", (text) => {
    expect(readSituation(text).topics).toContain("under_6_months");
  });

  test.each([
    "dinners for the family, 5 days, only dinners. Kids 4 and 6",
    "lactose intolerant teenager, 4 days",
    "lunches for the kids, 2 weeks",
    "4 days of food for a boy who plays football",
  ])("and not where they say how long: %s", (text) => {
    expect(readSituation(text).topics).not.toContain("under_6_months");
  });
});

describe("a child is recognised by the age beside it", () => {
  test.each([
    ["my daughter 3 has a cold", "under_5_years"],
    ["my boy (4) is hungry", "under_5_years"],
    ["twins 9m", "infancy"],
    ["She's 4 months now, my gran says start her on solids", "under_6_months"],
    ["he is only 17 weeks", "under_6_months"],
    ["our girl isn't quite six months", "under_6_months"],
    ["he's 4 and a half months, banana", "under_6_months"],
    ["under six months, is it banana", "under_6_months"],
    ["she's 2 and a half - almonds", "under_5_years"],
    ["DD is 8 months", "infancy"],
    ["my kid 2 yrs", "under_5_years"],
    ["tea for a room of three year olds", "under_5_years"],
    ["she's only just turned 2 last week", "under_5_years"],
    ["cake for our niece's 4th bday", "under_5_years"],
    ["before her first birthday", "infancy"],
  ])("%s", (text, topic) => {
    expect(readSituation(text).topics).toContain(topic);
  });

  test("who turns one soon is not one yet", () => {
    expect(readSituation("lil one turning 1 in three weeks").topics).toContain("infancy");
    expect(readSituation("my son turned 1 today").topics).not.toContain("infancy");
  });

  test("a birthday that is over counts in full, and the writer's own is no child's", () => {
    expect(readSituation("he had his first birthday").topics).not.toContain("infancy");
    expect(readSituation("back from my 10th birthday").persons).toEqual([]);
  });

  test("weeks of a bump are those of a pregnancy", () => {
    const { topics, persons } = readSituation("bump is 21 wks, brie or cheddar");
    expect(topics).toContain("pregnancy");
    expect(persons).toEqual([]);
  });
});

describe("a medicine that no table names is known by the stem of its class", () => {
  test.each([
    ["on prulifloxacin", "quinolone"],
    ["taking sarecycline", "tetracycline"],
    ["I take zofenopril", "raas_blocker"],
    ["lacidipine every morning", "grapefruit_medicine"],
    ["started ipragliflozin", "sglt2_inhibitor"],
  ])("%s", (text, topic) => {
    expect(readSituation(text).topics).toContain(topic);
  });

  test("unless grapefruit does not act on it, or it is denied", () => {
    expect(readSituation("on rosuvastatin").topics).not.toContain("grapefruit_medicine");
    expect(readSituation("I'm not on zofenopril").topics).not.toContain("raas_blocker");
  });
});

describe("numbers within a phrase change nothing", () => {
  test.each([
    ["my daughter is 13 and wants to drop 10 kg", "losing_weight"],
    ["I want to lose 2 stone", "losing_weight"],
  ])("%s", (text, topic) => {
    expect(readSituation(text).topics).toContain(topic);
  });
});

describe("the time since weight-loss surgery shows the stage of the diet", () => {
  test.each([
    ["12 days after my gastric sleeve", "liquid_stage"],
    ["day 6 post op gastric bypass", "liquid_stage"],
    ["3 weeks after a gastric sleeve", "puree_stage"],
  ])("%s", (text, topic) => {
    expect(readSituation(text).topics).toContain(topic);
  });

  test("later there is none", () => {
    const { topics } = readSituation("8 weeks after my gastric sleeve");
    expect([...topics]).toEqual(["bariatric_surgery"]);
  });
});

test("the condition of the writer stands although a neighbour is named in the same sentence", () => {
  const text = "I have kidney disease and my neighbour brought fruit, should I eat it";
  expect(readSituation(text).topics).toContain("chronic_kidney_disease");
});

test("months behind a pronoun are those of a pregnancy where one is told", () => {
  expect(readSituation("my wife is pregnant, she's 12 weeks today").topics).not.toContain("under_6_months");
});
