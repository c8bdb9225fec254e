import { formatQuantity } from "../../format/format-quantity.ts";
import type { Verification } from "./verification.ts";

type Slack = Pick<Verification, "slack" | "unit" | "operator" | "limit">;

/** What is left until the limit, or by how much it is missed. */
export function describeSlack({ slack, unit, operator, limit }: Slack): string {
  if (slack === null) return "slack unknown";
  if (slack < 0) return `misses it by ${formatQuantity(-slack, unit)}`;
  if (slack === 0) return limit === 0 ? "none, as it must be" : "exactly at the limit";
  const left = formatQuantity(slack, unit);
  if (operator === "=") return `${left} of tolerance left`;
  return `${left} ${operator.startsWith("<") ? "below" : "above"} the limit`;
}
