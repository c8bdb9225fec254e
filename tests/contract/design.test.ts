import { afterAll, describe, expect, it } from "vitest";
import { type DesignResult, designResult } from "../../functions/design/contract.ts";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { openDatabase, readUsage } from "./support/database.ts";
import { expectEnvelope, expectError } from "./support/expect-response.ts";
import { pollToEnd, runToEnd } from "./support/run-job.ts";

const operation = "design";
const sql = openDatabase();
afterAll(() => sql.end());

/** The result of a request that must complete, held to the contract's schema, and the meta of its poll. */
async function design(body: Record<string, unknown>) {
  const response = await runToEnd(operation, body);
  const { data, meta } = JSON.parse(response.text);
  expect({ status: data.status, error: data.error }).toEqual({ status: "completed", error: null });
  expectEnvelope(response, "data");
  const result: DesignResult = designResult.parse(data.result);
  return { result, meta, text: JSON.stringify(data.result) };
}

/** The details of a request that is accepted and then fails. */
async function refuse(body: Record<string, unknown>) {
  const response = await runToEnd(operation, body);
  const { data } = JSON.parse(response.text);
  expect(data).toMatchObject({ status: "failed", result: null, error: { code: "validation_error" } });
  return data.error.details;
}

function filter(compound: string, operator: string, threshold: number, unit: string, scope?: string) {
  return { compound, operator, threshold, unit, ...(scope && { scope }) };
}

describe("recipes", () => {
  it("come with steps, figures, sources and the proof of what was asked", async () => {
    const { result, meta } = await design({
      type: "recipe",
      recipe_count: 2,
      diet: "vegan",
      compound_filters: [filter("Protein", ">=", 15, "g")],
    });
    if (!("recipe" in result)) throw new Error("Cannot judge the recipe: the result is a plan");
    expect(result.recipes?.length).toBe(2);
    expect(result.recipe).toEqual(result.recipes?.[0]);
    expect(result.recipe.steps.length).toBeGreaterThan(1);
    expect(result.citations.length).toBeGreaterThan(0);
    expect(result.verification.map(({ constraint, satisfied }) => [constraint, satisfied])).toEqual([
      ["diet: vegan", true],
      ["compound_filters[0]", true],
      ["diet: vegan", true],
      ["compound_filters[0]", true],
    ]);
    expect(meta).toMatchObject({ catalogue_release: expect.any(String), warnings: [] });
  });

  it("one alone has no list beside it", async () => {
    const { result } = await design({ request_text: "a lentil soup" });
    expect("recipe" in result && !("recipes" in result)).toBe(true);
  });
});

