import { plainRefusals } from "../../../../shared/domain/constraints/mod.ts";
import type { DesignRequest } from "../../contract.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { plainLacks } from "./lacked-foods.ts";
import { plainExchanges, plainMeatExchanges } from "./plain-exchanges.ts";
import { spellFigures } from "./spell-figures.ts";
import { replaceSpoken, translateWords } from "./translate-words.ts";

/** "Chicken-and-rice". */
const joined = /(?<=\p{L})-(and|or|with)-(?=\p{L})/giu;

/** "Soup for my nan" is for no bread. */
const nan = /\b(my|our|his|her) nan\b(?! bread)/giu;

/** A request whose text and preferences are in words that the readers know. What must not be eaten stays as it is. */
export function plainRequest(request: DesignRequest): DesignRequest {
  const { request_text: text, preferences } = request;
  return {
    ...request,
    ...(text !== undefined && { request_text: plainText(text) }),
    ...(preferences && { preferences: preferences.map(plainText) }),
  };
}

function plainText(text: string): string {
  const apart = spellFigures(text.replace(joined, " $1 ").replace(nan, "$1 grandmother"));
  return (
    translateWords(apart) ??
    plainLacks(plainRefusals(plainExchanges(replaceSpoken(plainMeatExchanges(correctSpelling(apart))))))
  );
}
