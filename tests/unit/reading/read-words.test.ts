import { describe, expect, it } from "vitest";
import { ServiceError } from "../../../shared/kernel/service-error.ts";
import type { ModelJob } from "../../../shared/model/language-model.ts";
import { readWords } from "../../../shared/reading/read-words.ts";
import type { ReadingContext } from "../../../shared/reading/reading-context.ts";
import { makeModelJob } from "./support/model-job.ts";

/** Words of which the catalogue knows none, read with a model that answers so. */
function read(readMealText: ModelJob["readMealText"] | null) {
  const context: ReadingContext = {
    store: { findFoods: async () => ({ foods: [], termFrequency: {}, foodCount: 1 }) },
    signal: new AbortController().signal,
    log: () => {},
  };
  return readWords("200 g of zyx", context, readMealText && makeModelJob({ readMealText }));
}

describe("words that the embedded reader does not know", () => {
  it("keep its reading where the model knows no more of them", async () => {
    const own = await read(null);
    expect(own).toMatchObject({ items: [{ name: "zyx", grams: 200, status: "unresolved" }], warnings: [] });
    expect(await read(async () => ({ language: "English", items: [] }))).toEqual(own);
  });

  it("keep it with a warning when the model fails; a fault of ours is not hidden", async () => {
    const { items, warnings } = await read(() => Promise.reject(new ServiceError("upstream_timeout", "")));
    expect(items).toMatchObject([{ name: "zyx" }]);
    expect(warnings).toEqual(["text_read_without_model"]);
    await expect(read(() => Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
  });
});
