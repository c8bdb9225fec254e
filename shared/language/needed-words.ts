/**
 * What a text must have before a pattern can match it: of each group of words at least one. Compiling a pattern for
 * Unicode takes some 10 ms, so one that cannot match is never tried.
 */
export type NeededWords = readonly (readonly string[])[];

type Cursor = { readonly source: string; at: number };

/** A single letter is in nearly every text. */
const shortest = 2;

/** Reads the literal words of a pattern that stand outside of what is optional, looked around or repeated from zero. */
export function listNeeded(source: string): NeededWords {
  const alternatives = readAlternatives({ source, at: 0 });
  const [only = []] = alternatives;
  return alternatives.length === 1 ? only : anyOf(alternatives);
}

/** Whether a text in lower case has what a pattern needs. */
export function hasNeeded(lower: string, needed: NeededWords): boolean {
  return needed.every((words) => words.some((word) => lower.includes(word)));
}

/** Of alternatives each with a need of its own one must be met; one without any makes all of them free. */
function anyOf(alternatives: readonly NeededWords[]): NeededWords {
  const longest = alternatives.map((needed) => needed.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]);
  const words = longest.flatMap((group) => group ?? []);
  return longest.every((group) => group !== undefined) && words.length > 0 ? [words] : [];
}

function lengthOf(words: readonly string[]): number {
  return Math.min(...words.map(({ length }) => length));
}

/** The needs of each alternative up to the end of the source or of the group. */
function readAlternatives(cursor: Cursor): NeededWords[] {
  const found: NeededWords[] = [];
  let needed: (readonly string[])[] = [];
  let literal = "";
  const flush = () => {
    if (literal.trim().length >= shortest) needed.push([literal.toLowerCase()]);
    literal = "";
  };
  while (cursor.at < cursor.source.length && cursor.source[cursor.at] !== ")") {
    if (cursor.source[cursor.at] === "|") {
      flush();
      found.push(needed);
      needed = [];
      cursor.at++;
      continue;
    }
    const atom = readAtom(cursor);
    const isFree = /^(?:[?*]|\{0)/.test(cursor.source.slice(cursor.at));
    const quantifier = /^(?:[?*+]|\{\d[\d,]*\})\??/.exec(cursor.source.slice(cursor.at))?.[0] ?? "";
    cursor.at += quantifier.length;
    if (typeof atom === "string" && quantifier === "") {
      literal += atom;
      continue;
    }
    flush();
    if (typeof atom !== "string" && !isFree) needed.push(...atom);
  }
  flush();
  found.push(needed);
  return found;
}

/** A character, or the needs of a group; a class, an escape and a placeholder need nothing. */
function readAtom(cursor: Cursor): string | NeededWords {
  const rest = cursor.source.slice(cursor.at);
  const open = /^\((\?(?:[:=!]|<[=!]|<\p{L}+>))?/u.exec(rest);
  if (open !== null) {
    cursor.at += open[0].length;
    const alternatives = readAlternatives(cursor);
    cursor.at++;
    const isLook = /^\?<?[=!]/.test(open[1] ?? "");
    const [only = []] = alternatives;
    if (isLook) return [];
    return alternatives.length === 1 ? only : anyOf(alternatives);
  }
  const special = /^(?:\[(?:\\.|[^\]])*\]|\\p\{\p{L}+\}|\\[\p{L}\d]|\{[^}\d][^}]*\}|[.^$])/u.exec(rest)?.[0];
  if (special !== undefined) {
    cursor.at += special.length;
    return [];
  }
  const character = rest.startsWith("\\") ? rest.slice(1, 2) : rest.slice(0, 1);
  cursor.at += rest.startsWith("\\") ? 2 : 1;
  return character;
}
