import { findCompoundById } from "../../shared/composition/compound-table.ts";
import type { DishLimit } from "../../shared/dishes/rules/dish-limit.ts";
import { compoundOf } from "../../shared/http/dish-fields.ts";
import { compoundIds } from "../../shared/nutrition/compound-ids.ts";
import type { NamedLimit } from "../../shared/nutrition/needs/needs.ts";
import type { DesignRequest } from "./contract.ts";

const WEIGHT = 20;

/** Bounds that words set; a filter for the same compound and scope replaces them. */
export function listTextLimits(
  limits: readonly NamedLimit[],
  { compound_filters: filters = [] }: DesignRequest,
  isPlan: boolean,
): DishLimit[] {
  const usual = isPlan ? "day" : "portion";
  const filtered = new Set(filters.map((filter) => `${compoundOf(filter)?.id} ${filter.scope ?? usual}`));
  return limits.flatMap(({ compoundId, isNet, operator, threshold, unit, scope }): DishLimit[] => {
    const place = isPlan ? (scope ?? usual) : "portion";
    if (filtered.has(`${compoundId} ${place}`)) return [];
    const compound = findCompoundById(compoundId)?.name ?? String(compoundId);
    const name = isNet ? `net ${compound}` : compound;
    const minusCompoundId = isNet ? compoundIds.fibreGrams : null;
    return [
      {
        name: `request_text: ${name} ${operator} ${threshold} ${unit}`,
        description: `${name} of a ${place}`,
        measure: { compoundId, minusCompoundId, perEnergyFactor: null, carrier: null },
        operator,
        limit: threshold,
        unit,
        scope: place,
        hard: true,
        weight: WEIGHT,
      },
    ];
  });
}
