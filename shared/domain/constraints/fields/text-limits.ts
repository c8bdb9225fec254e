import { findCompoundById } from "../../composition/mod.ts";
import { compoundIds } from "../../nutrition/mod.ts";
import type { NamedLimit } from "../needs/needs.ts";
import type { DishLimit } from "../rules/dish-limit.ts";
import type { StatedNeeds } from "../rules/read-stated-needs.ts";
import type { CompoundFilter } from "./dish-fields.ts";
import { findFilteredCompound } from "./filtered-compound.ts";

const weight = 20;

/** Bounds that the words of the text and of the entries of fields set; a filter for the same compound replaces them. */
export function toTextLimits(
  { restrictions, preferences, text }: StatedNeeds,
  filters: readonly CompoundFilter[],
  isPlan: boolean,
): DishLimit[] {
  const rules = { filters, isPlan };
  return [
    ...restrictions.flatMap(({ limits }) => nameLimits("restrictions", limits, rules)),
    ...preferences.flatMap(({ limits }) => nameLimits("preferences", limits, rules)),
    ...nameLimits("request_text", text.limits, rules),
  ];
}

function nameLimits(
  field: string,
  limits: readonly NamedLimit[],
  { filters, isPlan }: { filters: readonly CompoundFilter[]; isPlan: boolean },
): DishLimit[] {
  const usual = isPlan ? "day" : "portion";
  const filtered = new Set(
    filters.map((filter) => `${findFilteredCompound(filter)?.id} ${filter.scope ?? usual}`),
  );
  return limits.flatMap(({ compoundId, isNet, operator, threshold, unit, scope }): DishLimit[] => {
    const place = isPlan ? (scope ?? usual) : "portion";
    if (filtered.has(`${compoundId} ${place}`)) return [];
    const compound = findCompoundById(compoundId)?.name ?? String(compoundId);
    const name = isNet ? `net ${compound}` : compound;
    const minusCompoundId = isNet ? compoundIds.fibreGrams : null;
    return [
      {
        name: `${field}: ${name} ${operator} ${threshold} ${unit}`,
        description: `${name} of a ${place}`,
        measure: { compoundId, minusCompoundId, perEnergyFactor: null, carrier: null },
        operator,
        limit: threshold,
        unit,
        scope: place,
        hard: true,
        weight: weight,
      },
    ];
  });
}
