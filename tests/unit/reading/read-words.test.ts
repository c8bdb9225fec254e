import { describe, expect, it } from "vitest";
import { createSpeller } from "../../../shared/domain/food/spelling/create-speller.ts";
import type { MealModel } from "../../../shared/domain/intake/meal-model.ts";
import { type IntakeContext, readWords } from "../../../shared/domain/intake/read-intake.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";

/** Reads words that are not in the catalogue, with a model that responds like this. */
function read(readMealText: MealModel["readMealText"] | null) {
  const context: IntakeContext = {
    catalogue: {
      findFoods: async () => ({ foods: [], termFrequency: {}, foodCount: 1 }),
      speller: async () => createSpeller(new Map()),
      knownTerms: async () => new Set(),
    },
    log: () => {},
  };
  return readWords("200 g of zyx", context, readMealText && { readMealText });
}

describe("words unknown to the embedded reader", () => {
  it("keep its reading if the model recognises no more of them", async () => {
    const own = await read(null);
    expect(own).toMatchObject({ items: [{ name: "zyx", grams: 200, status: "unresolved" }], warnings: [] });
    expect(await read(async () => ({ language: "English", items: [] }))).toEqual(own);
  });

  it("keep it with a warning if the model fails, but an error of our own is thrown", async () => {
    const { items, warnings } = await read(() => Promise.reject(new ServiceError("upstream_timeout", "")));
    expect(items).toMatchObject([{ name: "zyx" }]);
    expect(warnings).toEqual(["text_read_without_model"]);
    await expect(read(() => Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
  });
});
