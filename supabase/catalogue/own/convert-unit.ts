import data from "./data/units.json" with { type: "json" };

const units = new Map(Object.entries(data.units));

/** Whether a text is a unit that values may be told in. */
export function isUnit(text: string): boolean {
  return units.has(foldUnit(text));
}

/** How many of one unit another one is: 1000 from g to mg; null where they measure different things. */
export function convertUnit(from: string, to: string): number | null {
  const source = units.get(foldUnit(from));
  const target = units.get(foldUnit(to));
  if (source === undefined || target === undefined || source.quantity !== target.quantity) return null;
  return Number((source.size / target.size).toPrecision(12));
}

// "µ" is written as the micro sign and as the Greek letter.
function foldUnit(text: string): string {
  return text.trim().toLowerCase().replace("\u03bc", "\u00b5");
}
