import { describe, expect, it } from "vitest";
import standIns from "../../../functions/design/engine/data/stand-ins.json" with { type: "json" };
import { rewriteTemplates } from "../../../functions/design/engine/rewrite-templates.ts";
import { recipeBook } from "../../../shared/domain/recipes/recipe-book.ts";
import { designFrom, recipesOf } from "./support/design.ts";

/** The one recipe of a request, as text, and what was not met. */
async function adapt(request: object) {
  const result = await designFrom(request);
  const [recipe] = recipesOf(result);
  const ingredients = (recipe?.ingredients ?? []).map(({ name }) => name).join(", ");
  return { title: recipe?.title ?? "", ingredients, steps: recipe?.steps.join(" ") ?? "", result };
}

describe("a named dish whose recipe breaks a rule", () => {
  it("has something else in place of what breaks it, in its title, list and steps", async () => {
    const { title, ingredients, steps, result } = await adapt({
      request_text: "laksa",
      diet: "vegan",
    });
    expect(title).toMatch(/laksa with tofu/i);
    expect(`${ingredients} ${steps}`).toMatch(/tamari.*tofu/);
    expect(`${title} ${ingredients} ${steps}`).not.toMatch(/chicken|prawn|shrimp|fish/);
    expect(result.unmet_wishes).toEqual([]);
  });

  it("is still had where two words leave out the same food", async () => {
    const { title } = await adapt({ request_text: "hummus without tahini, allergic to sesame" });
    expect(title).toMatch(/hummus.* without sesame or tahini/i);
  });

  it("is not named by a sauce that it no longer has", async () => {
    const { title } = await adapt({ request_text: "satay chicken, peanut allergy" });
    expect(title).toMatch(/satay with sesame sauce/i);
  });

  it("has another flat bread where its own may hold what somebody reacts to", async () => {
    const { ingredients } = await adapt({ request_text: "falafel wraps, sesame allergy" });
    expect(ingredients).toContain("corn tortillas");
  });

  it.each([
    ["lasagne but turkey mince instead of beef", /turkey lasagne/i, /turkey/, /\bbeef/],
    ["palak paneer with tofu rather than paneer", /palak tofu/i, /tofu/, /paneer/],
    ["chicken curry with prawns in place of the chicken", /prawns? curry/i, /shrimp|prawn/, /chicken/],
  ])("has what is asked for instead: %s", async (text, called, coming, going) => {
    const { title, ingredients, result } = await adapt({ request_text: text });
    expect(title).toMatch(called);
    expect(ingredients).toMatch(coming);
    expect(`${title} ${ingredients}`).not.toMatch(going);
    expect(result.unmet_wishes).toEqual([]);
  });

  it("goes without what only garnishes it, or with seeds for nuts", async () => {
    const { title, ingredients, steps } = await adapt({
      request_text: "pad thai",
      avoided_foods: ["peanuts"],
    });
    expect(title).toMatch(/pad thai/i);
    expect(`${title} ${ingredients} ${steps}`).not.toMatch(/peanut/);
  });

  it("has the new food in its title, and the old one is no wish that was missed", async () => {
    const { title, result } = await adapt({ request_text: "chicken biryani, vegetarian" });
    expect(title).toMatch(/tofu biryani/i);
    expect(title).not.toMatch(/chicken/i);
    expect(result.unmet_wishes).toEqual([]);
  });

  it("reports the food of its name that a field leaves out", async () => {
    const { result } = await adapt({ request_text: "chicken biryani", diet: "vegetarian" });
    expect(result.unmet_wishes).toMatchObject([{ wish: "chicken", reason: "conflicts" }]);
  });

  it("is not titled by the kind of a meat that it no longer has", async () => {
    const { title, ingredients } = await adapt({ request_text: "Beef stroganoff, vegan" });
    expect(title).toBe("Tofu stroganoff");
    expect(ingredients).not.toMatch(/beef|steak/);
  });
});

describe("the table of stand-ins", () => {
  it("names foods of the recipe book", () => {
    const known = new Set(
      recipeBook.flatMap(({ ingredients }) => ingredients.map(({ foodName }) => foodName)),
    );
    expect(standIns.rows.flatMap(({ to }) => to).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("rewritten templates", () => {
  it("keep the placeholders of all other ingredients", () => {
    const steps = ["Beat in {butter}, {parmesan} and {lemon:1/2}, and season with {salt}."];
    const swaps = [{ key: "parmesan", from: "Parmesan cheese", to: null }];
    expect(rewriteTemplates(steps, swaps, ["butter", "lemon juice", "salt"])).toEqual([
      "Beat in {butter} and {lemon:1/2}, and season with {salt}.",
    ]);
  });

  it("are none where a sentence goes with the food that is left out", () => {
    const steps = ["Toss {peanuts} with {salt} and toast the peanuts."];
    const rewritten = rewriteTemplates(steps, [{ key: "peanuts", from: "peanuts", to: null }], ["salt"]);
    expect(rewritten?.join(" ") ?? "").not.toMatch(/peanut/);
  });
});
