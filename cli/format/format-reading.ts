import type { Schemas } from "../../client/src/mod.ts";
import { wrapText } from "../output/text.ts";
import type { View } from "./view.ts";

type ReadFood = Schemas["ReadFood"];

/** How a response reports that its input was read. */
type Reading = {
  items?: readonly Pick<ReadFood, "text" | "match" | "closest">[] | undefined;
  unread?: readonly { text: string }[] | undefined;
};

const matches: Readonly<Record<ReadFood["match"], string>> = {
  exact: "exact match",
  close: "close match",
  generic: "generic equivalent",
  none: "no match",
};

/** Formats the foods nearest to each uncertain match, and the words that were not read. */
export function formatReading({ items = [], unread = [] }: Reading, { width, paint }: View): string[] {
  const wrap = (text: string) => wrapText(text, { width, indent: "  ", lead: "" });
  const near = items.flatMap(({ text, closest = [] }) =>
    closest.length === 0 ? [] : wrap(`Nearest to ${quote(text)}: ${closest.join("; ")}`),
  );
  const missed =
    unread.length === 0 ? [] : wrap(`Not read: ${unread.map(({ text }) => quote(text)).join(", ")}`);
  return [...near, ...missed.map(paint.yellow)];
}

/** Formats the words of each food and how well it matches. */
export function formatWords(items: readonly ReadFood[] = []): string[] {
  return items.map(({ item_id: id, text, match }) => `${id}  ${quote(text)}: ${describeMatch(match)}`);
}

/** A match level in words. */
export function describeMatch(match: ReadFood["match"]): string {
  return matches[match];
}

/** Words of the input in quotation marks, or "the picture" for a food that was only seen. */
export function quote(text: string | null): string {
  return text === null ? "the picture" : `"${text}"`;
}
