import type { Command } from "commander";
import type { Decision } from "../../client/src/mod.ts";
import { formatReading } from "../format/format-reading.ts";
import { joinSections, type View } from "../format/view.ts";
import { wrapText } from "../output/text.ts";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { callService } from "./call-service.ts";
import { addServiceOptions, readCommandOptions } from "./command-options.ts";
import { collect, omitUndefined } from "./option-values.ts";
import { readAllMedia, readMedia, readText } from "./read-input.ts";

type Options = { file?: string; image?: string[] };

/** One option to decide between: a text, or the path of a file. */
type OptionInput = { type: "text" | "image" | "audio"; value: string };

const outcomes = {
  selected: "Selected",
  needs_information: "Needs more information",
  no_valid_option: "No valid option",
} as const;

const examples = `
Examples:
  nas decide "Which has more protein: 100 g of lentils or two eggs?"
  nas decide "Which is better for my blood pressure?" --option "instant ramen" --option "a salad with tofu"
  nas decide "Which of these has less sugar?" --image drinks.jpg`;

/** Adds the command that chooses between foods or meals. */
export function addDecideCommand(program: Command, context: Context): void {
  const inputs: OptionInput[] = [];
  // Three options fill one list, in the order of the command line.
  const gather = (type: OptionInput["type"]) => (value: string) => void inputs.push({ type, value });
  const command = program
    .command("decide")
    .summary("choose the best of several foods or meals")
    .description("Chooses the food or meal that answers a question best, or says why none does.")
    .argument("[question]", 'the question, with or without its options; "-" reads stdin')
    .option("--file <file>", 'read the question from a file; "-" for stdin')
    .option("--option <text>", "one of the options; may be repeated", gather("text"))
    .option("--option-image <file>", "one of the options as a picture; may be repeated", gather("image"))
    .option("--option-voice <file>", "one of the options as a recording; may be repeated", gather("audio"))
    .option("--image <file>", "picture that shows options; may be repeated", collect)
    .addHelpText("after", examples);
  addServiceOptions(command).action(async (text: string | undefined, options: Options) => {
    const request = await formRequest(text, { ...options, inputs }, context);
    await callService(
      {
        label: "Deciding",
        call: (client) => client.decide(request, { signal: context.signal }),
        format: ({ result, meta: { unread } }, view) =>
          joinSections(formatDecision(result, view), formatReading({ unread }, view)),
      },
      context,
      readCommandOptions(command),
    );
  });
}

async function formRequest(
  text: string | undefined,
  { file, image, inputs }: Options & { inputs: OptionInput[] },
  context: Context,
) {
  const question = await readText({ text, file }, context);
  if (!question)
    throw new UsageError('Cannot decide: the question is missing; try nas decide "tea or cola?"');
  const options = inputs.length > 0 ? await Promise.all(inputs.map(readOption)) : undefined;
  return { request_text: question, ...omitUndefined({ options, images: await readAllMedia(image) }) };
}

async function readOption({ type, value }: OptionInput) {
  return { type, data: type === "text" ? value : await readMedia(value) };
}

/** Formats a decision: its outcome, the options with the selected one marked, and the reasoning. */
export function formatDecision(decision: Decision, { width, paint }: View): string[] {
  const options = decision.options.flatMap(({ id, label }) => {
    const isSelected = id === decision.selected_option;
    const lines = wrapText(label, { width, indent: "     ", lead: `${isSelected ? "->" : "  "} ${id} ` });
    return isSelected ? lines.map(paint.green) : lines;
  });
  return [paint.bold(outcomes[decision.outcome]), ...options, "", ...wrapText(decision.reasoning, { width })];
}
