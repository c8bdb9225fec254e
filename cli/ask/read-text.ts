import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";

/** The text of an argument, of --file, or of stdin for "-"; undefined where none is told. */
export async function readText(
  told: { text: string | undefined; file: string | undefined },
  { readInput }: Context,
): Promise<string | undefined> {
  const { text, file } = told;
  if (text !== undefined && file !== undefined) {
    throw new UsageError("Cannot read the text: it is told as an argument and with --file");
  }
  const path = text === "-" ? "-" : file;
  return path === undefined ? text : (await readInput(path)).trim();
}
