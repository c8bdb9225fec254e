import { eaterSource, numberWordSource } from "../../../../../shared/language/mod.ts";
import words from "../data/recipe-words.json" with { type: "json" };
import { readTitle } from "./read-title.ts";
import { isWish } from "./recipe-words.ts";
import { splitSentences } from "./split-sentences.ts";

const count = `(?:about |around )?(?:\\d{1,3}|${numberWordSource})`;
const yieldBehind = new RegExp(
  `\\s*[,(–—-]*\\s*(?:it |which |that )?(?:(?:serves|serving|makes|feeds|yields|for) (?:just )?${count}(?: [\\p{L}]+){0,2}|${count} (?:${eaterSource}|${words.helpings.join("|")}))\\)?[.!:]*$`,
  "iu",
);
const naming =
  /\b(?:recipe for|recipe of|recipe is|called|named|it's|make|making|cook|bake|love|about|of mine|here's|this is|here is|below is|that's|that is)[,:]? (?:a |an |the |my |our |some |this )?([\p{L}][\p{L}' &-]{2,60})$/iu;
const capital = /^\p{Lu}/u;
const joint = /\s*[,:;–—]\s*|\s-\s/;
const longestName = 6;
/** A name ends its sentence: no more characters of that are read. */
const longestEnd = 300;
const greeting = /^(?:hi|hello|hey|dear|thanks|thank you|good (?:morning|evening|day))\b/i;

/** The dish that running text before a list names: "This is the one I told you about, Fudgy Brownies (serves 16)." */
export function findNamedDish(text: string): string | null {
  const sentences = splitSentences(text.replace(/[^\S\n]+/g, " "))
    .filter((sentence) => !isWish(sentence))
    .map((sentence) => sentence.slice(-longestEnd));
  const counted = sentences.filter((sentence) => yieldBehind.test(sentence.replace(/[.!:]+$/, "")));
  for (const sentence of [...counted, ...sentences]) {
    const bare = sentence.replace(/[.!:]+$/, "").replace(yieldBehind, "");
    const title = nameIn(bare) ?? (counted.includes(sentence) ? nameAlone(bare) : null);
    if (title !== null) return title;
  }
  return null;
}

/** "Lemon Drizzle Cake" of "Lemon Drizzle Cake, serves 10". */
function nameAlone(words: string): string | null {
  const isName = capital.test(words) && words.split(/\s+/).length <= longestName && !/[,;:]/.test(words);
  return isName ? readTitle(words).title : null;
}

function nameIn(sentence: string): string | null {
  const parts = sentence.split(joint);
  const last = parts.at(-1) ?? "";
  const isApart = parts.length > 1 && capital.test(last) && !greeting.test(last);
  const named = isApart ? last : naming.exec(sentence)?.[1];
  return named === undefined ? null : readTitle(named).title;
}
