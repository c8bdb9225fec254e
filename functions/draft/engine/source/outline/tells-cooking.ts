const vessels = "(?:tins?|pans?|dish|dishes|trays?|moulds?|molds?|casserole)";
const patterns = [
  // "30-35 mins", "40 mins simmer"; "2 minute noodles" are food.
  /^(?:about |for )?\d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+)? ?(?:mins?|minutes|hours?|hrs?|secs?|seconds)(?=\s*(?:$|[,.;(]|(?:at|in|on|until|per|or|then|total|each|more|longer|over|with|simmer\w*|bak(?:e|ing)|boil\w*|rest(?:ing)?|roast\w*|grill\w*|fry\w*|cook\w*|chill\w*|covered|uncovered)\b))/i,
  // "170 fan", "200C", "gas mark 6".
  /^(?:gas (?:mark )?\d{1,2}|\d{3} ?(?:°|degrees?\b|c\b|f\b|fan\b|celsius\b|fahrenheit\b))/i,
  // "20x20 tin", "23 cm springform tin".
  new RegExp(
    `^\\d+(?:[.,]\\d+)? ?(?:cm|in|inch|")?(?: ?[x×] ?\\d+ ?(?:cm|in|inch|")?)?[- ](?:(?!(?:k?g|ml|l|oz|lbs?|x) )\\p{L}+ ){0,2}${vessels}$`,
    "iu",
  ),
];
/** "1 tin" is of food, a tin with its size or its use is none. */
const measured =
  /\d ?(?:[x×] ?\d|cm\b|in\b|inch|")|\b(?:baking|loaf|cake|springform|muffin|roasting|square|round) /i;

/** Whether a member of a list tells how a dish is cooked: "20x20 tin, 170 fan, 30-35 mins" are no amounts of food. */
export function tellsCooking(text: string): boolean {
  const [time, heat, vessel] = patterns.map((pattern) => pattern.test(text.trim()));
  return time === true || heat === true || (vessel === true && measured.test(text));
}
