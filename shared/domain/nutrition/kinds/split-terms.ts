import { foldName } from "../../../language/mod.ts";
import { normaliseWord } from "../../food/mod.ts";

/** The mark between two clauses of a name: no phrase reaches over it. */
export const clauseMark = ",";

/** The terms of a name in order, singular and in the catalogue's spelling; commas and brackets become marks. */
export function splitTerms(text: string): string[] {
  const pieces = foldName(text).match(/[\p{L}\p{N}]+%?|[,;:()[\]]/gu) ?? [];
  const terms = pieces.flatMap((piece) =>
    /^[\p{L}\p{N}]/u.test(piece) ? normaliseWord(piece) : [clauseMark],
  );
  return terms.filter((term, at) => term !== clauseMark || terms[at - 1] !== clauseMark);
}
