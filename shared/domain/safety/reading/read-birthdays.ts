import { type Reading, spanOf, wordAt } from "../../constraints/mod.ts";
import data from "./data/ages.json" with { type: "json" };
import type { PlacedPerson } from "./read-persons.ts";

const { names, ordinals, over } = data.birthdays;
const yearsOfOrdinal: ReadonlyMap<string, number> = new Map(Object.entries(ordinals));
const behind = new Set(over);
const reach = 4;

/**
 * Children by their birthdays: "for her third birthday". One that the text does not say is over may be still to come, so the
 * child is a month short of the age.
 */
export function readBirthdays(reading: Reading): PlacedPerson[] {
  return reading.tokens.flatMap((_, at) => {
    const ordinal = ordinalAt(reading, at);
    if (ordinal === null || wordAt(reading, at - 1) === "my") return [];
    const isOver = Array.from({ length: reach }, (__, back) => wordAt(reading, at - 1 - back)).some((word) =>
      behind.has(word),
    );
    const months = ordinal.years * 12 - (isOver ? 0 : 1);
    const person = { subject: "child", fromMonths: months, toMonths: months + 1 } as const;
    return [{ person, span: spanOf(reading, at, ordinal.end) }];
  });
}

function ordinalAt(reading: Reading, at: number): { years: number; end: number } | null {
  // "3rd" may be cut in two.
  for (const count of [1, 2]) {
    const words = Array.from({ length: count }, (_, ahead) => wordAt(reading, at + ahead)).join("");
    const years = yearsOfOrdinal.get(words);
    if (years !== undefined && names.includes(wordAt(reading, at + count)))
      return { years, end: at + count + 1 };
  }
  return null;
}
