import { formatQuantity } from "../../format/format-quantity.ts";
import type { Verification } from "./dish.ts";

type Slack = Pick<Verification, "slack" | "unit" | "operator" | "limit">;
type Place = Pick<Verification, "recipe" | "day" | "meal">;

const words: Readonly<Record<Verification["operator"], string>> = {
  "<": "less than",
  "<=": "at most",
  "=": "about",
  ">=": "at least",
  ">": "more than",
};

/** Describes the operator of a constraint: "<=" -> "at most". */
export function describeOperator(operator: Verification["operator"]): string {
  return words[operator];
}

/** Describes the distance to the limit, or by how much it is missed. */
export function describeSlack({ slack, unit, operator, limit }: Slack): string {
  if (slack === null) return "slack unknown";
  if (slack < 0) return `missed by ${formatQuantity(-slack, unit)}`;
  if (slack === 0) return limit === 0 ? "none, as required" : "exactly at the limit";
  const left = formatQuantity(slack, unit);
  if (operator === "=") return `${left} of tolerance left`;
  return `${left} ${operator.startsWith("<") ? "below" : "above"} the limit`;
}

/** Describes where a constraint is tightest: "day 3, dinner"; empty if it applies to all. */
export function describePlace({ recipe, day, meal }: Place, recipes: number): string {
  return [
    recipe !== null && recipes > 1 ? `recipe ${recipe}` : "",
    day === null ? "" : `day ${day}`,
    meal ?? "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}
