import { describe, expect, it } from "vitest";
import { readNeeds } from "../../../shared/domain/constraints/mod.ts";
import { readSituation } from "../../../shared/domain/safety/mod.ts";

describe("a condition of someone in the household", () => {
  it.each([
    ["hubby's on warfarin, I'm not - spinach or beef", "vitamin_k_antagonist"],
    ["my wife is pregnant, I'm not: sushi or steak", "pregnancy"],
    ["my husband has gout, but I don't - liver or chicken", "gout"],
    ["my husband's on warfarin, not me. spinach or beef", "vitamin_k_antagonist"],
    ["Dad's potassium is sky high, mine is fine. For me: banana or apple?", "high_potassium"],
  ])("does not count where the writer denies it of themselves: %j", (text, topic) => {
    expect([...readSituation(text).topics]).not.toContain(topic);
  });

  it.each([
    ["I'm not on warfarin but my husband is, spinach or beef", "vitamin_k_antagonist"],
    ["my wife is pregnant, I'm not, sushi or steak for us", "pregnancy"],
    ["my husband is on warfarin, I'm not sure about spinach, spinach or beef", "vitamin_k_antagonist"],
    ["hubby's on warfarin, I'm not. Shall I cook spinach or beef", "vitamin_k_antagonist"],
    ["hubby's on warfarin, spinach or beef", "vitamin_k_antagonist"],
  ])("counts where both may eat: %j", (text, topic) => {
    expect([...readSituation(text).topics]).toContain(topic);
  });
});

describe("a medicine that somebody stopped taking", () => {
  it.each(["I'm not on warfarin any more", "no longer on warfarin", "not on warfarin"])(
    "is no condition of theirs: %j",
    (text) => {
      const { topics } = readSituation(`${text}. Spinach or crisps?`);
      expect([...topics]).not.toContain("anticoagulant");
      expect(readNeeds(text).conditions).toEqual([]);
    },
  );
});

describe("an allergy of childhood", () => {
  it("stays one where the sentence tells how severe it was", () => {
    const { asides } = readSituation("reacted to mustard as a kid, epipen. Piccalilli or mayo?");
    expect(asides).toEqual([]);
  });

  it("is over where nothing more is told of it", () => {
    const { asides } = readSituation("I was allergic to eggs as a child. omelette or toast");
    expect(asides).toHaveLength(1);
  });
});

describe("what a situation is told by in passing", () => {
  it.each([
    ["test came back positive this morning, raw oysters or grilled salmon", "pregnancy"],
    ["two pink lines on the stick, brie or cheddar", "pregnancy"],
    ["ward said nothing sharp or crunchy. Tortilla chips or mash?", "no_hard_food"],
    ["told to avoid hard or crunchy food, crisps or yoghurt", "no_hard_food"],
    ["Oesophageal varices, mash or soup", "liver_cirrhosis"],
    ["I've had 300 kcal today and want the lowest: cucumber or rice cake?", "very_low_energy"],
  ])("is read: %j", (text, topic) => {
    expect([...readSituation(text).topics]).toContain(topic);
  });

  it.each([
    ["covid test came back positive, soup or toast", "pregnancy"],
    ["my coeliac test was positive, bread or rice", "pregnancy"],
    ["avoid hard cheese or soft cheese?", "no_hard_food"],
    ["had a 300 kcal lunch today and want the lowest snack: grapes or crisps", "very_low_energy"],
  ])("is not read into what only sounds like it: %j", (text, topic) => {
    expect([...readSituation(text).topics]).not.toContain(topic);
  });
});
