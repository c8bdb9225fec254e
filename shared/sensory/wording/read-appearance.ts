import data from "./data/words.json" with { type: "json" };

const looks = new Set(data.appearance);
const colours = new Set(data.colours);
const shades = new Set(data.shades);
const notBefore = new Set(data.notAppearance);

/**
 * How the text says a food looks: "golden", "creamy white". A colour alone belongs to a name ("red wine"); it
 * counts with a shade before it.
 */
export function readAppearance(terms: readonly string[]): string[] {
  const seen = terms.flatMap((term, at) => {
    const next = terms[at + 1] ?? "";
    if (shades.has(term) && colours.has(next)) return [`${term} ${next}`];
    return looks.has(term) && !notBefore.has(next) ? [term] : [];
  });
  return [...new Set(seen)];
}
