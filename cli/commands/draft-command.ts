import type { Command } from "commander";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { addFigureOptions, addJobOptions, addServiceOptions, readCommandOptions } from "./command-options.ts";
import { addDishOptions, type DishOptions, readDishOptions } from "./dish-options.ts";
import { jobRunners } from "./job-runners.ts";
import { collect, omitUndefined, readNumber } from "./option-values.ts";

type Options = DishOptions & {
  request?: string;
  recipeTitle?: string;
  ingredient?: string[];
  step?: string[];
  servings?: number;
};

const examples = `
Examples:
  nas draft pancakes.txt --diet vegan
  nas draft - --request "less salt, and for 8 people" < stew.txt
  nas draft --recipe-title Pancakes --ingredient "200 g flour" --ingredient "300 ml milk" \\
      --ingredient "2 eggs" --servings 4 --avoided-foods milk`;

/** Adds the command that edits a recipe. */
export function addDraftCommand(program: Command, context: Context): void {
  const command = program
    .command("draft")
    .summary("edit a recipe and report the effects of the edits")
    .description("Edits a recipe as little as the constraints allow, and reports the effects of the edits.")
    .argument("[file]", 'text file with the recipe: title, ingredients, steps; "-" reads stdin')
    .option("--request <text>", "what to change, in words")
    .option("--recipe-title <title>", "title of the recipe")
    .option("--ingredient <line>", "an ingredient with its amount; may be repeated", collect)
    .option("--step <text>", "a step; may be repeated", collect)
    .option("--servings <count>", "number of servings that the amounts are for", readNumber)
    .addHelpText("after", examples);
  addFigureOptions(addJobOptions(addServiceOptions(addDishOptions(command)))).action(
    async (file: string | undefined, options: Options) => {
      const request = omitUndefined({
        request_text: await readRequestText(file, options, context),
        recipe_title: options.recipeTitle,
        ingredients: options.ingredient,
        steps: options.step,
        servings: options.servings,
        ...readDishOptions(options),
      });
      await jobRunners.draft.run(request, context, readCommandOptions(command));
    },
  );
}

/** The request precedes the recipe, as in a message that a person would send. */
async function readRequestText(
  file: string | undefined,
  { request, recipeTitle, ingredient }: Options,
  { readInput }: Context,
): Promise<string | undefined> {
  if (file !== undefined) return [request, (await readInput(file)).trim()].filter(Boolean).join("\n\n");
  if (recipeTitle !== undefined || ingredient !== undefined) return request;
  throw new UsageError(
    "Cannot edit: the recipe is missing; name a file, - for stdin, or use --recipe-title and --ingredient",
  );
}
