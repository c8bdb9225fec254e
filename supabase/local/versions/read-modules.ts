import { entryModule } from "../../../scripts/digest-modules.ts";
import type { Refusal } from "./deployment.ts";

/** The files of a built function: their text by name. */
export type Modules = ReadonlyMap<string, string>;

/** A built function is about a megabyte; larger platforms stop at 10 to 20. */
export const largestUploadBytes = 10 * 1024 * 1024;

const mostModules = 200;
const moduleName = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}\.js$/;

/** Reads `{ "modules": { "index.js": "<text>", … } }`, or returns why it is not a function. */
export function readModules(value: unknown): { modules: Modules } | { refusal: Refusal } {
  const { modules }: { modules?: unknown } = Object(value);
  if (typeof modules !== "object" || modules === null || Array.isArray(modules))
    return refuse("modules is not an object of texts by name");
  const entries = Object.entries(modules);
  if (entries.length > mostModules) return refuse(`it has more than ${mostModules} modules`);
  const named = entries.find(([name]) => !moduleName.test(name));
  if (named) return refuse(`${JSON.stringify(named[0])} is not a module name`);
  const texts = new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  const other = entries.find(([name]) => !texts.has(name));
  if (other) return refuse(`module ${other[0]} is not text`);
  return texts.has(entryModule) ? { modules: texts } : refuse(`${entryModule} is missing`);
}

function refuse(reason: string): { refusal: Refusal } {
  return { refusal: { status: 422, message: `Cannot accept the version: ${reason}` } };
}
