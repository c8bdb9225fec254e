import { afterAll, describe, expect, inject, it } from "vitest";
import {
  createClient,
  type DecodeRequest,
  type NutritionAnalysisClient,
  NutritionAnalysisError,
} from "../../client/src/mod.ts";
import { scopeOf } from "../../shared/platform/kernel/operation-name.ts";
import { createKey } from "../support/create-key.ts";
import { openDatabase, readUsage } from "./support/database.ts";

const sql = openDatabase();
afterAll(() => sql.end());

const meal: DecodeRequest = {
  input_mode: "structured",
  items: [{ canonical_name: "banana", quantity: 118, unit: "g" }],
};
const energy = { gender: "male", height: 175, weight: 70, age: 30, activity: "office" } as const;

function openClient(apiKey: string | undefined = inject("keys").molecular): NutritionAnalysisClient {
  return createClient({ baseUrl: inject("baseUrl"), apiKey });
}

async function failureOf(call: Promise<unknown>): Promise<NutritionAnalysisError> {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (error instanceof NutritionAnalysisError) return error;
  throw new Error("The call did not fail as it should", { cause: error });
}

describe("every operation responds to its method of the client", () => {
  const client = openClient();

  it("decode", async () => {
    const { result, meta, jobId, limits } = await client.decode(meal);
    expect(result.items[0]).toMatchObject({ status: "matched", quantity_g: 118 });
    expect(result.molecular_analysis.length).toBeGreaterThan(100);
    expect(meta.catalogue_release).toMatch(/^c-/);
    expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
    expect(limits.rate?.limit).toBe(100_000);
    expect(limits.quota?.limit).toBe(1_000_000);
  });

  it("decodeSensory", async () => {
    const { result } = await client.decodeSensory({ foodText: "a lemon", sensoryOutput: "per_food" });
    if (result.type !== "food_detected") throw new Error("The lemon was not detected");
    expect(result.sensory.per_food?.[0]?.taste.sour.intensity).toBeGreaterThan(50);
  });

  it("decodeSymptoms", async () => {
    const request = { symptomText: "A mild headache for two hours after lunch", timezone: "Europe/Berlin" };
    const { result, meta } = await client.decodeSymptoms(request);
    expect(result.symptoms[0]?.symptom_label).toMatch(/headache/i);
    expect(meta.retry_count).toBe(0);
  });

  it("design", async () => {
    const { result } = await client.design({ request_text: "a vegan curry with chickpeas" });
    if (!("recipe" in result)) throw new Error("The result is no recipe");
    expect(result.recipe.title).not.toBe("");
  });

  it("draft", async () => {
    const { result } = await client.draft({
      recipe_title: "Pancakes",
      ingredients: ["200 g flour", "300 ml milk", "2 eggs"],
      diet: "vegan",
    });
    expect(result.substitutions.map(({ from }) => from)).toContain("milk");
  });

  it("decide", async () => {
    const { result } = await client.decide({ request_text: "banana or apple for more potassium?" });
    expect(result).toMatchObject({ outcome: "selected", selected_option: 1 });
  });

  it("getDecodeCompoundId", async () => {
    const { result, limits } = await client.getDecodeCompoundId("caffeine");
    expect(result).toEqual({ status: "resolved", compound_id: "1057", canonical_name: "Caffeine" });
    expect(limits.rate?.resetAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it("dailyEnergyExpenditureCalculation", async () => {
    const { result } = await client.dailyEnergyExpenditureCalculation(energy);
    expect(result.results.total_daily_energy_expenditure_kcal).toBe(2467.92);
  });
});

describe("what the service refuses comes as an error with its code", () => {
  it("a wrong field of a job, with the field", async () => {
    const items = [{ canonical_name: "banana", quantity: -1, unit: "g" as const }];
    const error = await failureOf(openClient().decode({ input_mode: "structured", items }));
    expect(error).toMatchObject({ kind: "refused", code: "invalid_food_quantity", status: 400 });
    expect(error.issues).toEqual([{ field: "items[0].quantity", message: "must be a positive number" }]);
  });

  it("a wrong field of the energy calculation, as its sentence", async () => {
    const error = await failureOf(openClient().dailyEnergyExpenditureCalculation({ ...energy, age: -1 }));
    expect(error).toMatchObject({ status: 400, code: "validation_error" });
    expect(error.message).toBe("Cannot read age: must be greater than 0");
  });

  it("a wrong field of decide, from its failed result", async () => {
    const error = await failureOf(openClient().decide({ request_text: "" }));
    expect(error).toMatchObject({ status: 400, code: "validation_error", operation: "decide" });
  });

  it("no key, a wrong one and one without the scope", async () => {
    const { key } = await createKey({ scopes: [scopeOf("design")] });
    const codes: string[] = [];
    for (const client of [
      createClient({ baseUrl: inject("baseUrl") }),
      openClient("nas_guess"),
      openClient(key),
    ]) {
      codes.push((await failureOf(client.getDecodeCompoundId("caffeine"))).code);
    }
    expect(codes).toEqual(["missing_api_key", "invalid_api_key", "scope_not_allowed"]);
  });

  it("another key's job", async () => {
    const { id } = await openClient().decodeSensory.submit({ foodText: "a lemon" });
    const { key } = await createKey();
    expect((await failureOf(openClient(key).decodeSensory.job(id).wait())).code).toBe("job_not_found");
  });

  it("a spent quota, with what is left of it", async () => {
    const { key } = await createKey({ quotaPerMonth: 1 });
    const client = openClient(key);
    const { limits } = await client.decode.submit(meal);
    expect(limits.quota).toMatchObject({ limit: 1, remaining: 0 });
    const error = await failureOf(client.decode.submit(meal));
    expect(error).toMatchObject({ kind: "refused", code: "quota_exceeded", status: 429 });
    expect(error.limits.quota?.remaining).toBe(0);
  });
});

describe("a job", () => {
  it("is taken up by another client of the same key", async () => {
    const { id } = await openClient().design.submit({ type: "meal_plan", plan_days: 2 });
    const { result } = await openClient().design.job(id).wait();
    expect("meal_plan" in result && result.meal_plan.days).toHaveLength(2);
  });

  it("goes on when nobody waits for it any more", async () => {
    const client = openClient();
    const controller = new AbortController();
    const options = { signal: controller.signal, onProgress: () => controller.abort() };
    const error = await failureOf(client.decodeSensory({ foodText: "a lemon" }, options));
    const { result } = await client.decodeSensory.job(error.jobId ?? "").wait();
    expect([error.code, result.type]).toEqual(["aborted", "food_detected"]);
  });

  it("whose 202 got lost is made and charged once", async () => {
    const { id, key } = await createKey({ quotaPerMonth: 10 });
    const made: string[] = [];
    const client = createClient({
      baseUrl: inject("baseUrl"),
      apiKey: key,
      async fetch(url, init) {
        const response = await fetch(url, init);
        if (init.method === "POST") made.push((await response.clone().json()).data.job_id);
        if (made.length === 1) throw new TypeError("The connection broke");
        return response;
      },
    });
    const { jobId } = await client.decode(meal);
    expect(made).toEqual([jobId, jobId]);
    expect(await readUsage(sql, id, "decode")).toEqual({ requests: 1, used: 1, reserved: 0 });
  });
});

it("the caller's request id is returned with each response and each error", async () => {
  const options = { requestId: "order-7" };
  const { requestId } = await openClient().decodeSensory({ foodText: "a lemon" }, options);
  const error = await failureOf(openClient("nas_guess").decodeSensory({ foodText: "a lemon" }, options));
  expect([requestId, error.requestId]).toEqual(["order-7", "order-7"]);
});
