import type { DraftResult } from "../contract.ts";
import type { ToldRecipe } from "./brief.ts";

/** What a source lacks that makes it a recipe. */
export function findIssues({ title, lines }: ToldRecipe): DraftResult["validation_issues"] {
  return [
    ...(title === null
      ? [
          {
            field: "recipe_title",
            message: "the source has no title: send recipe_title, or name the dish in the text",
          },
        ]
      : []),
    ...(lines.length === 0
      ? [
          {
            field: "ingredients",
            message: "the source has no ingredients: send them, or list them in the text",
          },
        ]
      : []),
  ];
}
