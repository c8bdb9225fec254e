import language from "../../data/language.json" with { type: "json" };
import { readUnitWord } from "../read-units.ts";
import type { Token } from "../terms.ts";
import { tokenise } from "../tokenise.ts";

const { plain, beforeCounted, counted } = language.foreignNumbers;
/** Numbers that are no words of English: "ek katori dal". */
const numbers = new Map(Object.entries(plain));
/** Numbers that are: "do roti", "teen idli", "char samosa". */
const numbersOfPieces = new Map(Object.entries(beforeCounted));
const pieces = new Set(counted);

/** The tokens with the numbers of Hindi and Urdu among English words as figures. */
export function readForeignNumbers(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const figure = readFigure(tokens, at);
    return figure === undefined ? token : { ...figure, start: token.start, end: token.end };
  });
}

function readFigure(tokens: readonly Token[], at: number): Token | undefined {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || after?.kind !== "word" || before?.kind === "number") return undefined;
  const isCounted = pieces.has(after.text) || readUnitWord(tokens, at + 1) !== null;
  const figure = numbers.get(token.text) ?? (isCounted ? numbersOfPieces.get(token.text) : undefined);
  return figure === undefined ? undefined : tokenise(figure)[0];
}
