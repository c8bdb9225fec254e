import { describe, expect, it } from "vitest";
import { findUnknownHealth } from "../../../functions/decide/engine/find-unknown-health.ts";

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
    expect(found?.says).toContain("no rule is known here");
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
