import type { Needs } from "../../../shared/domain/constraints/mod.ts";
import { type HoldingRule, listPreferred } from "../../../shared/domain/safety/mod.ts";

/** Needs with what safety asks for before any wish: "my potassium is high" is no wish for more of it. */
export function settleNeeds(needs: Needs, rules: readonly HoldingRule[]): Needs {
  const preferred = listPreferred(rules);
  if (preferred.length === 0) return needs;
  const goals = preferred.map((goal) => ({ goal, direction: "less" as const, weight: 1 }));
  return { ...needs, goals, isAskingForWorst: false };
}
