import { describe, expect, it } from "vitest";
import { readBrief } from "../../../functions/design/engine/read-brief.ts";
import { designFrom } from "./support/design.ts";

/** What a request is refused for. */
function refusal(request: object): unknown {
  try {
    readBrief(request);
    return null;
  } catch (error) {
    return error;
  }
}

const notUnderstood = (wish: string) => ({ wish, reason: "not_understood" });

describe("words that are not understood", () => {
  it.each([
    ["of the text", { request_text: "a glorptastic dinner with rice" }, "glorptastic"],
    ["that stand together, as one wish", { request_text: "dinner with zibzab vibes" }, "zibzab vibes"],
    ["of a preference", { request_text: "lunch", preferences: ["xylomorph"] }, "xylomorph"],
    ["of a wanted sensation", { request_text: "soup", sensory: ["flurgly"] }, "flurgly"],
    ["beside a food that is known", { request_text: "frumious rice for two" }, "frumious"],
  ])("are reported: %s", (_, request, wish) => {
    expect(readBrief(request).unmet).toEqual([notUnderstood(wish)]);
  });

  it.each([
    "Could you please suggest something nice with lentils for my family?",
    "I'd like a quick vegan dinner for four in under 30 minutes, no mushrooms",
    "what can I make with chicken and rice tonight",
    "three different soups with at least 20 g of protein",
    "a Thai green curry without peanuts, not too spicy",
  ])("are none in %s", (request_text) => {
    expect(readBrief({ request_text }).unmet).toEqual([]);
  });

  it("are told once, however often they stand in the text", () => {
    const request_text = "rice zibzab, ".repeat(200);
    expect(readBrief({ request_text }).unmet).toEqual([notUnderstood("zibzab")]);
  });

  it("get no row in the verification", async () => {
    const { verification, unmet_wishes } = await designFrom({ request_text: "soup, no frills" });
    expect(unmet_wishes.map(({ wish }) => wish)).not.toContain("soup");
    expect(verification.map(({ constraint }) => constraint).join()).not.toMatch(/frills/);
  });
});

describe("foods to leave out that are not known", () => {
  it.each([
    ["avoided_foods[1]", { type: "recipe", avoided_foods: ["nuts", "blorptang"] }],
    ["restrictions[0]", { type: "recipe", restrictions: ["no wugglefruit"] }],
    ["request_text", { request_text: "dinner, I'm allergic to quibblenut" }],
    ["request_text", { request_text: "dinner without wugglefruit" }],
  ])("refuse the request with the path %s", (field, request) => {
    expect(refusal(request)).toMatchObject({ code: "validation_error", details: { field } });
  });

  it.each([
    { type: "recipe", restrictions: ["one pot"] },
    { type: "recipe", avoided_foods: ["fresh coriander leaves", "raw onions"] },
    { request_text: "dinner without breaking the bank" },
  ])("do not refuse what is no unknown food: %j", (request) => {
    expect(refusal(request)).toBeNull();
  });

  it.each([
    ["Erdnüsse", "peanut"],
    ["cacahuètes", "peanut"],
    ["arachidi", "peanut"],
    ["cacahuetes", "peanut"],
    ["lait", "milk"],
    ["Eier", "egg"],
    ["gamberi", "shrimp"],
    ["mariscos", "shellfish"],
  ])("are read in other languages: %s", (word, food) => {
    const { avoided } = readBrief({ type: "recipe", avoided_foods: [word] }).rules;
    expect(avoided).toEqual([{ field: "avoided_foods", rule: food }]);
  });
});

describe("a field that says otherwise than the text", () => {
  it.each([
    ["Thai", { preferences: ["Italian food"], request_text: "a Thai dinner" }],
    ["more spicy", { sensory: ["mild"], request_text: "a very spicy curry" }],
    ["5 days", { plan_days: 2, request_text: "a meal plan for 5 days" }],
    ["3 recipes", { recipe_count: 2, request_text: "three recipes with rice" }],
    ["vegetarian", { diet: ["vegan"], request_text: "a vegetarian dinner" }],
    ["20 minutes", { restrictions: ["at most 40 minutes"], request_text: "dinner in 20 minutes" }],
  ])("wins, and the wish of the text is reported: %s", (wish, request) => {
    const { unmet } = readBrief(request);
    expect(unmet).toEqual([{ wish, reason: "conflicts", detail: expect.stringContaining("says otherwise") }]);
  });
});
