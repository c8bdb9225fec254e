import { describe, expect, it } from "vitest";
import { findUnknownHealth, findUnusedHint } from "../../../functions/decide/engine/find-unknown-health.ts";
import { decide } from "./support/decide-text.ts";

describe("a state of health of which no rule is known", () => {
  it.each([
    "I have Wolman disease,            ?",
    "alkaptonuria.        or         ",
    "started zanubrutinib last week:        or      ",
    "        or        , I am allergic since childhood",
    "hives all over again yesterday.        or       ",
    "on zorvolexin 20 mg.        or       ",
    "my consultant warned me off certain foods.        or       ",
    "he has a rare metabolic disorder.        or       ",
    "tube fed since birth.        or       ",
  ])("is reported instead of a choice: %s", (context) => {
    const found = findUnknownHealth(context);
    expect(found?.effect).toBe("refer");
    expect(found?.says).toContain("the service has no rule for it");
  });

  it.each([
    "my osteoarthritis is bad today.        or       ",
    "house dust allergy.        or      ",
    "no allergies, no meds.        or       ",
    "which is healthier,        or       ?",
    "       deficiency:        or     ",
    "to prevent heart disease,        or     ",
    "on Netflix tonight.        or       ",
    "my doctor says hello.        or       ",
  ])("is not seen where it does not matter for food: %s", (context) => {
    expect(findUnknownHealth(context)).toBeNull();
  });
});

describe("a body in danger that no topic took", () => {
  it.each([
    "his tongue balloons after one lick.    or    ",
    "she goes blue with it.    or    ",
    "gran on the stroke ward:    or    ",
  ])("is a reason to ask: %s", (context) => {
    expect(findUnusedHint(context)?.effect).toBe("refer");
  });

  it.each([
    "burnt my tongue on coffee,    or    ",
    "bloods all fine.    or    ",
    "I work at the hospital,    or    ",
  ])("is not seen in everyday words: %s", (context) => {
    expect(findUnusedHint(context)).toBeNull();
  });

  it("leads to a question where nothing was said against an option, and to a choice where a rule was", async () => {
    expect((await decide("still on the burns unit for a while. apple or banana?")).outcome).toBe(
      "needs_information",
    );
    expect((await decide("carbs for a run, I like both. apple or banana?")).reasoning).not.toMatch(
      /not understood/,
    );
  });
});
