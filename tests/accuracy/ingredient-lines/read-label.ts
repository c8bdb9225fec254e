import { singularise } from "../../../shared/food/term-normaliser.ts";

/** The first measure of a label; `units` holds more than one where the label leaves a choice ("can or bottle"). */
export interface LabelledMeasure {
  readonly quantities: readonly number[];
  readonly units: readonly string[];
  /** Size words the label has in its unit column: "large clove". */
  readonly sizes: readonly string[];
  readonly each: { readonly quantities: readonly number[]; readonly unit: string } | null;
}

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
const sizes = /^(?:small|medium|large|medium-size|big|thick|thin|generous|level|heaped|extra|jumbo)$/;
const measured = /^(?:g|kg|oz|pound|ml|l|fluid ounce|inch|cm|mm|pint|quart)$/;

/**
 * Reads the flat columns: quantities in the order of the line, units likewise.
 * "2x 50 1.5" of "g oz piece" is 2 pieces of 50 g; "1 14.5" of "ounce can" is 1 can of 14.5 oz;
 * fewer units than numbers: the first number counts pieces.
 */
export function readLabel(quantity: string, unit: string): LabelledMeasure {
  const numbers = quantity.split(" ").filter((part) => part !== "");
  const units = readUnits(unit);
  const first = units[0];
  const last = units.at(-1);
  const isTimes = numbers[0]?.endsWith("x") ?? false;
  const lastIsPiece = units.length > 1 && last !== undefined && !measured.test(last.noun) && last.noun !== "";
  const isPacked = lastIsPiece && units.length <= numbers.length && measured.test(first?.noun ?? "");
  if (first !== undefined && (isTimes || isPacked)) {
    const pieces = lastIsPiece ? last : { noun: "", sizes: [] };
    const each = { quantities: readNumbers(numbers[1] ?? ""), unit: first.noun };
    return { ...measureOf(numbers[0], pieces), each };
  }
  const isCounted = first === undefined || (units.length < numbers.length && !first.isSized);
  return { ...measureOf(numbers[0], isCounted ? { noun: "", sizes: [] } : first), each: null };
}

interface LabelledUnit {
  readonly noun: string;
  readonly sizes: readonly string[];
  readonly isSized: boolean;
}

function measureOf(quantity: string | undefined, { noun, sizes }: Pick<LabelledUnit, "noun" | "sizes">) {
  return { quantities: readNumbers(quantity ?? ""), units: noun === "" ? [] : noun.split(" or "), sizes };
}

function readNumbers(text: string): number[] {
  const plain = text.replace(/x$/, "");
  return plain
    .split("-")
    .map(Number)
    .filter((value) => Number.isFinite(value) && plain !== "");
}

function readUnits(text: string): LabelledUnit[] {
  const found: LabelledUnit[] = [];
  let before: string[] = [];
  const words = text
    .replace(/fl oz|fluid ounces?/g, "fl_oz")
    .replace(/ or /g, "_or_")
    .split(" ");
  for (const word of words.filter((part) => part !== "")) {
    if (sizes.test(word) && before.length > 0) {
      found.push({ noun: "", sizes: before, isSized: true });
      before = [word];
    } else if (sizes.test(word)) before = [word];
    else {
      const noun = word.split("_or_").map(foldUnit).join(" or ");
      found.push({ noun, sizes: before, isSized: before.length > 0 });
      before = [];
    }
  }
  if (before.length > 0) found.push({ noun: "", sizes: before, isSized: true });
  return found;
}

function foldUnit(word: string): string {
  const plain = singularise(word.replace("_", " "));
  return spellings.get(plain) ?? plain;
}
