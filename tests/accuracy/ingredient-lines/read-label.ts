import { matchingForm } from "../../../shared/language/word-forms.ts";

/** The first measure of a label; `units` holds more than one where the label leaves a choice ("can or bottle"). */
export type LabelledMeasure = {
  readonly quantities: readonly number[];
  readonly units: readonly string[];
  /** Size words the label has in its unit column: "large clove". */
  readonly sizes: readonly string[];
  readonly each: { readonly quantities: readonly number[]; readonly unit: string } | null;
};

/** One entry of the unit column; the noun is empty where only a size stands: "medium". */
type LabelledUnit = {
  readonly noun: string;
  readonly sizes: readonly string[];
};

const spellings = new Map([
  ["tbsp", "tablespoon"],
  ["tsp", "teaspoon"],
  ["fl oz", "fluid ounce"],
  ["lb", "pound"],
  ["gram", "g"],
  ["kilogram", "kg"],
  ["milliliter", "ml"],
  ["litre", "l"],
  ["liter", "l"],
  ["ounce", "oz"],
  ["pt", "pint"],
  ["in", "inch"],
]);
const sizeWords =
  /^(?:(?:extra-)?(?:small|medium|large)(?:-sized?)?|.+-sized?|big|tiny|mini|jumbo|long|short|fat|thick|thin|good|whole|generous|level|heaped|heaping|rounded|scant|packed|extra|very)$/;
const measured = /^(?:g|kg|oz|pound|ml|l|fluid ounce|inch|cm|mm|pint|quart|cup|tablespoon|teaspoon)$/;
const neverSized = /^(?:g|kg|oz|pound|ml|l|fluid ounce)$/;

/**
 * Reads the flat columns: quantities in the order of the line, units likewise.
 * "2x 50 1.5" of "piece g oz" is 2 pieces of 50 g; "1 14.5" of "ounce can" is 1 can of 14.5 oz;
 * with fewer units than numbers the line tells whether the first number has one.
 */
export function readLabel(quantity: string, unit: string, line: string): LabelledMeasure {
  const numbers = quantity.split(" ").filter((part) => part !== "");
  const units = readUnits(unit);
  const first = units[0] ?? { noun: "", sizes: [] };
  const inner = units.find(({ noun }) => measured.test(noun));
  const outer = units.find(({ noun }) => noun !== "" && !measured.test(noun)) ?? { noun: "", sizes: [] };
  const isTimes = numbers[0]?.endsWith("x") ?? false;
  const isPacked = outer.noun !== "" && measured.test(first.noun) && units.length <= numbers.length;
  if (inner !== undefined && (isTimes || isPacked)) {
    const each = { quantities: readNumbers(numbers[1] ?? ""), unit: inner.noun };
    return { ...measureOf(numbers[0], outer), each };
  }
  const isCounted =
    units.length < numbers.length && first.sizes.length === 0 && countNumbersBefore(unit, line) > 1;
  return { ...measureOf(numbers[0], isCounted ? { noun: "", sizes: [] } : first), each: null };
}

const range = /[\d/.½¼¾⅓⅔⅛ ]+(?:-|–|to|or)[ ]?(?=[\d½¼¾⅓⅔⅛])/g;
const oneNumber = /\d+\s*[½¼¾⅓⅔⅛]|\d+\s+\d+\/\d+|\d+\/\d+|\d*\.?\d+|[½¼¾⅓⅔⅛]/g;

/** How many numbers stand in the line before the first unit; a range is one. */
function countNumbersBefore(unit: string, line: string): number {
  const word = (unit.split(" ")[0] ?? "").replace(/[^\p{L}]/gu, "");
  const at = line.search(new RegExp(`(?<!\\p{L})${word}(?:e?s)?(?!\\p{L})`, "iu"));
  return (line.slice(0, Math.max(0, at)).replace(range, "").match(oneNumber) ?? []).length;
}

function measureOf(quantity: string | undefined, { noun, sizes }: LabelledUnit) {
  return { quantities: readNumbers(quantity ?? ""), units: noun === "" ? [] : noun.split(" or "), sizes };
}

function readNumbers(text: string): number[] {
  const plain = text.replace(/x$/, "");
  return plain === "" ? [] : plain.split("-").map(Number).filter(Number.isFinite);
}

function readUnits(text: string): LabelledUnit[] {
  const found: LabelledUnit[] = [];
  let size: string | null = null;
  const joined = text.replace(/fl oz|fluid ounces?/g, "fl_oz").replace(/ or /g, "_or_");
  for (const word of joined.split(" ").filter((part) => part !== "")) {
    const noun = sizeWords.test(word) ? null : word.split("_or_").map(foldUnit).join(" or ");
    if (size !== null && (noun === null || neverSized.test(noun))) {
      found.push({ noun: "", sizes: [size] });
      size = null;
    }
    if (noun === null) size = word;
    else {
      found.push({ noun, sizes: size === null ? [] : [size] });
      size = null;
    }
  }
  return size === null ? found : [...found, { noun: "", sizes: [size] }];
}

function foldUnit(word: string): string {
  const plain = matchingForm(word.replace("_", " "));
  return spellings.get(plain) ?? plain;
}
