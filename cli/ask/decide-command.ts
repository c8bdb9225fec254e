import type { Command } from "commander";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { showDecision } from "../show/show-decision.ts";
import { addServiceOptions, collect, readAskOptions } from "./ask-options.ts";
import { leaveOutUndefined } from "./leave-out-undefined.ts";
import { readAllMedia, readMedia } from "./read-media.ts";
import { readText } from "./read-text.ts";
import { runAsk } from "./run-ask.ts";

type Options = { file?: string; image?: string[] };

/** An option as the command line tells it: a text, or a file. */
type ToldOption = { type: "text" | "image" | "audio"; value: string };

const EXAMPLES = `
Examples:
  nas decide "Which has more protein: 100 g of lentils or two eggs?"
  nas decide "Which is better for my blood pressure?" --option "instant ramen" --option "a salad with tofu"
  nas decide "Which of these has less sugar?" --image drinks.jpg`;

/** Adds the command that chooses between foods or meals. */
export function addDecideCommand(program: Command, context: Context): void {
  const told: ToldOption[] = [];
  // Three options make one list, whose order is that of the command line.
  const gather = (type: ToldOption["type"]) => (value: string) => void told.push({ type, value });
  const command = program
    .command("decide")
    .summary("which of several foods or meals suits best")
    .description("Tells which of several foods or meals suits a question best, or why none does.")
    .argument("[question]", 'the question, with its options or without; "-" reads stdin')
    .option("--file <file>", 'read the question from a file; "-" for stdin')
    .option("--option <text>", "one of the options; may be repeated", gather("text"))
    .option("--option-image <file>", "one of the options as a picture; may be repeated", gather("image"))
    .option("--option-voice <file>", "one of the options as a recording; may be repeated", gather("audio"))
    .option("--image <file>", "picture that shows options; may be repeated", collect)
    .addHelpText("after", EXAMPLES);
  addServiceOptions(command).action(async (text: string | undefined, options: Options) => {
    const question = await readText({ text, file: options.file }, context);
    if (!question) throw new UsageError('Cannot decide: no question is told; try nas decide "tea or cola?"');
    const request = {
      request_text: question,
      ...leaveOutUndefined({
        options: told.length > 0 ? await Promise.all(told.map(readOption)) : undefined,
        images: await readAllMedia(options.image),
      }),
    };
    await runAsk(
      {
        label: "Deciding",
        call: ({ client }) => client.decide(request, { signal: context.signal }),
        show: ({ result }, view) => showDecision(result, view),
        resume: () => "",
      },
      context,
      readAskOptions(command),
    );
  });
}

async function readOption({ type, value }: ToldOption) {
  return { type, data: type === "text" ? value : await readMedia(value) };
}
