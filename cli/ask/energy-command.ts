import { type Command, Option } from "commander";
import type { Context } from "../run/context.ts";
import { showEnergy } from "../show/show-energy.ts";
import { addServiceOptions, readAskOptions, readNumber } from "./ask-options.ts";
import { runAsk } from "./run-ask.ts";

type Options = {
  gender: "male" | "female";
  height: number;
  weight: number;
  age: number;
  activity: (typeof ACTIVITIES)[number];
};

const ACTIVITIES = [
  "sedentary",
  "office",
  "light_sedentary",
  "walking_standing",
  "physically_demanding",
] as const;

const EXAMPLES = `
Examples:
  nas energy --gender female --height 168 --weight 62 --age 34 --activity office
  nas energy --gender male --height 180 --weight 80.5 --age 51 --activity walking_standing --json`;

/** Adds the command that computes the energy a person needs a day. */
export function addEnergyCommand(program: Command, context: Context): void {
  const command = program
    .command("energy")
    .alias("daily_energy_expenditure_calculation")
    .summary("basal and total energy a day")
    .description("Computes the energy that a person needs a day, at rest and in all.")
    .addOption(new Option("--gender <gender>").choices(["male", "female"]).makeOptionMandatory())
    .requiredOption("--height <cm>", "in cm", readNumber)
    .requiredOption("--weight <kg>", "in kg", readNumber)
    .requiredOption("--age <years>", "in years", readNumber)
    .addOption(new Option("--activity <activity>").choices(ACTIVITIES).makeOptionMandatory())
    .addHelpText("after", EXAMPLES);
  addServiceOptions(command).action(async ({ gender, height, weight, age, activity }: Options) => {
    const { signal } = context;
    await runAsk(
      {
        label: "Computing",
        call: ({ client }) =>
          client.dailyEnergyExpenditureCalculation({ gender, height, weight, age, activity }, { signal }),
        show: ({ result }, view) => showEnergy(result, view),
        resume: () => "",
      },
      context,
      readAskOptions(command),
    );
  });
}
