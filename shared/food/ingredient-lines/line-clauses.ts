import type { LineAmount } from "./ingredient-line.ts";
import { findClose, readAmountsOnly } from "./line-amount.ts";
import type { LineToken } from "./line-token.ts";
import { lineWords } from "./line-words.ts";

/** What stands behind the measure: comma-separated clauses, with the contents of brackets taken out. */
export interface LineClauses {
  /** Never empty; the first holds the name. */
  readonly clauses: readonly (readonly LineToken[])[];
  readonly remarks: readonly (readonly LineToken[])[];
  /** Amounts that stood alone in brackets. */
  readonly amounts: readonly LineAmount[];
}

/** Splits tokens at commas, semicolons, colons and free-standing dashes; takes bracketed remarks out. */
export function splitClauses(tokens: readonly LineToken[]): LineClauses {
  const clauses: LineToken[][] = [[]];
  const remarks: LineToken[][] = [];
  const amounts: LineAmount[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    if (token.key === "(" || token.key === "[") {
      const close = findClose(tokens, at);
      const inside = tokens.slice(at + 1, close);
      const found = readAmountsOnly(inside);
      if (found !== null) amounts.push(...found);
      else if (belongsToName(inside, tokens[close + 1])) clauses.at(-1)?.push(...inside);
      else remarks.push(inside);
      at = close;
    } else if (isBoundary(tokens, at)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return { clauses: clauses.filter((clause, at) => at === 0 || clause.length > 0), remarks, amounts };
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
  if (token.key === ".") return after !== undefined && !after.glued && (tokens[at - 1]?.text.length ?? 0) > 3;
  if (token.key !== "-" || token.glued || after?.glued !== false) return false;
  // A brand's own dash: "Brand Sides - Beans & Rice".
  return !(isCapital(tokens[at - 1]) && isCapital(after));
}

function isCapital(token: LineToken | undefined): boolean {
  return /^\p{Lu}/u.test(token?.text ?? "");
}

/** Joins clauses that are one name: "boneless, skinless thighs", "acorn, onion or butternut squash". */
export function joinNameClauses(clauses: readonly (readonly LineToken[])[]): LineToken[][] {
  const joined = clauses.map((clause) => [...clause]);
  while (joined.length > 1 && (joined[0] ?? []).every(isDescription)) {
    const second = joined[1] ?? [];
    if (second.length === 0 || !continuesName(second)) break;
    joined.splice(0, 2, [...(joined[0] ?? []), comma, ...second]);
  }
  const listed = countListed(joined);
  if (listed < 2) return joined;
  const name = joined.slice(0, listed).flatMap((clause, at) => (at === 0 ? clause : [comma, ...clause]));
  return [name, ...joined.slice(listed)];
}

const comma: LineToken = { kind: "mark", text: ",", key: ",", value: 0, glued: true };

function isDescription(token: LineToken): boolean {
  const { describing, strongPreparations, weakPreparations } = lineWords;
  return (
    describing.has(token.key) ||
    strongPreparations.has(token.key) ||
    weakPreparations.has(token.key) ||
    /.ly$/.test(token.key) ||
    token.key === "and"
  );
}

function continuesName(clause: readonly LineToken[]): boolean {
  const first = clause[0]?.key ?? "";
  if (lineWords.cutWords.has(first) || ["for", "to", "or", "if", "in"].includes(first)) return false;
  return !clause.every((token) => isDescription(token) || lineWords.partWords.has(token.key));
}

/** How many clauses from the first are the members of one list that an "or" closes; 0 when they are none. */
function countListed(clauses: readonly (readonly LineToken[])[]): number {
  for (const [at, clause] of clauses.entries()) {
    if (at > 0 && isListEnd(clause)) return at + 1;
    if (clause.length > 2 || !clause.every(isPlainWord)) return 0;
  }
  return 0;
}

function isListEnd(clause: readonly LineToken[]): boolean {
  const at = clause.findIndex((token) => token.key === "or");
  if (at < 1 || at > 2 || clause.length > 5) return false;
  return clause.every((token) => token.key === "or" || isPlainWord(token));
}

function isPlainWord(token: LineToken): boolean {
  const { partWords, cutWords } = lineWords;
  return (
    token.kind === "word" &&
    (!isDescription(token) || lineWords.describing.has(token.key) === false) &&
    !/ed$/.test(token.key) &&
    !isDescription(token) &&
    !partWords.has(token.key) &&
    !cutWords.has(token.key) &&
    !["for", "to", "with", "in", "from", "of", "any", "more"].includes(token.key)
  );
}
