import { completeBrackets } from "./bracketed-energy.ts";

/** "80/=" and "60/-" are how prices in shillings are written. */
const shillings = /(\d)\s?\/[=-](?=[\s,.;:)?!]|$)/g;
/** A face between two sentences that have no full stop: "gout in the toe 😭 omelette or liver". */
const face =
  /(?<=[\p{L}\d] )[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F976}]+(?= (?!(?:or|vs|versus|and)\b)[\p{L}\d])/gu;

/** "Risotto w vegetable stock", "coffee w/o sugar". */
const without = /(?<=[\p{L})] )w\/o(?= \p{L})/giu;
const glued = /(?<=[\p{L})] )w\/(?=\p{L})/giu;
const withWord = /(?<=[\p{L})] )w\/?(?= \p{L})/giu;

/** "Or just a breastfeed": what the baby drinks. */
const feed = /\b(?:an?|another|one) (?:extra )?breast ?feed\b/giu;

/** "Six point two" is how a figure is told. */
const digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const spoken = new RegExp(
  `\\b(${digits.join("|")}|\\d+) point (${digits.slice(0, -1).join("|")}|\\d)\\b`,
  "giu",
);

function toFigure(_: string, whole: string, tenths: string): string {
  const [one, other] = [whole, tenths].map((word) => {
    const at = digits.indexOf(word.toLowerCase());
    return at < 0 ? word : String(at);
  });
  return `${one}.${other}`;
}

/** "Should my steak be rare or well done": two ways to have the food. */
const doneness =
  "(?:medium[- ])?rare|medium|bloody|blue|pink|runny|raw|soft(?:[- ]boiled)?|hard(?:[- ]boiled)?|(?:properly |fully )?(?:well[- ]done|cooked(?: through)?)";
const cookedHow = new RegExp(
  String.raw`\b(should|shall|can|could|may|must) (?:my|the|his|her|our|their) ([\p{L}-]+) be (${doneness}) or (${doneness})(?![\p{L}-])`,
  "giu",
);

/** "50,000iu", "10,000 IU": no comma of a list. */
const thousands =
  /(?<=\b\d{1,3}),(?=\d{3}(?:\p{L}| (?:iu|units?|mg|mcg|µg|ug|g|ml|kcal|cals?|calories|kj)\b))/giu;

/** "Puffed rice labelled gluten free": what the label says. */
const labelled =
  /(?<=\p{L}),? (?:that(?:'s| is| are) )?(?:label?led|marked|certified|marketed|sold|badged)(?: as)? ((?:gluten|dairy|lactose|nut|wheat|egg|sugar|alcohol|soya?)[- ]free)\b/giu;

/** "Calcium wise tinned sardines or tuna": what counts stands before the options. */
const wise =
  /(?<=^|[.!?;] )(?!(?:is|be|it|not|more|would|was)\b)((?:\p{L}+ )?\p{L}+[- ]wise) (?=(?!(?:to|is|are|and|or|which|what|who|should|would)\b)\p{L})/giu;

/** "Wheat alergy" */
const allergy = /\b(?:alerg|alll?egr?|allerge?)(?=(?:y|ic|ies)\b)/giu;

/** The text of a question with marks and words that stand for others written as these. */
export function evenWording(text: string): string {
  return completeBrackets(text)
    .replaceAll("’", "'")
    .replace(shillings, "$1 shillings")
    .replace(face, ".")
    .replace(without, "without")
    .replace(glued, "with ")
    .replace(withWord, "with")
    .replace(allergy, "allerg")
    .replace(wise, "$1, ")
    .replace(thousands, "")
    .replace(labelled, " ($1)")
    .replace(feed, "breast milk")
    .replace(spoken, toFigure)
    .replace(cookedHow, "$1 it be $3 $2 or $4 $2");
}
