import { Argument, type Command } from "commander";
import type { Context } from "../run/context.ts";
import { addFigureOptions, addServiceOptions, readCommandOptions } from "./command-options.ts";
import { jobRunners } from "./job-runners.ts";

const examples = `
Examples:
  nas job decode 01a1fa47-070b-7c50-82ff-0daf275fea7b
  nas job design 01a1fa47-070b-7c50-82ff-0daf275fea7b --tier micros --json`;

/** Adds the command that waits for an existing job and prints its result. */
export function addJobCommand(program: Command, context: Context): void {
  const command = program
    .command("job")
    .summary("wait for an existing job")
    .description("Waits for a job that was created earlier with the same key, and prints its result.")
    .addArgument(new Argument("<operation>", "its operation").choices(Object.keys(jobRunners)))
    .argument("<id>", "its id")
    .addHelpText("after", examples);
  command.option("--recipes", "show each recipe of a plan in full");
  addFigureOptions(addServiceOptions(command)).action(
    async (operation: keyof typeof jobRunners, id: string) =>
      jobRunners[operation].resume(id, context, readCommandOptions(command)),
  );
}
