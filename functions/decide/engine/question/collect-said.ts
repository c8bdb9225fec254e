import { normaliseTerms } from "../../../../shared/domain/food/mod.ts";
import { blankSpans, type Span } from "../../../../shared/language/mod.ts";
import { shortenLabel } from "../shorten-label.ts";
import { namePart } from "./name-part.ts";

/** An option with its place in the question; null where it was given apart. */
type PlacedOption = { readonly label: string; readonly place: Span | null };

const clausePattern = /(?:[^.,;?!\n\u2013\u2014 ]|[.,](?=\d)| (?!- ))+/gu;
/** The "homemade" of "my homemade garlic oil". */
const describing = /[\p{L}-]+ $/u;
/** "Bolognese with it", "wedges from them". */
export const madeOfIt = /\b(?:with|from|using|out of) (?:it|them|those|these|that)\b/iu;
const pronouns = /\b(?:it|them|those|these)\b|^(?:raw|uncooked|cold|as is) (?:in|on|with|over)\b/i;

/**
 * What a question says of each option beyond its name: the rest of its clause up to the next option ("mushrooms I picked
 * in the woods"), and clauses elsewhere that name it alone ("the chicken smells off"). "It" may be anything of the text.
 */
export function collectSaid(text: string, options: readonly PlacedOption[]): ReadonlyMap<string, string> {
  const clauses = [...text.matchAll(clausePattern)].map((match) => {
    return { start: match.index, end: match.index + match[0].length };
  });
  const starts = options.flatMap(({ place }) => place?.start ?? []);
  const apart = clauses
    .filter((clause) => !starts.some((start) => isWithin(start, clause)))
    .map(({ start, end }) => text.slice(start, end));
  return new Map(
    options.map((option) => {
      const own = option.place === null ? [] : [readOn(text, option.place, { clauses, starts })];
      if (pronouns.test(option.label) || own.some((words) => madeOfIt.test(words)))
        return [shortenLabel(option.label), blankSpans(text, listPlaces(options, option))];
      const others = options.filter((other) => other !== option);
      const naming = apart.filter(
        (words) => isNamed(option, words) && !others.some((other) => isNamed(other, words)),
      );
      const ofPlant = namePart(text, option.label, listPlaces(options));
      return [shortenLabel(option.label), [...own, ...naming, ...ofPlant].join(", ")];
    }),
  );
}

/** Where the options stand, one of them left out. */
function listPlaces(options: readonly PlacedOption[], own?: PlacedOption): Span[] {
  return options.flatMap(({ place }) => (place === null || place === own?.place ? [] : [place]));
}

/** The words from an option up to the next one, or to the end of its clause. */
function readOn(
  text: string,
  place: Span,
  { clauses, starts }: { clauses: readonly Span[]; starts: readonly number[] },
): string {
  const first = clauses.find((one) => isWithin(place.start, one)) ?? place;
  // "Chicken, 6 days in the fridge": an option may end in a later clause.
  const last = clauses.find((one) => isWithin(place.end - 1, one)) ?? first;
  const clause = { start: first.start, end: Math.max(first.end, last.end) };
  const next = starts.filter((start) => start > place.start && isWithin(start, clause));
  const before = text.slice(clause.start, place.start);
  const described = starts.some((start) => start < place.start && isWithin(start, clause))
    ? ""
    : (describing.exec(before)?.[0] ?? "");
  return described + text.slice(place.start, Math.min(clause.end, ...next));
}

function isNamed({ label }: PlacedOption, words: string): boolean {
  const terms = new Set(normaliseTerms(label));
  return normaliseTerms(words).some((term) => terms.has(term));
}

function isWithin(at: number, { start, end }: Span): boolean {
  return at >= start && at < end;
}
