import type { LineToken } from "./line-token.ts";
import { lineWords } from "./line-words.ts";

type Clause = readonly LineToken[];

const comma: LineToken = { kind: "mark", text: ",", key: ",", value: 0, isGlued: true };
const longestMember = 4;
const neverInMember = new Set([
  "for",
  "to",
  "with",
  "in",
  "from",
  "of",
  "any",
  "more",
  "if",
  "until",
  "other",
]);

/**
 * Joins clauses that are one name: "boneless, skinless thighs", "plum, cherry or vine tomatoes".
 * After "each" ("1 teaspoon each cumin, mace") every member of the list is named.
 */
export function joinNameClauses(clauses: readonly Clause[], isEach: boolean): readonly Clause[] {
  let joined = [...clauses];
  while (joined.length > 1 && (joined[0] ?? []).every(isDescription) && continuesName(joined[1] ?? []))
    joined = [join(joined.slice(0, 2)), ...joined.slice(2)];
  const listed = isEach ? countMembers(joined) : countListed(joined);
  return listed < 2 ? joined : [join(joined.slice(0, listed)), ...joined.slice(listed)];
}

function join(clauses: readonly Clause[]): Clause {
  return clauses.flatMap((clause, at) => (at === 0 ? clause : [comma, ...clause]));
}

function isDescription({ key }: LineToken): boolean {
  const { describing, strongPreparations, weakPreparations } = lineWords;
  const isKnown = describing.has(key) || strongPreparations.has(key) || weakPreparations.has(key);
  return isKnown || /..ly$/.test(key) || key === "and";
}

function continuesName(clause: Clause): boolean {
  const first = clause[0]?.key ?? "";
  if (lineWords.cutWords.has(first) || neverInMember.has(first) || first === "or" || first === "and")
    return false;
  return !clause.every(
    (token) => isDescription(token) || isJoin(token) || lineWords.partWords.has(token.key),
  );
}

function countMembers(clauses: readonly Clause[]): number {
  const end = clauses.findIndex((clause) => !clause.some(isJoin) && !isMember(clause));
  return end === -1 ? clauses.length : end;
}

/**
 * How many clauses from the first are the members of one list that an "or" closes; 0 when they are none.
 * Of two, only those that share the last one's head ("cherry or vine tomatoes"): "pasta, penne or farfalle" explains.
 */
function countListed(clauses: readonly Clause[]): number {
  for (const [at, clause] of clauses.entries()) {
    const last = at === 0 ? null : readListEnd(clause);
    if (last !== null) return at > 1 || (last.length > 1 && clauses[0]?.length === 1) ? at + 1 : 0;
    if (!isMember(clause)) return 0;
  }
  return 0;
}

/** The last member of a list: "lard" in "butter or lard" and in "or lard"; null when the clause closes none. */
function readListEnd(clause: Clause): Clause | null {
  const at = clause.findIndex((token) => token.key === "or");
  if (at === -1) return null;
  const last = clause.slice(at + 1);
  return isMember(last) && (at === 0 || isMember(clause.slice(0, at))) ? last : null;
}

function isMember(clause: Clause): boolean {
  const last = clause.at(-1);
  if (last === undefined || clause.length > longestMember) return false;
  const { partWords, cutWords } = lineWords;
  if (isDescription(last) || partWords.has(last.key) || /ed$/.test(last.key)) return false;
  return clause.every(({ kind, key }) => kind === "word" && !cutWords.has(key) && !neverInMember.has(key));
}

function isJoin(token: LineToken): boolean {
  return token.key === "and" || token.key === "or" || token.key === "&";
}
