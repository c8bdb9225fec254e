import data from "../data/money-words.json" with { type: "json" };

/** The source of a pattern of an amount of money, its number in the group `before` or `behind`; pounds of a body are none. */
export const moneySource = sourceOf(`${data.currencies}|pounds?`);
const left = new RegExp(
  String.raw`${moneySource}\s+(?:to my name|left\b(?! to (?:lose|gain))|(?:til|till|until) pay ?day|to last\b|to spend\b|in my (?:pocket|account|purse)|max\b|budget\b)`,
  "iu",
);
/** "2 pounds mince" has no price. */
const price = new RegExp(sourceOf(data.currencies), "giu");

function sourceOf(currencies: string): string {
  const ofBody = "to (?:lose|gain)|of|over|under|heavier|lighter|overweight";
  return String.raw`(?:(?:${data.signs})\s?(?<before>\d+(?:\.\d{1,2})?)|(?<![\d.])(?<behind>\d+(?:\.\d{1,2})?)\s?(?:[$£€](?!\s?\d)|(?:${currencies})\b(?! (?:${ofBody})\b)))`;
}

/** Where a text states what money there is to spend, and how much it is; null where none is stated. */
export function findMoneyLeft(
  text: string,
): { readonly start: number; readonly end: number; readonly amount: number | null } | null {
  const found = left.exec(text);
  if (found === null) return null;
  return { start: found.index, end: found.index + found[0].length, amount: readMoney(found) };
}

/** The amount of what a pattern with `moneySource` found; null where it found nothing. */
export function readMoney(found: RegExpExecArray | null): number | null {
  const written = found?.groups?.before ?? found?.groups?.behind;
  return written === undefined ? null : Number(written);
}

/** A name without its prices. */
export function dropPrices(name: string): string {
  return name.replace(price, "");
}
