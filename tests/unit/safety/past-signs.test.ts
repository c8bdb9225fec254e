import { describe, expect, test } from "vitest";
import { readSituation } from "../../../shared/domain/safety/mod.ts";

const topicsOf = (text: string) => readSituation(text).topics;

describe("a reaction of long ago is the history of an allergy", () => {
  test.each([
    "hazelnut allergy (tongue swelled up last summer)",
    "sesame allergy, couldn't breathe when I was 9",
    "prawn allergy: my face was swollen in 2019",
  ])("%s", (text) => {
    expect(topicsOf(text)).not.toContain("choking_or_reaction_now");
    expect(topicsOf(text)).toContain("severe_allergy");
  });

  test.each([
    "hazelnut allergy, tongue swelling up",
    "tongue swelled up last year and it's swelling up again",
    "my lips are swollen since an hour ago",
  ])("and an emergency while it lasts: %s", (text) => {
    expect(topicsOf(text)).toContain("choking_or_reaction_now");
  });
});
