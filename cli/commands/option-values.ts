import { InvalidArgumentError } from "commander";
import { UsageError } from "../run/command-error.ts";

const itemForm =
  /^(?<name>[^[\]=]+?)\s*(?:\[(?<attributes>[^[\]]*)\])?\s*=\s*(?<quantity>\d+(?:\.\d+)?)\s*(?<unit>mg|g|kg)$/;
const filterForm =
  /^(?<compound>[^<>=≤≥]+?)\s*(?<operator><=|>=|≤|≥|<|>|=)\s*(?<threshold>\d+(?:\.\d+)?)\s*(?<unit>[^\s\d]\S*)(?:\s+(?:per|a)\s+(?<scope>portion|day))?$/;
const operators = { "<=": "<=", "≤": "<=", ">=": ">=", "≥": ">=", "<": "<", ">": ">", "=": "=" } as const;

type Sign = keyof typeof operators;

/** A food with its amount, as a structured decode request has it. */
export type ItemRequest = {
  canonical_name: string;
  quantity: number;
  unit: "mg" | "g" | "kg";
  attributes?: string[];
};

/** A bound on a compound, as a design or draft request has it. */
export type FilterRequest = {
  compound?: string;
  compound_id?: string;
  operator: (typeof operators)[Sign];
  threshold: number;
  unit: string;
  scope?: "portion" | "day";
};

/** The compounds of a decode request, by name and by id. */
export type CompoundChoice = { compound_identifier_names?: string[]; compound_identifier_ids?: number[] };

/** An object type whose members are never undefined, only absent. */
export type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Drops the undefined members: an option that was not set must not become a member of the request. */
export function omitUndefined<Fields extends object>(fields: Fields): Defined<Fields> {
  const defined: Defined<Fields> = { ...fields };
  for (const name in defined) if (defined[name] === undefined) delete defined[name];
  return defined;
}

/** Reads a whole number above zero. */
export function readCount(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number above 0.");
}

/** Reads a number; the service checks its range. */
export function readNumber(text: string): number {
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a number such as 72.5.");
}

/** Collects the values of an option that may be repeated. */
export function collect(value: string, collected: string[] = []): string[] {
  return [...collected, value];
}

/** As {@link collect}, for values that are comma-separated lists. */
export function collectWords(value: string, collected: string[] = []): string[] {
  return [...collected, ...splitList(value)];
}

/** Reads "banana=120g" or "apple [raw, peeled]=1.5 kg". */
export function readItem(text: string): ItemRequest {
  const { name, attributes = "", quantity, unit } = itemForm.exec(text.trim())?.groups ?? {};
  if (name === undefined || (unit !== "mg" && unit !== "g" && unit !== "kg")) {
    throw new UsageError(
      `Cannot read --item "${text}": it must be like "banana=120g" or "apple [raw]=0.2 kg"`,
    );
  }
  const words = splitList(attributes);
  return {
    canonical_name: name.trim(),
    quantity: Number(quantity),
    unit,
    ...(words.length > 0 && { attributes: words }),
  };
}

/** Reads "Protein >= 25 g" or "1093 < 2 g per day"; a compound in digits is an id. */
export function readFilter(text: string): FilterRequest {
  const { compound, operator, threshold, unit, scope } = filterForm.exec(text.trim())?.groups ?? {};
  if (compound === undefined || unit === undefined || !isSign(operator)) {
    throw new UsageError(
      `Cannot read --filter "${text}": it must be like "Protein >= 25 g" or "Sodium, Na <= 2 g per day"`,
    );
  }
  return {
    ...(/^\d+$/.test(compound) ? { compound_id: compound } : { compound }),
    operator: operators[operator],
    threshold: Number(threshold),
    unit,
    ...((scope === "portion" || scope === "day") && { scope }),
  };
}

/** Sorts compounds into names and, if they consist of digits, ids. */
export function readCompounds(compounds: readonly string[] = []): CompoundChoice {
  const isId = (text: string) => /^\d{1,15}$/.test(text);
  const ids = compounds.filter(isId).map(Number);
  const names = compounds.filter((text) => !isId(text));
  return {
    ...(names.length > 0 && { compound_identifier_names: names }),
    ...(ids.length > 0 && { compound_identifier_ids: ids }),
  };
}

function splitList(text: string): string[] {
  const words = text.split(",").map((word) => word.trim());
  return words.filter(Boolean);
}

function isSign(text: string | undefined): text is Sign {
  return text !== undefined && Object.hasOwn(operators, text);
}
