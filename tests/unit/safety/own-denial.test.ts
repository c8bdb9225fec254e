import { describe, expect, it } from "vitest";
import { readSituation } from "../../../shared/domain/safety/mod.ts";

describe("a condition of someone in the household", () => {
  it.each([
    ["hubby's on warfarin, I'm not - spinach or beef", "vitamin_k_antagonist"],
    ["my wife is pregnant, I'm not: sushi or steak", "pregnancy"],
    ["my husband has gout, but I don't - liver or chicken", "gout"],
    ["my husband's on warfarin, not me. spinach or beef", "vitamin_k_antagonist"],
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
