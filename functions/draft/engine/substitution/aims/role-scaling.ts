import type { IngredientRole } from "../../../../../shared/domain/recipes/mod.ts";
import data from "../data/role-scaling.json" with { type: "json" };

type Scaling = {
  readonly least: number;
  readonly most: number;
};

const ofRoles: Readonly<Record<string, Scaling>> = data.roles;
const usual: Scaling = { least: 0.8, most: 1.2 };

/** Between which multiples of its amount an ingredient of a role keeps the dish the same. */
export function scalingOf(role: IngredientRole): Scaling {
  return ofRoles[role] ?? usual;
}
