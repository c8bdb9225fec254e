import { expect } from "vitest";
import { type DraftResult, draftResult } from "../../../functions/draft/contract.ts";
import { runToEnd } from "./run-job.ts";

type Recipe = NonNullable<DraftResult["final_recipe"]>;

/** The result of a draft that must complete, held to the contract's schema, and the meta of its poll. */
export async function draftToEnd(body: Record<string, unknown>) {
  const { text } = await runToEnd("draft", body);
  const { data, meta } = JSON.parse(text);
  expect({ status: data.status, error: data.error }).toEqual({ status: "completed", error: null });
  const result: DraftResult = draftResult.parse(data.result);
  return { result, meta, resultText: JSON.stringify(data.result) };
}

/** The same of a source that is complete: its final recipe stands beside the result. */
export async function draftWhole(
  body: Record<string, unknown>,
): Promise<{ result: DraftResult; recipe: Recipe; names: string[]; meta: Record<string, unknown> }> {
  const { result, meta } = await draftToEnd(body);
  expect(result.validation_issues).toEqual([]);
  const recipe = result.final_recipe;
  if (!recipe) throw new Error("Cannot judge the draft: it has no final recipe");
  return { result, recipe, meta, names: recipe.ingredients.map(({ name }) => name) };
}