describe("a plan", () => {
  const body = {
    request_text: "a vegetarian meal plan for 3 days",
    meals_per_day: 4,
    daily_energy_kcal_max: 2100,
  };

  it("takes its wishes from text, its counts and bounds from fields, and has a shopping list", async () => {
    const { result, meta } = await design(body);
    if (!("meal_plan" in result)) throw new Error("Cannot judge the plan: the result is a recipe");
    expect(result.meal_plan.days.map(({ meals }) => meals.length)).toEqual([4, 4, 4]);
    expect(result.meal_plan.shopping_list.length).toBeGreaterThan(10);
    expect(result.verification).toMatchObject([
      { constraint: expect.stringContaining("vegetarian"), satisfied: true },
      { constraint: "daily_energy_kcal_max", satisfied: true, hard: true },
    ]);
    expect(meta.progress).toBeUndefined();
  });

  it("gives the same bytes whenever it is asked for, whatever else is at work", async () => {
    const others = [{ type: "recipe" }, { plan_days: 2 }, { ...body, diet: "vegan" }];
    const [one, other] = await Promise.all([design(body), design(body), ...others.map(design)]);
    expect(other?.text).toBe(one?.text);
    expect((await design(body)).text).toBe(one?.text);
  });

  it("made in many steps is charged once, is the first attempt throughout, and rises", async () => {
    const { id, key } = await createKey({ quotaPerMonth: 5 });
    const long = { plan_days: 14, meals_per_day: 5, diet: "pescatarian" };
    const accepted = await callApi(operation, { key, body: long });
    const jobId = String(accepted.body?.data?.job_id);
    const seen: number[] = [];
    let isAtWork = true;
    while (isAtWork) {
      const { body: polled } = await callApi(`${operation}?job_id=${jobId}`, { key });
      isAtWork = ["queued", "processing"].includes(String(polled?.data?.status));
      const step = polled?.meta?.progress?.step;
      if (isAtWork && step !== undefined) seen.push(Number(step));
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(JSON.parse((await pollToEnd(jobId, { key }, operation)).text).data.status).toBe("completed");
    const [job] = await sql`select attempt - yields as attempt, yields from nas.job where id = ${jobId}`;
    expect(job?.attempt).toBe(1);
    expect(job?.yields).toBeGreaterThan(1);
    expect(await readUsage(sql, id, operation)).toEqual({ requests: 1, used: 1, reserved: 0 });
  });

  it("asked for again under its Idempotency-Key is the same job", async () => {
    const { id, key } = await createKey();
    const headers = { "idempotency-key": "week" };
    const turned = Object.fromEntries(Object.entries(body).reverse());
    const [first, again] = await Promise.all(
      [body, turned].map((sent) => callApi(operation, { key, headers, body: sent })),
    );
    expect(again?.body?.data?.job_id).toBe(first?.body?.data?.job_id);
    await pollToEnd(String(first?.body?.data?.job_id), { key }, operation);
    expect(await readUsage(sql, id, operation)).toMatchObject({ requests: 1, used: 1 });
  });
});

describe("what nothing can meet fails with the limits that can be met", () => {
  it("of a recipe", async () => {
    const limits = (protein: number) => [
      filter("Protein", ">=", protein, "g"),
      filter("Energy", "<=", 250, "kcal"),
    ];
    const details = await refuse({ type: "recipe", compound_filters: limits(60) });
    expect(details).toMatchObject({
      reason: "infeasible",
      conflict: ["compound_filters[0]", "compound_filters[1]"],
      relaxation: [{ constraint: "compound_filters[0]", limit: 60, relative_change: expect.any(Number) }],
    });
    await design({ type: "recipe", compound_filters: limits(details.relaxation[0].needed) });
  });

  it("of a plan", async () => {
    const body = { plan_days: 2, daily_energy_kcal_min: 6000, meals_per_day: 1 };
    const details = await refuse(body);
    expect(details).toMatchObject({ reason: "infeasible", conflict: ["daily_energy_kcal_min"] });
    await design({ ...body, daily_energy_kcal_min: details.relaxation[0].needed });
  });

  it("and is charged: the caller can mend it", async () => {
    const { id, key } = await createKey();
    await runToEnd(operation, { type: "recipe", diet: "vegan", preferences: ["beef"] }, { key });
    expect(await readUsage(sql, id, operation)).toEqual({ requests: 1, used: 1, reserved: 0 });
  });
});

describe("without a model", () => {
  it("pictures are missed and the recipe is whole", async () => {
    const { result, meta } = await design({ type: "recipe", image_delivery: "signed_url" });
    expect(result).toHaveProperty("recipe.steps");
    expect(meta).toMatchObject({ image_status: "failed", warnings: ["image_generation_failed"] });
  });

  it("another language becomes English, with a warning", async () => {
    const { meta } = await design({ request_text: "a salad recipe in French" });
    expect(meta.warnings).toEqual(["not_translated"]);
  });
});

describe("it refuses", () => {
  const recipe = { type: "recipe" };
  const protein = filter("Protein", ">=", 10, "g");

  it.each([
    ["nothing to design", {}, "type"],
    ["an unknown type", { type: "menu" }, "type"],
    ["no recipes", { ...recipe, recipe_count: 0 }, "recipe_count"],
    ["eleven recipes", { ...recipe, recipe_count: 11 }, "recipe_count"],
    ["fifteen days", { plan_days: 15 }, "plan_days"],
    ["seven meals a day", { plan_days: 1, meals_per_day: 7 }, "meals_per_day"],
    ["an unknown diet", { ...recipe, diet: ["vegan", "breatharian"] }, "diet[1]"],
    ["an unknown condition", { ...recipe, condition: "boredom" }, "condition[0]"],
    ["an unknown language", { ...recipe, language: "x; y" }, "language"],
    [
      "an unknown compound",
      { ...recipe, compound_filters: [protein, filter("Phlogiston", "<=", 1, "g")] },
      "compound_filters[1].compound",
    ],
    [
      "a unit of another kind",
      { ...recipe, compound_filters: [{ ...protein, unit: "kcal" }] },
      "compound_filters[0].unit",
    ],
    [
      "an unknown scope",
      { ...recipe, compound_filters: [{ ...protein, scope: "week" }] },
      "compound_filters[0].scope",
    ],
    [
      "a day's bound on a recipe",
      { ...recipe, compound_filters: [{ ...protein, scope: "day" }] },
      "compound_filters[0].scope",
    ],
    ["bounds that depend on the sex", { ...recipe, condition: "iron deficiency" }, "gender"],
    [
      "a least energy above the most",
      { plan_days: 1, daily_energy_kcal_min: 2000, daily_energy_kcal_max: 1999 },
      "daily_energy_kcal_min",
    ],
    ["8,001 characters", { request_text: "x".repeat(8001) }, "request_text"],
    ["U+0000 in a text", { request_text: "a soup\u0000" }, "request_text"],
    ["U+0000 in a list", { ...recipe, preferences: ["rice", "\u0000"] }, "preferences[1]"],
    ["an unknown field", { ...recipe, servings: 2 }, "servings"],
  ])("%s", async (_, body, field) => {
    const response = await callApi(operation, { body });
    expectError(response, operation, { status: 400, code: "validation_error", field });
  });
});
