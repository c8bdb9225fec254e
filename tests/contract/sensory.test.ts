import { describe, expect, it } from "vitest";
import { type SensoryResult, sensoryResult } from "../../functions/decode_sensory/contract.ts";
import { tasteDimensions } from "../../shared/domain/sensory/taste.ts";
import { callApi } from "../support/call-api.ts";
import { expectError } from "./support/expect-response.ts";
import { image } from "./support/media-bodies.ts";
import { runToEnd } from "./support/run-job.ts";

const operation = "decode_sensory";

/** The result of a request that must complete, held to the contract's schema, and the meta of its poll. */
async function sense(body: Record<string, unknown>) {
  const { text } = await runToEnd(operation, body);
  const { data, meta } = JSON.parse(text);
  expect({ status: data.status, error: data.error }).toEqual({ status: "completed", error: null });
  const result: SensoryResult = sensoryResult.parse(data.result);
  return { result, meta };
}

/** A result with food; fails on one without. */
async function senseFood(body: Record<string, unknown>) {
  const { result, meta } = await sense(body);
  if (result.type !== "food_detected") throw new Error("Cannot judge the meal: no food was detected");
  return { ...result, meta };
}

describe("the output that is requested for", () => {
  const foodText = "grilled salmon with rice and a lemon wedge";

  it("per food has the foods and a profile of each", async () => {
    const { items, sensory } = await senseFood({ foodText, sensoryOutput: "per_food" });
    expect(Object.keys(sensory)).toEqual(["per_food"]);
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(sensory.per_food?.map(({ canonical_name }) => canonical_name)).toEqual(
      items.map(({ canonical_name }) => canonical_name),
    );
  });

  it("the whole meal has no foods, since its ingredients are not structured", async () => {
    const { items, sensory } = await senseFood({ foodText, sensoryOutput: "whole_meal" });
    expect(items).toEqual([]);
    expect(Object.keys(sensory)).toEqual(["whole_meal"]);
    expect(sensory.whole_meal?.kind).toBe("plate");
  });

  it.each([{ sensoryOutput: "per_food_and_whole_meal" }, {}])("%j has both", async (output) => {
    const { items, sensory } = await senseFood({ foodText, ...output });
    expect(items.length).toBeGreaterThan(0);
    expect(Object.keys(sensory).sort()).toEqual(["per_food", "whole_meal"]);
  });

  it.each(["per_food", "whole_meal", "per_food_and_whole_meal"])(
    "%s of no food is a completed result without anything sensed",
    async (sensoryOutput) => {
      const { result } = await sense({ foodText: "I am looking forward to Friday", sensoryOutput });
      expect(result).toEqual({ type: "no_food_detected", items: [], sensory: null });
    },
  );
});

describe("a profile", () => {
  it("has every taste with its confidence and what it rests on", async () => {
    const { sensory } = await senseFood({ foodText: "a lemon", sensoryOutput: "per_food" });
    const [lemon] = sensory.per_food ?? [];
    expect(Object.keys(lemon?.taste ?? {})).toEqual(tasteDimensions);
    expect(lemon?.taste.sour.basis).toBe("curated");
    expect(lemon?.taste.sour.intensity).toBeGreaterThan(60);
    expect(lemon?.summary).toMatch(/sour/i);
  });

  it("of a food that nothing is known of has no figure, rather than zero", async () => {
    const { items, sensory } = await senseFood({ foodText: "200 g of glorbnax", sensoryOutput: "per_food" });
    expect(items).toMatchObject([{ canonical_name: "glorbnax", status: "unresolved", quantity: 200 }]);
    const intensities = Object.values(sensory.per_food?.[0]?.taste ?? {}).map(({ intensity }) => intensity);
    expect(intensities).toEqual(tasteDimensions.map(() => null));
  });

  it("has an amount only where one was given", async () => {
    const { items } = await senseFood({ foodText: "grilled chicken with rice and a lemon wedge" });
    expect(items.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [null, null],
      [null, null],
      [8, "g"],
    ]);
  });
});

describe("display names", () => {
  it.each([
    ["German", "German", /apfel/i],
    ["français", "French", /pomme/i],
    ["it", "Italian", /mela/i],
  ])(
    "are in %s where the catalogue has them; names and keys stay English",
    async (requested, language, word) => {
      const body = { foodText: "an apple", food_output_language: requested, sensoryOutput: "per_food" };
      const { items, sensory, meta } = await senseFood(body);
      expect(items).toMatchObject([
        { display_name: expect.stringMatching(word), display_language: language },
      ]);
      expect(items[0]?.canonical_name).toMatch(/^apple/i);
      expect(Object.keys(sensory.per_food?.[0]?.taste ?? {})).toEqual(tasteDimensions);
      expect(meta.warnings).toEqual([]);
    },
  );

  it("stay English, and say so, in a language that nobody here knows", async () => {
    const body = { foodText: "an apple", food_output_language: "Japanese" };
    const { items, meta } = await senseFood(body);
    expect(items[0]?.display_name).toBe(items[0]?.canonical_name);
    expect(items[0]?.display_language).toBe("English");
    expect(meta.warnings).toEqual(["display_names_not_translated"]);
  });
});

it("the same text gives the same bytes", async () => {
  const body = { foodText: "two slices of rye bread with brie and a glass of red wine" };
  const [one, other] = await Promise.all([sense(body), sense(body)]);
  expect(JSON.stringify(one.result)).toBe(JSON.stringify(other.result));
});

describe("it refuses", () => {
  it.each([
    ["no input at all", {}, "foodText"],
    ["an output without an input", { sensoryOutput: "per_food" }, "foodText"],
    ["a blank text", { foodText: " \n" }, "foodText"],
    ["a text of 1,501 characters", { foodText: "é".repeat(1501) }, "foodText"],
    ["an unknown output", { foodText: "tea", sensoryOutput: "all" }, "sensoryOutput"],
    [
      "a language that is none",
      { foodText: "tea", food_output_language: "de-DE; x" },
      "food_output_language",
    ],
    ["a field of decode", { foodText: "tea", input_mode: "unstructured" }, "input_mode"],
    ["attachments", { foodText: "tea", attachments: [image()] }, "attachments"],
  ])("%s", async (_, body, field) => {
    const response = await callApi(operation, { body });
    expectError(response, operation, { status: 400, code: "validation_error", field });
  });

  it("media where no model reads it", async () => {
    const response = await callApi(operation, { body: { foodImage: image() } });
    expectError(response, operation, { status: 503, code: "service_unavailable" });
  });
});

it("takes 1,500 characters, counted as people do", async () => {
  const { status } = await callApi(operation, { body: { foodText: "𝄞".repeat(1500) } });
  expect(status).toBe(202);
});
