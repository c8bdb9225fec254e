import type { Span } from "../../../language/mod.ts";
import data from "./data/replaced.json" with { type: "json" };

const sentence = /[^.!?\n]+/gu;
const notYet = new RegExp(`\\b(?:${data.notYet.join("|")})\\b`, "iu");
const patterns = data.patterns.map((pattern) => new RegExp(`\\b${pattern}`, "giud"));

/**
 * The words for what somebody took before something else: the "warfarin" of "I was switched from warfarin to apixaban".
 * A change that is to come or of the last days is none, as the old medicine still works.
 */
export function findReplaced(text: string): Span[] {
  return [...text.matchAll(sentence)]
    .filter(({ 0: words }) => !notYet.test(words))
    .flatMap(({ 0: words, index }) =>
      patterns.flatMap((pattern) =>
        [...words.matchAll(pattern)].flatMap(({ indices }) => {
          const old = indices?.groups?.old;
          return old === undefined ? [] : [{ start: index + old[0], end: index + old[1] }];
        }),
      ),
    );
}
