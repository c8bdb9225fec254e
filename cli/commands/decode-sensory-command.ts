import { type Command, Option } from "commander";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { addJobOptions, addServiceOptions, readCommandOptions } from "./command-options.ts";
import { jobRunners } from "./job-runners.ts";
import { omitUndefined } from "./option-values.ts";
import { readOptionalMedia, readText } from "./read-input.ts";

const outputs = { food: "per_food", meal: "whole_meal", both: "per_food_and_whole_meal" } as const;

type Options = {
  file?: string;
  image?: string;
  voice?: string;
  of?: keyof typeof outputs;
  language?: string;
};

const examples = `
Examples:
  nas decode-sensory "lemon sorbet with mint and a black coffee"
  nas decode-sensory "ramen with a soft egg" --of meal
  nas decode-sensory "strawberries with cream" --language German`;

/** Adds the command that reports how a meal tastes, smells and feels. */
export function addDecodeSensoryCommand(program: Command, context: Context): void {
  const command = program
    .command("decode-sensory")
    .alias("decode_sensory")
    .summary("report how foods and a meal taste, smell and feel")
    .description("Reports how foods and the meal taste, smell and feel; tastes run from 0 to 100.")
    .argument("[text]", 'the meal in words; "-" reads stdin')
    .option("--file <file>", 'read the words from a file; "-" for stdin')
    .option("--image <file>", "picture of the meal")
    .option("--voice <file>", "recording that describes the meal")
    .addOption(new Option("--of <what>", "each food, the meal, or both").choices(Object.keys(outputs)))
    .option("--language <name>", "language of the food names: German, …")
    .addHelpText("after", examples);
  addJobOptions(addServiceOptions(command)).action(async (text: string | undefined, options: Options) => {
    const request = omitUndefined({
      foodText: await readText({ text, file: options.file }, context),
      foodImage: await readOptionalMedia(options.image),
      foodVoice: await readOptionalMedia(options.voice),
      sensoryOutput: options.of && outputs[options.of],
      food_output_language: options.language,
    });
    if (!request.foodText && !request.foodImage && !request.foodVoice) {
      throw new UsageError(
        'Cannot decode: the meal is missing; try nas decode-sensory "lemon sorbet with mint"',
      );
    }
    await jobRunners.decode_sensory.run(request, context, readCommandOptions(command));
  });
}
