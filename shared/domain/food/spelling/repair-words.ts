import { detectLanguage } from "../../../language/mod.ts";
import type { Repairs } from "../text/repairs.ts";
import type { Token } from "../text/terms.ts";
import { tokenise } from "../text/tokenise.ts";
import type { Speller } from "./create-speller.ts";
import { readerWords } from "./reader-words.ts";

const mostWords = 40;
const maximumCharacters = 4000;
const letters = /^[a-z]{3,}$/;

/** Whether a term that no food has may be a misspelt word. */
export function mayBeMisspelt(term: string): boolean {
  return letters.test(term) && !readerWords.has(term);
}

/** Terms of known words that may be misspelt all the same. */
type Suspects = {
  /** Those that do not fit the words beside them. */
  readonly odd: ReadonlySet<string>;
  /** Those that few foods have. */
  readonly rare: ReadonlySet<string>;
};

const noSuspects: Suspects = { odd: new Set(), rare: new Set() };

/**
 * What the misspelt words of texts stand for: of the first 40 words that neither foods nor the readers have or that are
 * suspected, and of no text in another language.
 */
export function repairWords(
  texts: readonly string[],
  speller: Speller,
  { odd, rare }: Suspects = noSuspects,
): Repairs {
  const suspected = new Map<string, { readonly isOdd: boolean; readonly isRare: boolean }>();
  const unknown = new Map<string, boolean>();
  for (const text of texts) {
    if (detectLanguage(text) === "other") continue;
    const tokens = tokenise(text.slice(0, maximumCharacters));
    const isName = findNames(text, tokens);
    for (const [at, token] of tokens.entries()) {
      if (token.kind !== "word") continue;
      const isOdd = token.terms.some((term) => odd.has(term));
      const isRare = token.terms.some((term) => rare.has(term));
      if (speller.knows(token.text) && !isOdd && !isRare) continue;
      suspected.set(token.text, { isOdd, isRare });
      // Written small anywhere, it is no name.
      unknown.set(token.text, isName(at) && (unknown.get(token.text) ?? true));
    }
  }
  return new Map(
    [...unknown].slice(0, mostWords).flatMap(([word, isName]) => {
      const repair = speller.repair(word, { isName, ...suspected.get(word) });
      return repair === null ? [] : [[word, repair.word] as const];
    }),
  );
}

/** Finds capitals within a sentence, where most words have none: "Chiken Wrap" is a title. */
function findNames(text: string, tokens: readonly Token[]): (at: number) => boolean {
  const isCapital = ({ start }: Token) => /\p{Lu}/u.test(text.charAt(start));
  const words = tokens.filter(({ kind, text: word }) => kind === "word" && word.length > 1);
  const isTitle = 2 * words.filter(isCapital).length >= words.length;
  return (at) => {
    const [before, token] = [tokens[at - 1], tokens[at]];
    const isWithin = before?.kind === "word" || before?.text === ",";
    return !isTitle && isWithin && token !== undefined && isCapital(token);
  };
}
