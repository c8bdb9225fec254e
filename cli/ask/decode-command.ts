import type { Command } from "commander";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import {
  addFigureOptions,
  addJobOptions,
  addServiceOptions,
  collect,
  readAskOptions,
} from "./ask-options.ts";
import { jobRunners } from "./job-runners.ts";
import { leaveOutUndefined } from "./leave-out-undefined.ts";
import { readCompounds } from "./read-compounds.ts";
import { readItems } from "./read-items.ts";
import { readAllMedia, readOptionalMedia } from "./read-media.ts";
import { readText } from "./read-text.ts";

type Options = {
  file?: string;
  item?: string[];
  items?: string;
  attachment?: string[];
  image?: string;
  voice?: string;
  imageRemaining?: string;
  compound?: string[];
};

const EXAMPLES = `
Examples:
  nas decode "2 scrambled eggs, a slice of toast and a cup of orange juice"
  nas decode --item "banana=120g" --item "oats [dry]=60 g" --compound Protein --compound Energy
  nas decode --file diary.txt --all
  nas decode --image lunch.jpg --image-remaining leftovers.jpg`;

/** Adds the command that tells what a meal contains. */
export function addDecodeCommand(program: Command, context: Context): void {
  const command = program
    .command("decode")
    .summary("what a meal contains, compound by compound")
    .description("Tells which foods a meal has and what the whole of it contains.")
    .argument("[text]", 'the meal in words; "-" reads stdin')
    .option("--file <file>", 'read the words from a file; "-" for stdin')
    .option("--item <food=amount>", "a food with its amount instead of words; may be repeated", collect)
    .option("--items <file>", 'JSON list of foods as the request has them, with brand; "-" for stdin')
    .option("--image <file>", "picture of the meal, or its address")
    .option("--voice <file>", "recording that tells of the meal, or its address")
    .option("--image-remaining <file>", "picture of what was left, or its address")
    .option("--attachment <file>", "picture or recording, or its address; may be repeated", collect)
    .option("--compound <name>", "only this compound, by name or id; may be repeated", collect)
    .addHelpText("after", EXAMPLES);
  addFigureOptions(addJobOptions(addServiceOptions(command))).action(
    async (text: string | undefined, options: Options) => {
      const ask = readAskOptions(command);
      const request = await formRequest(text, options, context);
      const all = ask.all || options.compound !== undefined;
      await jobRunners.decode.ask(request, context, { ...ask, all });
    },
  );
}

async function formRequest(text: string | undefined, options: Options, context: Context) {
  const compounds = readCompounds(options.compound);
  const unstructured = leaveOutUndefined({
    foodText: await readText({ text, file: options.file }, context),
    foodImage: await readOptionalMedia(options.image),
    foodVoice: await readOptionalMedia(options.voice),
    foodImageRemaining: await readOptionalMedia(options.imageRemaining),
    attachments: await readAllMedia(options.attachment),
  });
  const hasInput = Object.keys(unstructured).length > 0;
  const items = await readItems(options, context);
  if (!items) {
    if (hasInput) return { input_mode: "unstructured" as const, ...unstructured, ...compounds };
    throw new UsageError('Cannot decode: no meal is told; try nas decode "two eggs and a slice of toast"');
  }
  if (hasInput) throw new UsageError("Cannot decode: a meal is told with --item or in words, not both");
  return { input_mode: "structured" as const, items, ...compounds };
}
