import { describe, expect, it } from "vitest";
import { readSituation } from "../../../shared/domain/safety/mod.ts";

const topicsOf = (text: string) => readSituation(text).topics;

describe("a medicine that another took the place of no longer holds", () => {
  it.each([
    "I was switched from warfarin to apixaban",
    "they changed me from warfarin to apixaban in spring",
    "moved off warfarin and onto apixaban",
    "my warfarin was swapped for apixaban",
    "the cardiologist replaced warfarin with apixaban",
    "I take apixaban instead of warfarin now",
    "I used to be on warfarin but was moved to apixaban and warfarin is stopped",
    "came off warfarin last month",
  ])("%s", (text) => expect(topicsOf(text)).not.toContain("vitamin_k_antagonist"));

  it.each([
    "I was switched from apixaban to warfarin",
    "I was switched from warfarin to apixaban yesterday",
    "I will be switched from warfarin to apixaban",
    "the doctor wants to change me from warfarin to apixaban",
    "changed my warfarin from morning to evening",
    "my warfarin was changed to evenings",
    "on warfarin, and moved from Leeds to York",
  ])("but one that is still taken does: %s", (text) =>
    expect(topicsOf(text)).toContain("vitamin_k_antagonist"),
  );

  it("as does an inhibitor of monoamine oxidase that was stopped a week ago", () => {
    expect(topicsOf("switched from phenelzine to sertraline a week ago")).toContain("maoi");
    expect(topicsOf("switched from phenelzine to sertraline two years ago")).not.toContain("maoi");
  });
});
