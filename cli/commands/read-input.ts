import { readFile } from "node:fs/promises";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";

/** Reads the text of an argument, of --file, or of stdin for "-"; undefined if neither is set. */
export async function readText(
  { text, file }: { text: string | undefined; file: string | undefined },
  { readInput }: Context,
): Promise<string | undefined> {
  if (text !== undefined && file !== undefined) {
    throw new UsageError("Cannot read the text: give it either as an argument or with --file");
  }
  const path = text === "-" ? "-" : file;
  return path === undefined ? text : (await readInput(path)).trim();
}

/** Reads a picture or recording: a file becomes a data URL, an address stays as it is. */
export async function readMedia(path: string): Promise<string> {
  if (/^(https?|data):/i.test(path)) return path;
  try {
    const bytes = await readFile(path);
    // The service detects the media type from the bytes.
    return `data:application/octet-stream;base64,${bytes.toString("base64")}`;
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: it is not a readable file`, { cause: error });
  }
}

/** As {@link readMedia}; undefined without a path. */
export async function readOptionalMedia(path: string | undefined): Promise<string | undefined> {
  return path === undefined ? undefined : readMedia(path);
}

/** As {@link readMedia} for several files; undefined without paths. */
export async function readAllMedia(paths: readonly string[] | undefined): Promise<string[] | undefined> {
  return paths === undefined ? undefined : Promise.all(paths.map(readMedia));
}
