import { describe, expect, it } from "vitest";
import { isReactionSaid } from "../../../functions/draft/engine/request/is-reaction-said.ts";

describe("a reaction beside a food that is left out", () => {
  it.each([
    ["onion", "My brother can't have onion, he gets hives."],
    ["garlic", "No garlic. It makes her ill."],
    ["celery", "I need this without the celery, allergy."],
    ["mustard", "Needs to be free from mustard."],
  ])("is found for %s", (food, asked) => {
    expect(isReactionSaid(food, asked)).toBe(true);
  });

  it.each(["No onion please. She hates it.", "No onion, and I'm itching for a curry."])(
    "is not found where a food is only disliked: %s",
    (asked) => {
      expect(isReactionSaid("onion", asked)).toBe(false);
    },
  );
});
