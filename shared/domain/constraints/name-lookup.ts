import { editDistance } from "../../language/mod.ts";
import { clauseMark, splitTerms } from "../nutrition/mod.ts";

const fillers = new Set(["diet", "friendly", "a", "an", "the", "my", "of", "s", "food", "style", clauseMark]);
const longNameLength = 7;

/** The form in which names are compared: words alone, singular, in one spelling. */
function foldName(name: string): string {
  const terms = splitTerms(name.replaceAll("_", " "));
  const kept = terms.filter((term) => !fillers.has(term));
  return (kept.length > 0 ? kept : terms).join(" ");
}

/** Every name and alias of a table in folded form. */
export function listNames<Name extends string>(
  table: Readonly<Record<Name, { readonly aliases: readonly string[] }>>,
): ReadonlyMap<string, Name> {
  const names = Object.keys(table) as Name[];
  const own = names.map((name) => [foldName(name), name] as const);
  const aliases = names.flatMap((name) =>
    table[name].aliases.map((alias) => [foldName(alias), name] as const),
  );
  return new Map([...aliases, ...own]);
}

/** The name that a text means, one slip of the keyboard allowed in a long one; null where it is none or two. */
export function lookUpName<Name extends string>(names: ReadonlyMap<string, Name>, text: string): Name | null {
  const folded = foldName(text.slice(0, 100));
  const exact = names.get(folded) ?? names.get(folded.replaceAll(" ", ""));
  if (exact !== undefined) return exact;
  if (folded.length < longNameLength) return null;
  const near = new Set([...names].filter(([known]) => isOneSlip(known, folded)).map(([, name]) => name));
  const [only] = near;
  return near.size === 1 && only !== undefined ? only : null;
}

function isOneSlip(known: string, text: string): boolean {
  if (Math.abs(known.length - text.length) > 1 || known.length < longNameLength) return false;
  return known[0] === text[0] && editDistance(known, text) === 1;
}
