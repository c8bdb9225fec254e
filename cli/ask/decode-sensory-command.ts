import { type Command, Option } from "commander";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { addJobOptions, addServiceOptions, readAskOptions } from "./ask-options.ts";
import { jobRunners } from "./job-runners.ts";
import { leaveOutUndefined } from "./leave-out-undefined.ts";
import { readOptionalMedia } from "./read-media.ts";
import { readText } from "./read-text.ts";

const OUTPUTS = { food: "per_food", meal: "whole_meal", both: "per_food_and_whole_meal" } as const;

type Options = {
  file?: string;
  image?: string;
  voice?: string;
  of?: keyof typeof OUTPUTS;
  language?: string;
};

const EXAMPLES = `
Examples:
  nas decode-sensory "lemon sorbet with mint and a black coffee"
  nas decode-sensory "ramen with a soft egg" --of meal
  nas decode-sensory "strawberries with cream" --language German`;

/** Adds the command that tells how a meal tastes, smells and feels. */
export function addDecodeSensoryCommand(program: Command, context: Context): void {
  const command = program
    .command("decode-sensory")
    .alias("decode_sensory")
    .summary("how foods and a meal taste, smell and feel")
    .description("Tells how foods and the meal taste, smell and feel; tastes run from 0 to 100.")
    .argument("[text]", 'the meal in words; "-" reads stdin')
    .option("--file <file>", 'read the words from a file; "-" for stdin')
    .option("--image <file>", "picture of the meal")
    .option("--voice <file>", "recording that tells of the meal")
    .addOption(new Option("--of <what>", "each food, the meal, or both").choices(Object.keys(OUTPUTS)))
    .option("--language <name>", "language of the foods' names: German, …")
    .addHelpText("after", EXAMPLES);
  addJobOptions(addServiceOptions(command)).action(async (text: string | undefined, options: Options) => {
    const request = leaveOutUndefined({
      foodText: await readText({ text, file: options.file }, context),
      foodImage: await readOptionalMedia(options.image),
      foodVoice: await readOptionalMedia(options.voice),
      sensoryOutput: options.of && OUTPUTS[options.of],
      food_output_language: options.language,
    });
    if (!request.foodText && !request.foodImage && !request.foodVoice) {
      throw new UsageError('Cannot taste: no meal is told; try nas decode-sensory "lemon sorbet"');
    }
    await jobRunners.decode_sensory.ask(request, context, readAskOptions(command));
  });
}
