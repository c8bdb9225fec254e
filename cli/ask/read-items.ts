import type { Schemas } from "../../client/src/mod.ts";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { readItem } from "./read-item.ts";

type Told = { item?: string[]; items?: string };

/** Foods told one by one and those of a file, in this order; undefined where neither is told. */
export async function readItems(
  { item, items: path }: Told,
  { readInput }: Context,
): Promise<Schemas["StructuredItem"][] | undefined> {
  const told = item?.map(readItem);
  if (path === undefined) return told;
  return [...(told ?? []), ...parseItems(path, await readInput(path))];
}

/** The service judges the entries. */
function parseItems(path: string, text: string): Schemas["StructuredItem"][] {
  try {
    const items = JSON.parse(text);
    if (Array.isArray(items)) return items;
  } catch (error) {
    throw new UsageError(`Cannot read ${path}: it is no JSON`, { cause: error });
  }
  throw new UsageError(`Cannot read ${path}: it is no JSON list`);
}
