import { type Command, Option } from "commander";
import type { EnergyResult } from "../../client/src/mod.ts";
import { formatAmount } from "../format/format-amount.ts";
import type { View } from "../format/view.ts";
import { renderTable } from "../output/render-table.ts";
import { wrapText } from "../output/text.ts";
import type { Context } from "../run/context.ts";
import { callService } from "./call-service.ts";
import { addServiceOptions, readCommandOptions } from "./command-options.ts";
import { readNumber } from "./option-values.ts";

type Options = {
  gender: "male" | "female";
  height: number;
  weight: number;
  age: number;
  activity: (typeof activities)[number];
};

const activities = [
  "sedentary",
  "office",
  "light_sedentary",
  "walking_standing",
  "physically_demanding",
] as const;

const examples = `
Examples:
  nas energy --gender female --height 168 --weight 62 --age 34 --activity office
  nas energy --gender male --height 180 --weight 80.5 --age 51 --activity walking_standing --json`;

/** Adds the command that computes a person's daily energy expenditure. */
export function addEnergyCommand(program: Command, context: Context): void {
  const command = program
    .command("energy")
    .alias("daily_energy_expenditure_calculation")
    .summary("compute basal and total energy expenditure per day")
    .description("Computes a person's energy expenditure per day, at rest and in total.")
    .addOption(new Option("--gender <gender>").choices(["male", "female"]).makeOptionMandatory())
    .requiredOption("--height <cm>", "height in cm", readNumber)
    .requiredOption("--weight <kg>", "weight in kg", readNumber)
    .requiredOption("--age <years>", "age in years", readNumber)
    .addOption(new Option("--activity <activity>").choices(activities).makeOptionMandatory())
    .addHelpText("after", examples);
  addServiceOptions(command).action(async ({ gender, height, weight, age, activity }: Options) => {
    const { signal } = context;
    await callService(
      {
        label: "Computing",
        call: (client) =>
          client.dailyEnergyExpenditureCalculation({ gender, height, weight, age, activity }, { signal }),
        format: ({ result }, view) => formatEnergy(result, view),
      },
      context,
      readCommandOptions(command),
    );
  });
}

function formatEnergy({ formula, inputs, results }: EnergyResult, view: View): string[] {
  const range = results.total_daily_energy_expenditure_range_kcal;
  const lines = renderTable(
    {
      columns: [{ title: "Energy per day" }, { title: "kcal", alignment: "right" }, { title: "Range" }],
      rows: [
        ["basal metabolic rate", formatAmount(results.basal_metabolic_rate_kcal), ""],
        [
          "total expenditure",
          formatAmount(results.total_daily_energy_expenditure_kcal),
          `${formatAmount(range["minus10%"])}–${formatAmount(range["plus10%"])}`,
        ],
      ],
    },
    view,
  );
  const activity = `${inputs.activity} (activity level ${inputs.pal_factor})`;
  const basis = wrapText(`${formula}, ${activity}; the range is ±10 %`, view);
  return [...lines, "", ...basis.map(view.paint.dim)];
}
