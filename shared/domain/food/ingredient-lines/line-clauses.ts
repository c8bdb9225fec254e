import type { LineAmount } from "./ingredient-line.ts";
import { findClose, readAmountsOnly } from "./line-amount.ts";
import type { LineToken } from "./line-token.ts";

/** What stands behind the measure: comma-separated clauses, with the contents of brackets taken out. */
export type LineClauses = {
  /** Never empty; the first holds the name. */
  readonly clauses: readonly (readonly LineToken[])[];
  readonly remarks: readonly (readonly LineToken[])[];
  /** Amounts that stood alone in brackets. */
  readonly amounts: readonly LineAmount[];
};

/** Splits tokens at commas, semicolons, colons and free-standing dashes; takes bracketed remarks out. */
export function splitClauses(tokens: readonly LineToken[]): LineClauses {
  const clauses: LineToken[][] = [[]];
  const remarks: LineToken[][] = [];
  const amounts: LineAmount[] = [];
  for (const [at, token] of withoutBrackets(tokens)) {
    if (token.key === "(" || token.key === "[") {
      const close = findClose(tokens, at);
      const inside = tokens.slice(at + 1, close);
      const found = readAmountsOnly(inside);
      if (found !== null) amounts.push(...found);
      else if (belongsToName(inside, tokens[close + 1])) clauses.at(-1)?.push(...inside.map(setApart));
      else remarks.push(inside);
    } else if (isBoundary(tokens, at)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  const filled = clauses.filter((clause) => clause.length > 0);
  return { clauses: filled.length === 0 ? [[]] : filled, remarks, amounts };
}

/** The tokens outside brackets with their places, opening brackets included. */
function* withoutBrackets(tokens: readonly LineToken[]): Generator<[number, LineToken]> {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.key === ")" || token.key === "]") continue;
    yield [at, token];
    if (token.key === "(" || token.key === "[") at = findClose(tokens, at);
  }
}

function setApart(token: LineToken): LineToken {
  return { ...token, isGlued: false };
}

// "coarse (sea) salt", "red (hot) or green (mild) sauce": a bare word in brackets with the name going on behind it.
function belongsToName(inside: readonly LineToken[], after: LineToken | undefined): boolean {
  const only = inside[0];
  return (
    inside.length === 1 &&
    only?.kind === "word" &&
    /^\p{L}+$/u.test(only.key) &&
    only.key !== "optional" &&
    after?.kind === "word" &&
    !["for", "to", "plus"].includes(after.key)
  );
}

function isBoundary(tokens: readonly LineToken[], at: number): boolean {
  const token = tokens[at];
  const after = tokens[at + 1];
  if (token?.kind !== "mark") return false;
  if ([",", ";", ":"].includes(token.key)) return true;
  if (token.key === ".")
    return after !== undefined && !after.isGlued && (tokens[at - 1]?.text.length ?? 0) > 3;
  if (token.key !== "-" || token.isGlued || after?.isGlued !== false) return false;
  // A brand's own dash: "Brand Rice - Peas & Herbs".
  return !(isCapital(tokens[at - 1]) && isCapital(after));
}

function isCapital(token: LineToken | undefined): boolean {
  return /^\p{Lu}/u.test(token?.text ?? "");
}
