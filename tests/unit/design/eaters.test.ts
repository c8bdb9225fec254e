import { describe, expect, it } from "vitest";
import { readEaters } from "../../../functions/design/engine/read-eaters.ts";
import { readDraftRequest } from "../../../functions/draft/engine/request/read-draft-request.ts";

describe("how many eat", () => {
  it.each([
    ["we are five", 5],
    ["there'll be six of us", 6],
    ["2 adults and 3 kids", 5],
    ["two people plus two toddlers", 4],
    ["just me tonight", 1],
  ])("is counted alike by a design and a draft: %s", (text, count) => {
    expect({ design: readEaters(text), draft: readDraftRequest(text).servings }).toEqual({
      design: count,
      draft: count,
    });
  });

  it.each(["me and my two kids", "just me and the two kids"])("includes who asks: %s", (text) => {
    expect(readEaters(text)).toBe(3);
  });

  it.each(["we have two dogs", "there are three onions in it"])("is not read of %s", (text) => {
    expect({ design: readEaters(text), draft: readDraftRequest(text).servings }).toEqual({
      design: null,
      draft: null,
    });
  });
});
