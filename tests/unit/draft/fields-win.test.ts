import { describe, expect, it } from "vitest";
import { draftRequest } from "../../../functions/draft/contract.ts";
import { readBrief } from "../../../functions/draft/engine/read-brief.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";

const source = { recipe_title: "Curry", ingredients: ["400 g chicken", "200 ml cream"], steps: ["Simmer."] };
const read = (request: Record<string, unknown>) => readBrief(draftRequest.parse({ ...source, ...request }));

function refusalOf(request: Record<string, unknown>): unknown {
  try {
    read(request);
  } catch (error) {
    if (error instanceof ServiceError) return error.details;
    throw error;
  }
  return null;
}

describe("a field and a wish of the text", () => {
  it.each([
    [{ request_text: "make it vegan", diet: "vegetarian" }, "vegan"],
    [{ request_text: "make it spicier", sensory: ["mild"] }, "more spicy"],
    [{ request_text: "make it milder", preferences: ["spicy"] }, "less spicy"],
  ])("that contradict each other: the text loses and is reported: %o", (request, wish) => {
    const { unmet } = read(request);
    expect(unmet).toContainEqual({ wish, reason: "conflicts", detail: expect.stringContaining("otherwise") });
  });

  it("that agree are no conflict", () => {
    expect(read({ request_text: "make it spicier", sensory: ["spicy"] }).unmet).toEqual([]);
  });
});

describe("a food that must not be eaten", () => {
  it.each([
    [{ avoided_foods: ["milk", "qwertzuiop"] }, "avoided_foods[1]"],
    [{ restrictions: ["no qwertzuiop"] }, "restrictions[0]"],
    [{ request_text: "I'm allergic to qwertzuiop" }, "request_text"],
  ])("and is not known refuses the request with its path: %o", (request, field) => {
    expect(refusalOf(request)).toMatchObject({ field });
  });

  it("may be named in another language", () => {
    expect(read({ avoided_foods: ["Milch"] }).edits.avoided).toEqual([{ words: "milk" }]);
  });
});

describe("a text beside a recipe in fields", () => {
  it("is a request also where it lists foods with amounts", () => {
    expect(read({ request_text: "add 2 tbsp capers and some peas" }).additions).toHaveLength(2);
  });
});

describe("what no edit of a recipe can do", () => {
  it.each([
    [{ request_text: "make it Thai" }, "Thai"],
    [{ request_text: "ready in 10 minutes please" }, "10 minutes"],
  ])("is reported as not possible: %o", (request, wish) => {
    expect(read(request).unmet).toEqual([{ wish, reason: "not_possible", detail: expect.any(String) }]);
  });
});
