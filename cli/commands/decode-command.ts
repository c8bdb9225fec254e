import type { Command } from "commander";
import type { Schemas } from "../../client/src/mod.ts";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { addFigureOptions, addJobOptions, addServiceOptions, readCommandOptions } from "./command-options.ts";
import { jobRunners } from "./job-runners.ts";
import { collect, omitUndefined, readCompounds, readItem } from "./option-values.ts";
import { readAllMedia, readOptionalMedia, readText } from "./read-input.ts";

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

const examples = `
Examples:
  nas decode "2 scrambled eggs, a slice of toast and a cup of orange juice"
  nas decode --item "banana=120g" --item "oats [dry]=60 g" --compound Protein --compound Energy
  nas decode --file diary.txt --all
  nas decode --image lunch.jpg --image-remaining leftovers.jpg`;

/** Adds the command that reports what a meal contains. */
export function addDecodeCommand(program: Command, context: Context): void {
  const command = program
    .command("decode")
    .summary("report what a meal contains, compound by compound")
    .description("Recognises the foods of a meal and reports what the whole meal contains.")
    .argument("[text]", 'the meal in words; "-" reads stdin')
    .option("--file <file>", 'read the words from a file; "-" for stdin')
    .option("--item <food=amount>", "a food with its amount instead of words; may be repeated", collect)
    .option("--items <file>", 'JSON list of foods as in the request, with brand; "-" for stdin')
    .option("--image <file>", "picture of the meal, or its address")
    .option("--voice <file>", "recording that describes the meal, or its address")
    .option("--image-remaining <file>", "picture of the leftovers, or its address")
    .option("--attachment <file>", "picture or recording, or its address; may be repeated", collect)
    .option("--compound <name>", "only this compound, by name or id; may be repeated", collect)
    .addHelpText("after", examples);
  addFigureOptions(addJobOptions(addServiceOptions(command))).action(
    async (text: string | undefined, options: Options) => {
      const commandOptions = readCommandOptions(command);
      const request = await formRequest(text, options, context);
      const all = commandOptions.all || options.compound !== undefined;
      await jobRunners.decode.run(request, context, { ...commandOptions, all });
    },
  );
}

async function formRequest(text: string | undefined, options: Options, context: Context) {
  const compounds = readCompounds(options.compound);
  const unstructured = omitUndefined({
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
    throw new UsageError(
      'Cannot decode: the meal is missing; try nas decode "two eggs and a slice of toast"',
    );
  }
  if (hasInput) throw new UsageError("Cannot decode: give the meal with --item or in words, not both");
  return { input_mode: "structured" as const, items, ...compounds };
}

/** The foods of --item, then those of the --items file; undefined without either option. */
async function readItems(
  { item, items: path }: Options,
  { readInput }: Context,
): Promise<Schemas["StructuredItem"][] | undefined> {
  const items = item?.map(readItem);
  if (path === undefined) return items;
  return [...(items ?? []), ...parseItems(path, await readInput(path))];
}

/** The service validates the entries. */
function parseItems(path: string, text: string): Schemas["StructuredItem"][] {
  try {
    const items = JSON.parse(text);
    if (Array.isArray(items)) return items;
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: it is not valid JSON`, { cause: error });
  }
  throw new UsageError(`Cannot read ${path}: it is not a JSON list`);
}
