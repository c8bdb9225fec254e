import { isNaming } from "../headers.ts";
import { boundsPhrase, findAhead, markAt } from "../marks.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const separators = new Set([",", "-"]);
const articles = new Set(["the", "a"]);
const pronouns = new Set(["one", "ones"]);
const longestKind = 3;

/** The tokens with the kind of a food that stands behind it in brackets: "a yogurt, the strawberry one". */
export function bracketKindsBehind(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const end = findPronoun(tokens, at);
    const pronoun = tokens[end ?? -1];
    if (end === null || pronoun === undefined) {
      read.push(token);
      continue;
    }
    read.push(markAt(token, "("), ...tokens.slice(at + 1, end), markAt(pronoun, ")"));
    at = end;
  }
  return read;
}

/** Where the "one" stands that ends a clause between marks and stands for the food before it; null where there is none. */
function findPronoun(tokens: readonly Token[], mark: number): number | null {
  const before = tokens[mark - 1];
  if (!separators.has(textAt(tokens, mark)) || before === undefined || !isNaming(before)) return null;
  const from = articles.has(textAt(tokens, mark + 1)) ? mark + 2 : mark + 1;
  const end = findAhead(tokens, from + 1, ({ text }) => pronouns.has(text), longestKind);
  const kind = tokens.slice(from, end);
  const isKind = end > 0 && kind.every((word) => isNaming(word) || word.text === "&");
  return isKind && boundsPhrase(tokens[end + 1]) ? end : null;
}
