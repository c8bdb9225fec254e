import { describe, expect, it } from "vitest";
import type { LanguageModel } from "../../../shared/platform/kernel/language-model.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import type { ReadingPorts } from "../../../shared/platform/media/reading-ports.ts";
import { readingWithoutModel } from "../../support/reading-without-model.ts";
import { makePng } from "../media/support/image-files.ts";
import { createMemoryStorage } from "../media/support/memory-storage.ts";
import { type FakeModel, fakeModelJob, readLastList } from "../model/support/fake-model-job.ts";
import { openDesign, runToEnd } from "./support/design.ts";

const refuse = () => Promise.reject(new ServiceError("upstream_error", ""));

/** Ports with a model that does what `fake` says and fails at everything else. */
function portsWith(fake: FakeModel): ReadingPorts {
  const model: LanguageModel = {
    reads: { text: true, images: false, recordings: false },
    draws: true,
    attemptsPerKey: 1_000,
    startJob: () => fakeModelJob(fake, refuse),
  };
  return { ...readingWithoutModel, model, storage: createMemoryStorage() };
}

/** Marks each text of a recipe as German. */
const translator: FakeModel = {
  responses: {
    recipe_text_translation: async (parts) => {
      const translations = readLastList(parts).map((text, index) => {
        return { place: index + 1, translation: `de:${text}` };
      });
      return { translations };
    },
  },
};

async function runPresented(request: object, reading?: ReadingPorts) {
  const { end } = await runToEnd(request, { design: openDesign(reading) });
  const { result, meta = {} } = JSON.parse(JSON.stringify(end));
  return { result, meta };
}

describe("pictures", () => {
  const recipes = { type: "recipe", recipe_count: 2 };

  it.each(["base64", "signed_url"])(
    "as %s are left out without an image model, and the job completes",
    async (image_delivery) => {
      const { result, meta } = await runPresented({ ...recipes, image_delivery });
      expect(result.recipes.length).toBe(2);
      expect(meta).toEqual({ image_status: "failed", warnings: ["image_generation_failed"] });
    },
  );

  it.each([{}, { image_delivery: "none" }])(
    "that were not requested are not mentioned: %j",
    async (delivery) => {
      expect((await runPresented({ ...recipes, ...delivery })).meta).toEqual({ warnings: [] });
    },
  );

  it("are drawn for each recipe", async () => {
    const draw = async () => ({ bytes: makePng(2, 2), mimeType: "image/png" as const });
    const two = await runPresented({ ...recipes, image_delivery: "base64" }, portsWith({ draw }));
    expect(two.meta).toEqual({ image_status: "completed", warnings: [] });
    const paths = two.result.recipes.map((recipe: { image?: { path: string } }) => recipe.image?.path);
    expect(new Set(paths).size).toBe(2);
    expect(two.result.recipe.image).toEqual(two.result.recipes[0].image);
  });

  it("that fail leave the figures unchanged", async () => {
    const { result } = await runPresented({ ...recipes, image_delivery: "base64" }, portsWith({}));
    const plain = await runPresented({ ...recipes, image_delivery: "base64" });
    expect(result).toEqual(plain.result);
  });
});

describe("another language", () => {
  const request = { type: "recipe", language: "German" };

  it("is replaced by English with a warning without a model", async () => {
    const { result, meta } = await runPresented(request);
    expect(result.recipe.title).toMatch(/\w/);
    expect(meta).toEqual({ warnings: ["not_translated"] });
  });

  it("changes words but no figure, code or canonical name", async () => {
    const german = await runPresented(request, portsWith(translator));
    const english = await runPresented(request);
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

  it("applies to a whole plan with its shopping list", async () => {
    const plan = { type: "meal_plan", plan_days: 3, language: "German" };
    const { result } = await runPresented(plan, portsWith(translator));
    const shown = JSON.parse(JSON.stringify(result)).meal_plan;
    const meals: { recipe: { title: string } }[] = shown.days.flatMap((day: { meals: unknown }) => day.meals);
    expect(meals).toHaveLength(9);
    for (const { recipe } of meals) expect(recipe.title).toMatch(/^de:/);
    expect(shown.shopping_list.length).toBeGreaterThan(10);
    for (const item of shown.shopping_list) {
      expect(item.name).toMatch(/^de:/);
      expect(item.canonical_name).not.toMatch(/^de:/);
    }
  });
});
