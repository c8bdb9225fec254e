import { type Command, Option } from "commander";
import type { Context } from "../run/context.ts";
import { addFigureOptions, addJobOptions, addServiceOptions, readCommandOptions } from "./command-options.ts";
import { addDishOptions, type DishOptions, readDishOptions } from "./dish-options.ts";
import { jobRunners } from "./job-runners.ts";
import { omitUndefined, readCount, readNumber } from "./option-values.ts";
import { readText } from "./read-input.ts";

type Options = DishOptions & {
  file?: string;
  type?: "recipe" | "meal_plan";
  recipeCount?: number;
  planDays?: number;
  mealsPerDay?: number;
  dailyEnergyKcalMin?: number;
  dailyEnergyKcalMax?: number;
};

const examples = `
Examples:
  nas design "a dinner with chickpeas in at most 40 minutes" --diet vegan --filter "Protein >= 25 g"
  nas design --plan-days 7 --meals-per-day 3 --condition hypertension --daily-energy-kcal-max 2200
  nas design "a vegetarian plan for 2 days" --recipes
  nas design "something warm and spicy" --recipe-count 3 --avoided-foods "pork, peanuts"`;

/** Adds the command that designs recipes and meal plans. */
export function addDesignCommand(program: Command, context: Context): void {
  const command = program
    .command("design")
    .summary("design recipes and meal plans under constraints, with verification")
    .description(
      "Designs recipes and meal plans that satisfy the given constraints, and verifies each constraint.",
    )
    .argument("[request]", 'the request in words; "-" reads stdin')
    .option("--file <file>", 'read the words from a file; "-" for stdin')
    .addOption(new Option("--type <type>", "what to design").choices(["recipe", "meal_plan"]))
    .option("--recipe-count <count>", "number of recipes", readCount)
    .option("--plan-days <days>", "days of the meal plan", readCount)
    .option("--meals-per-day <meals>", "meals per day", readCount)
    .option("--daily-energy-kcal-min <kcal>", "minimum energy per day", readNumber)
    .option("--daily-energy-kcal-max <kcal>", "maximum energy per day", readNumber)
    .option("--recipes", "show each recipe of a plan in full")
    .addHelpText("after", examples);
  addFigureOptions(addJobOptions(addServiceOptions(addDishOptions(command)))).action(
    async (text: string | undefined, options: Options) => {
      const request = omitUndefined({
        request_text: await readText({ text, file: options.file }, context),
        type: options.type,
        recipe_count: options.recipeCount,
        plan_days: options.planDays,
        meals_per_day: options.mealsPerDay,
        daily_energy_kcal_min: options.dailyEnergyKcalMin,
        daily_energy_kcal_max: options.dailyEnergyKcalMax,
        ...readDishOptions(options),
      });
      await jobRunners.design.run(request, context, readCommandOptions(command));
    },
  );
}
