import { foldName } from "../../../language/mod.ts";
import { createMemory } from "../../../platform/kernel/mod.ts";
import { normaliseWord } from "../../food/mod.ts";

/** The mark between two clauses of a name: no phrase reaches over it. */
export const clauseMark = ",";

/** Rules ask for the terms of the same names again and again; a longer text is none of them. */
const longestName = 120;
const remember = createMemory<readonly string[]>({ name: "terms of texts", mostBytes: 2 * 1024 * 1024 });
const rememberWord = createMemory<readonly string[]>({ name: "singular words", mostBytes: 1024 * 1024 });

/** The terms of a name in order, singular and in the catalogue's spelling; commas and brackets become marks. */
export function splitTerms(text: string): readonly string[] {
  return text.length > longestName ? cutTerms(text) : remember(text, () => cutTerms(text));
}

function cutTerms(text: string): readonly string[] {
  const terms = text.split(" ").flatMap((word) => rememberWord(word, () => cutWord(word)));
  return terms.filter((term, at) => term !== clauseMark || terms[at - 1] !== clauseMark);
}

function cutWord(word: string): readonly string[] {
  const pieces = foldName(word).match(/[\p{L}\p{N}]+%?|[,;:()[\]]/gu) ?? [];
  return pieces.flatMap((piece) => (/^[\p{L}\p{N}]/u.test(piece) ? normaliseWord(piece) : [clauseMark]));
}
