import { describe, expect, it } from "vitest";
import { ServiceError } from "../../../shared/kernel/service-error.ts";
import type { LanguageModel, ModelJob } from "../../../shared/model/language-model.ts";
import type { ReadingPorts } from "../../../shared/reading/reading-ports.ts";
import { readingWithoutModel } from "../../support/reading-without-model.ts";
import { makePng } from "../media/support/image-files.ts";
import { createMemoryStorage } from "../media/support/memory-storage.ts";
import { openDesign, runToEnd } from "./support/design.ts";

const refuse = () => Promise.reject(new ServiceError("upstream_error", ""));

/** Ports with a model that does what `job` says and fails at all else. */
function portsWith(job: Partial<ModelJob>): ReadingPorts {
  const unused: ModelJob = {
    readMealText: refuse,
    readMealImages: refuse,
    readLeftovers: refuse,
    readSymptomText: refuse,
    readSymptomImages: refuse,
    translateFoodNames: refuse,
    translateTexts: refuse,
    drawDish: refuse,
    readDecision: refuse,
    transcribe: refuse,
  };
  const model: LanguageModel = {
    reads: { text: true, images: false, recordings: false },
    draws: true,
    startJob: () => ({ ...unused, ...job }),
  };
  return { ...readingWithoutModel, model, storage: createMemoryStorage() };
}

async function dress(request: object, reading?: ReadingPorts) {
  const { end } = await runToEnd(request, { design: openDesign(reading) });
  const { result, meta = {} } = JSON.parse(JSON.stringify(end));
  return { result, meta };
}

describe("pictures", () => {
  const recipes = { type: "recipe", recipe_count: 2 };

  it.each(["base64", "signed_url"])(
    "as %s without an image model are missed, not fatal",
    async (image_delivery) => {
      const { result, meta } = await dress({ ...recipes, image_delivery });
      expect(result.recipes.length).toBe(2);
      expect(meta).toEqual({ image_status: "failed", warnings: ["image_generation_failed"] });
    },
  );

  it.each([{}, { image_delivery: "none" }])("nobody asked for are not spoken of: %j", async (delivery) => {
    expect((await dress({ ...recipes, ...delivery })).meta).toEqual({ warnings: [] });
  });

  it("are drawn of each recipe, and of each dish of a plan but the later ones", async () => {
    const drawDish = async () => ({ bytes: makePng(2, 2), mimeType: "image/png" as const });
    const two = await dress({ ...recipes, image_delivery: "base64" }, portsWith({ drawDish }));
    expect(two.meta).toEqual({ image_status: "completed", warnings: [] });
    const paths = two.result.recipes.map((recipe: { image?: { path: string } }) => recipe.image?.path);
    expect(new Set(paths).size).toBe(2);
    expect(two.result.recipe.image).toEqual(two.result.recipes[0].image);
  });

  it("that fail leave the figures as they are", async () => {
    const { result } = await dress({ ...recipes, image_delivery: "base64" }, portsWith({}));
    const plain = await dress({ ...recipes, image_delivery: "base64" });
    expect(result).toEqual(plain.result);
  });
});

describe("another language", () => {
  const request = { type: "recipe", language: "German" };

  it("without a model is English, which is told", async () => {
    const { result, meta } = await dress(request);
    expect(result.recipe.title).toMatch(/\w/);
    expect(meta).toEqual({ warnings: ["not_translated"] });
  });

  it("changes words and no figure, code or canonical name", async () => {
    const translateTexts = async (texts: readonly string[]) => texts.map((text) => `de:${text}`);
    const german = await dress(request, portsWith({ translateTexts }));
    const english = await dress(request);
    expect(german.meta).toEqual({ warnings: [] });
    const { title, steps, ingredients, nutrition } = english.result.recipe;
    expect(german.result.recipe).toMatchObject({
      title: `de:${title}`,
      steps: steps.map((step: string) => `de:${step}`),
      ingredients: ingredients.map((one: { name: string; canonical_name: string; quantity_g: number }) => ({
        name: `de:${one.name}`,
        canonical_name: one.canonical_name,
        quantity_g: one.quantity_g,
      })),
      nutrition,
    });
  });

  it("is that of a whole plan: its shopping list too, and the same dish alike on each day", async () => {
    const translateTexts = async (texts: readonly string[]) => texts.map((text) => `de:${text}`);
    const plan = { type: "meal_plan", plan_days: 3, language: "German" };
    const { result } = await dress(plan, portsWith({ translateTexts }));
    const told = JSON.parse(JSON.stringify(result)).meal_plan;
    for (const day of told.days) for (const meal of day.meals) expect(meal.recipe.title).toMatch(/^de:/);
    for (const item of told.shopping_list) {
      expect(item.name).toMatch(/^de:/);
      expect(item.canonical_name).not.toMatch(/^de:/);
    }
  });
});
