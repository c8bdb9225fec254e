import { UsageError } from "../run/command-error.ts";

const FORM =
  /^(?<compound>[^<>=≤≥]+?)\s*(?<operator><=|>=|≤|≥|<|>|=)\s*(?<threshold>\d+(?:\.\d+)?)\s*(?<unit>[^\s\d]\S*)(?:\s+(?:per|a)\s+(?<scope>portion|day))?$/;
const OPERATORS = { "<=": "<=", "≤": "<=", ">=": ">=", "≥": ">=", "<": "<", ">": ">", "=": "=" } as const;

type Sign = keyof typeof OPERATORS;

/** A bound on a compound, as design and draft take it. */
export type FilterRequest = {
  compound?: string;
  compound_id?: string;
  operator: (typeof OPERATORS)[Sign];
  threshold: number;
  unit: string;
  scope?: "portion" | "day";
};

/** Reads "Protein >= 25 g" or "1093 < 2 g per day"; a compound in digits is an id. */
export function readFilter(text: string): FilterRequest {
  const { compound, operator, threshold, unit, scope } = FORM.exec(text.trim())?.groups ?? {};
  if (compound === undefined || unit === undefined || !isSign(operator)) {
    throw new UsageError(
      `Cannot read --filter "${text}": it must be like "Protein >= 25 g" or "Sodium, Na <= 2 g per day"`,
    );
  }
  return {
    ...(/^\d+$/.test(compound) ? { compound_id: compound } : { compound }),
    operator: OPERATORS[operator],
    threshold: Number(threshold),
    unit,
    ...((scope === "portion" || scope === "day") && { scope }),
  };
}

function isSign(text: string | undefined): text is Sign {
  return text !== undefined && Object.hasOwn(OPERATORS, text);
}
