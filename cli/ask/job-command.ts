import { Argument, type Command } from "commander";
import type { Context } from "../run/context.ts";
import { addFigureOptions, addServiceOptions, readAskOptions } from "./ask-options.ts";
import { jobRunners } from "./job-runners.ts";

const EXAMPLES = `
Examples:
  nas job decode 01a1fa47-070b-7c50-82ff-0daf275fea7b
  nas job design 01a1fa47-070b-7c50-82ff-0daf275fea7b --tier micros --json`;

/** Adds the command that waits for a job that was made before, and shows its answer. */
export function addJobCommand(program: Command, context: Context): void {
  const command = program
    .command("job")
    .summary("wait for a job that was made before")
    .description("Waits for a job that was made before with the same key, and shows its answer.")
    .addArgument(new Argument("<operation>", "its operation").choices(Object.keys(jobRunners)))
    .argument("<id>", "its id")
    .addHelpText("after", EXAMPLES);
  command.option("--recipes", "show each recipe of a plan in full");
  addFigureOptions(addServiceOptions(command)).action(
    async (operation: keyof typeof jobRunners, id: string) =>
      jobRunners[operation].takeUp(id, context, readAskOptions(command)),
  );
}
