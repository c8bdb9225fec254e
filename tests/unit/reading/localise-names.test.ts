import { describe, expect, it } from "vitest";
import { readLanguageName } from "../../../shared/kernel/language-name.ts";
import { ServiceError } from "../../../shared/kernel/service-error.ts";
import type { ModelJob } from "../../../shared/model/language-model.ts";
import { localiseNames } from "../../../shared/reading/localise-names.ts";
import { makeModelJob } from "./support/model-job.ts";

const FOODS = [
  { name: "Apple, raw", foodId: 1 },
  { name: "zyx", foodId: null },
  { name: "Pear, raw", foodId: 2 },
];

/** The names of the foods in a language; the catalogue has only the first, in German. */
function localise(asked: string, translateFoodNames?: ModelJob["translateFoodNames"]) {
  const language = readLanguageName(asked);
  if (language === null) throw new Error("Cannot localise: no such language");
  const job = translateFoodNames ? makeModelJob({ translateFoodNames }) : null;
  const store = { foodNames: async () => new Map([[1, "Apfel, roh"]]) };
  return localiseNames(FOODS, language, { store, log: () => {}, job });
}

describe("the names of foods in a language", () => {
  it("are the catalogue's before the model's, and English where neither has one", async () => {
    const asked: (readonly string[])[] = [];
    const names = await localise("German", async (names) => {
      asked.push(names);
      return names.map((name) => `${name} (de)`);
    });
    expect(asked).toEqual([["zyx", "Pear, raw"]]);
    expect(names.map(({ name }) => name)).toEqual(["Apfel, roh", "zyx (de)", "Pear, raw (de)"]);
    expect((await localise("German")).map(({ language }) => language)).toEqual([
      "German",
      "English",
      "English",
    ]);
  });

  it("are never asked of the catalogue in a language that it has none of", async () => {
    expect((await localise("Klingon")).map(({ name }) => name)).toEqual(FOODS.map(({ name }) => name));
  });

  it("stay English when the model fails; a fault of ours is not hidden", async () => {
    const fail = (error: Error) => localise("French", () => Promise.reject(error));
    const names = await fail(new ServiceError("upstream_error", ""));
    expect(names.at(-1)).toEqual({ name: "Pear, raw", language: "English" });
    await expect(fail(new TypeError("x"))).rejects.toThrow(TypeError);
  });
});
