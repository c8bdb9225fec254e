const shownDigitsError = 1e-5;
const loosestError = 0.01;
const noise = 1e-9;

/**
 * Whether a figure agrees with a computed amount to the precision of its digits: four significant digits are within 0.05 %;
 * fewer may be further off, but never more than 1 %.
 */
export function agrees(shown: number, computed: number): boolean {
  const size = Math.abs(computed);
  const error = Math.min(halfOfLastDigit(shown), loosestError * size);
  return Math.abs(shown - computed) <= Math.max(error, shownDigitsError * size) + noise;
}

/** As `agrees`; null agrees with null alone. */
export function agreesOrNull(shown: number | null, computed: number | null): boolean {
  return shown === null || computed === null ? shown === computed : agrees(shown, computed);
}

/** A figure for messages. */
export function formatAmount(amount: number | null): string {
  return amount === null ? "null" : String(Number(amount.toPrecision(5)));
}

/** How much a figure may have lost when it was rounded to the digits that it shows. */
export function halfOfLastDigit(shown: number): number {
  const [mantissa = "", exponent = "0"] = String(shown).split("e");
  const decimals = (mantissa.split(".")[1] ?? "").length - Number(exponent);
  return 0.5 * 10 ** -decimals;
}
