const energy = /\b(kcals?|cals|calories|kj|(?<=\d\s?)cal)\b/giu;
const bare = /\((\d{2,4})\)/g;
const leastBrackets = 2;

/**
 * "600 kcal left: burrito (840), poke bowl (560)": bare figures in brackets are in the one unit of energy that the
 * question names.
 */
export function completeBrackets(text: string): string {
  const units = new Set([...text.matchAll(energy)].map(([, unit = ""]) => unit.toLowerCase()));
  const [unit, other] = units;
  if (unit === undefined || other !== undefined) return text;
  if ([...text.matchAll(bare)].length < leastBrackets) return text;
  return text.replace(bare, (_, figure) => `(${figure} ${unit})`);
}
