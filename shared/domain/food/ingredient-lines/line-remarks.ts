import { readParts } from "./line-part.ts";
import { countPreparation } from "./line-preparation.ts";
import { type LineToken, renderTokens } from "./line-token.ts";
import { lineWords } from "./line-words.ts";

/** What a line says besides amount and name, sorted by what it is good for. */
type LineRemarks = {
  readonly parts: readonly string[];
  readonly preparation: string | null;
  readonly comment: string | null;
  readonly purpose: string | null;
  readonly isOptional: boolean;
};

/** Sorts remarks into preparation ("cut into wedges"), purpose ("to serve"), parts ("juice only") and comment. */
export function sortRemarks(
  remarks: readonly (readonly LineToken[])[],
  prepared: readonly string[],
  named: readonly string[],
): LineRemarks {
  const preparations = [...prepared];
  const comments: string[] = [];
  const purposes: string[] = [];
  const parts = [...named];
  let isOptional = false;
  for (const remark of remarks) {
    const text = renderTokens(remark);
    const kind = kindOf(remark);
    isOptional ||= remark[0]?.key === "optional";
    if (kind === "optional") continue;
    if (kind === "part") parts.push(...(readParts(remark, countPreparation(remark))?.parts ?? []));
    else if (kind === "purpose") purposes.push(text);
    else (kind === "preparation" ? preparations : comments).push(text);
  }
  return {
    parts,
    preparation: preparations.join(", ") || null,
    comment: comments.join(", ") || null,
    purpose: purposes.join(", ") || null,
    isOptional,
  };
}

function kindOf(remark: readonly LineToken[]): "optional" | "part" | "purpose" | "preparation" | "comment" {
  const first = remark[0]?.key ?? "";
  if (first === "optional" && remark.length === 1) return "optional";
  if (first === "for" || (first === "to" && remark[1]?.key !== "taste")) return "purpose";
  if (isPart(remark)) return "part";
  if (first === "plus" || first === "or" || first === "such" || first === "preferably") return "comment";
  const { strongPreparations, weakPreparations } = lineWords;
  const isPrepared = remark.some(({ key }) => strongPreparations.has(key) || weakPreparations.has(key));
  return isPrepared || (first === "at" && remark[1]?.key === "room") ? "preparation" : "comment";
}

function isPart(remark: readonly LineToken[]): boolean {
  const read = readParts(remark, countPreparation(remark));
  if (read === null) return false;
  return read.next === remark.length || remark[read.next]?.key === "only";
}
