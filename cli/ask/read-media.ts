import { readFile } from "node:fs/promises";
import { UsageError } from "../run/command-error.ts";

/** A picture or recording for a request: a file as a data URL, an address as it is. */
export async function readMedia(path: string): Promise<string> {
  if (/^(https?|data):/i.test(path)) return path;
  try {
    const bytes = await readFile(path);
    // What a file is, the service sees in its bytes.
    return `data:application/octet-stream;base64,${bytes.toString("base64")}`;
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: it is no file that can be read`, { cause: error });
  }
}

/** As {@link readMedia}; undefined where no path is told. */
export async function readOptionalMedia(path: string | undefined): Promise<string | undefined> {
  return path === undefined ? undefined : readMedia(path);
}

/** As {@link readMedia} for several; undefined where none is told. */
export async function readAllMedia(paths: readonly string[] | undefined): Promise<string[] | undefined> {
  return paths === undefined ? undefined : Promise.all(paths.map(readMedia));
}
