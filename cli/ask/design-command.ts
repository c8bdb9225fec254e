import { type Command, Option } from "commander";
import type { Context } from "../run/context.ts";
import {
  addFigureOptions,
  addJobOptions,
  addServiceOptions,
  readAskOptions,
  readCount,
  readNumber,
} from "./ask-options.ts";
import { addDishOptions, type DishOptions, readDishOptions } from "./dish-options.ts";
import { jobRunners } from "./job-runners.ts";
import { leaveOutUndefined } from "./leave-out-undefined.ts";
import { readText } from "./read-text.ts";

type Options = DishOptions & {
  file?: string;
  type?: "recipe" | "meal_plan";
  recipeCount?: number;
  planDays?: number;
  mealsPerDay?: number;
  dailyEnergyKcalMin?: number;
  dailyEnergyKcalMax?: number;
};

const EXAMPLES = `
Examples:
  nas design "a dinner with chickpeas in at most 40 minutes" --diet vegan --filter "Protein >= 25 g"
  nas design --plan-days 7 --meals-per-day 3 --condition hypertension --daily-energy-kcal-max 2200
  nas design "a vegetarian plan for 2 days" --recipes
  nas design "something warm and spicy" --recipe-count 3 --avoided-foods "pork, peanuts"`;

/** Adds the command that designs recipes and meal plans. */
export function addDesignCommand(program: Command, context: Context): void {
  const command = program
    .command("design")
    .summary("recipes and meal plans under constraints, with their proof")
    .description("Designs recipes and meal plans that keep to what is told, and proves that they do.")
    .argument("[request]", 'what is wanted, in words; "-" reads stdin')
    .option("--file <file>", 'read the words from a file; "-" for stdin')
    .addOption(new Option("--type <type>", "what to design").choices(["recipe", "meal_plan"]))
    .option("--recipe-count <count>", "how many recipes", readCount)
    .option("--plan-days <days>", "days of a meal plan", readCount)
    .option("--meals-per-day <meals>", "meals of each day", readCount)
    .option("--daily-energy-kcal-min <kcal>", "least energy of a day", readNumber)
    .option("--daily-energy-kcal-max <kcal>", "most energy of a day", readNumber)
    .option("--recipes", "show each recipe of a plan in full")
    .addHelpText("after", EXAMPLES);
  addFigureOptions(addJobOptions(addServiceOptions(addDishOptions(command)))).action(
    async (text: string | undefined, options: Options) => {
      const request = leaveOutUndefined({
        request_text: await readText({ text, file: options.file }, context),
        type: options.type,
        recipe_count: options.recipeCount,
        plan_days: options.planDays,
        meals_per_day: options.mealsPerDay,
        daily_energy_kcal_min: options.dailyEnergyKcalMin,
        daily_energy_kcal_max: options.dailyEnergyKcalMax,
        ...readDishOptions(options),
      });
      await jobRunners.design.ask(request, context, readAskOptions(command));
    },
  );
}
