import type { Command } from "commander";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import {
  addFigureOptions,
  addJobOptions,
  addServiceOptions,
  collect,
  readAskOptions,
  readNumber,
} from "./ask-options.ts";
import { addDishOptions, type DishOptions, readDishOptions } from "./dish-options.ts";
import { jobRunners } from "./job-runners.ts";
import { leaveOutUndefined } from "./leave-out-undefined.ts";

type Options = DishOptions & {
  request?: string;
  recipeTitle?: string;
  ingredient?: string[];
  step?: string[];
  servings?: number;
};

const EXAMPLES = `
Examples:
  nas draft pancakes.txt --diet vegan
  nas draft - --request "less salt, and for 8 people" < stew.txt
  nas draft --recipe-title Pancakes --ingredient "200 g flour" --ingredient "300 ml milk" \\
      --ingredient "2 eggs" --servings 4 --avoided-foods milk`;

/** Adds the command that edits a recipe. */
export function addDraftCommand(program: Command, context: Context): void {
  const command = program
    .command("draft")
    .summary("a recipe changed where it must be, and what that does")
    .description("Edits a recipe: changes what must change, and shows what that does to it.")
    .argument("[file]", 'file with the recipe as text: title, ingredients, steps; "-" reads stdin')
    .option("--request <text>", "what to change, in words")
    .option("--recipe-title <title>", "title of the recipe")
    .option("--ingredient <line>", "an ingredient with its amount; may be repeated", collect)
    .option("--step <text>", "a step; may be repeated", collect)
    .option("--servings <count>", "servings that the amounts are for", readNumber)
    .addHelpText("after", EXAMPLES);
  addFigureOptions(addJobOptions(addServiceOptions(addDishOptions(command)))).action(
    async (file: string | undefined, options: Options) => {
      const request = leaveOutUndefined({
        request_text: await readRequestText(file, options, context),
        recipe_title: options.recipeTitle,
        ingredients: options.ingredient,
        steps: options.step,
        servings: options.servings,
        ...readDishOptions(options),
      });
      await jobRunners.draft.ask(request, context, readAskOptions(command));
    },
  );
}

/** The wish stands before the recipe, as a person would send it. */
async function readRequestText(
  file: string | undefined,
  { request, recipeTitle, ingredient }: Options,
  { readInput }: Context,
): Promise<string | undefined> {
  if (file !== undefined) return [request, (await readInput(file)).trim()].filter(Boolean).join("\n\n");
  if (recipeTitle !== undefined || ingredient !== undefined) return request;
  throw new UsageError(
    "Cannot edit: no recipe is told; give a file, - for stdin, or --recipe-title and --ingredient",
  );
}
