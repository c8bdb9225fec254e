import { describe, expect, it } from "vitest";
import { localiseNames } from "../../../shared/domain/presentation/language/localise-names.ts";
import type { Translator } from "../../../shared/domain/presentation/language/translator.ts";
import { readLanguageName } from "../../../shared/language/language-name.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";

const foods = [
  { name: "Apple, raw", foodId: 1 },
  { name: "zyx", foodId: null },
  { name: "Pear, raw", foodId: 2 },
];

/** The names of the foods in a language; the catalogue has only the first, in German. */
function localise(asked: string, translateFoodNames?: Translator["translateFoodNames"]) {
  const language = readLanguageName(asked);
  if (language === null) throw new Error("Cannot localise: no such language");
  const translator = translateFoodNames ? { translateFoodNames } : null;
  const catalogue = { foodNames: async () => new Map([[1, "Apfel, roh"]]) };
  return localiseNames(foods, language, { catalogue, log: () => {}, translator });
}

describe("the names of foods in a language", () => {
  it("come from the catalogue before the model, and stay English if neither has one", async () => {
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

  it("are not requested from the catalogue in a language that it does not have", async () => {
    expect((await localise("Klingon")).map(({ name }) => name)).toEqual(foods.map(({ name }) => name));
  });

  it("stay English if the model fails, but an error of our own is thrown", async () => {
    const fail = (error: Error) => localise("French", () => Promise.reject(error));
    const names = await fail(new ServiceError("upstream_error", ""));
    expect(names.at(-1)).toEqual({ name: "Pear, raw", language: "English" });
    await expect(fail(new TypeError("x"))).rejects.toThrow(TypeError);
  });
});
