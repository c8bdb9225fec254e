import { convertUnit } from "../../composition/mod.ts";
import type { DishLimit } from "../rules/dish-limit.ts";
import type { CompoundFilter } from "./dish-fields.ts";
import { findFilteredCompound } from "./filtered-compound.ts";

const weight = 20;

/** The filters of a checked request as limits, in the compound's unit; a filter without scope holds for `scope`. */
export function toFilterLimits(filters: readonly CompoundFilter[], scope: DishLimit["scope"]): DishLimit[] {
  return filters.map((filter, at) => {
    const compound = findFilteredCompound(filter);
    const factor = compound ? convertUnit(filter.unit, compound.unit) : null;
    if (!compound || factor === null)
      throw new TypeError("Cannot read the filter: its fields are not checked");
    const place = filter.scope ?? scope;
    return {
      name: `compound_filters[${at}]`,
      description: `${compound.name} of a ${place}`,
      measure: { compoundId: compound.id, minusCompoundId: null, perEnergyFactor: null, carrier: null },
      operator: filter.operator,
      limit: Number((filter.threshold * factor).toPrecision(12)),
      unit: compound.unit,
      scope: place,
      hard: true,
      weight: weight,
    };
  });
}
