import { describe, expect, it } from "vitest";
import { dropUneaten } from "../../../shared/domain/food/text/passes/uneaten-clauses.ts";
import { tokenise } from "../../../shared/domain/food/text/tokenise.ts";

const left = (text: string) =>
  dropUneaten(tokenise(text))
    .filter(({ kind }) => kind !== "mark")
    .map(({ text: word }) => word)
    .join(" ");

describe("what was wanted, lacked, lost or made for others", () => {
  it.each([
    ["we were out of oats, bananas and milk, so I had toast", "so i had toast"],
    ["craved pasta all day, had noodles", "had noodles"],
    ["normally I'd have cereal, had eggs this time", "had eggs this time"],
    ["was going to have the burger but went for soup", "but went for soup"],
    ["wanted ice cream so bad. had grapes", "had grapes"],
    ["bought hummus for later, ate crackers", "ate crackers"],
    ["salmon; broccoli tomorrow maybe", "salmon"],
    ["toast, the cake went in the bin", "toast"],
    ["made waffles for the kids, porridge for me", "porridge for me"],
    ["steak today. tomorrow salmon", "steak today"],
    ["planning soup for dinner. so far just toast", "so far just toast"],
  ])("is dropped: %s", (text, rest) => expect(left(text)).toBe(rest));

  it.each([
    "someone brought doughnuts, had two",
    "burnt the toast but ate it anyway",
    "going to have eggs and toast for breakfast",
    "pizza, the rest went in the bin",
    "made pancakes for the kids and me",
    "three slices of toast, so good",
    "two beers, one for later",
    "burnt the toast, scraped it and ate it",
    "bought bagels for the week, had one with butter",
    "made chili for the family. cornbread and salad on the side",
  ])("is kept where it was eaten, or nothing else was: %s", (text) =>
    expect(left(text)).toBe(
      tokenise(text)
        .filter(({ kind }) => kind !== "mark")
        .map(({ text: word }) => word)
        .join(" "),
    ),
  );
});
