import {
  type DesignResult,
  listRecipes,
  type ShownIngredient,
  type ShownProof,
  type ShownRecipe,
} from "./result-shape.ts";

const factor = 1.1;
/** A slack much smaller than its limit vanishes in the rounding of the value. */
const leastSlackShare = 0.02;

/** A figure of a result that can be changed. */
type Figure = { name: string; change: () => void };

/** A copy of a result with one figure that matters raised by a tenth, and which one; `seed` chooses it. */
export function mutateResult(result: DesignResult, seed: number): { mutated: DesignResult; name: string } {
  const mutated = structuredClone(result);
  const kinds = listFigures(mutated).filter((figures) => figures.length > 0);
  const kind = kinds[draw(seed) % kinds.length] ?? [];
  const chosen = kind[draw(seed + 7919) % kind.length];
  if (!chosen) throw new TypeError("Cannot mutate: the result has no figures");
  chosen.change();
  return { mutated, name: chosen.name };
}

/** Each list is one kind of figure: each kind is equally likely. */
function listFigures(result: DesignResult): Figure[][] {
  const recipes = listAllRecipes(result);
  const plan = result.meal_plan;
  const rows = [
    ...recipes.flatMap(({ nutrition }) => nutrition.per_portion),
    ...(plan?.days.flatMap(({ nutrition }) => nutrition) ?? []),
    ...(plan?.nutrition.per_day ?? []),
  ];
  const meals = plan?.days.flatMap(({ meals }) => meals) ?? [];
  return [
    recipes.flatMap(({ ingredients }) =>
      ingredients.filter(isKnown).flatMap((one) => figure(one, "quantity_g")),
    ),
    rows.flatMap((row) => figure(row, "measurement_value")),
    rows.flatMap((row) => figure(row, "measurement_value_min")),
    rows.flatMap((row) => figure(row, "measurement_value_max")),
    meals.flatMap((meal) => figure(meal, "portions")),
    result.verification.flatMap((proof) => [
      ...figure(proof, "value"),
      ...figure(proof, "limit"),
      ...(hasTellingSlack(proof) ? figure(proof, "slack") : []),
    ]),
    (plan?.shopping_list ?? []).flatMap((item) => figure(item, "quantity_g")),
  ];
}

/** Null and zero have no tenth. */
function figure<Member extends string>(
  holder: { [name in Member]: number | null },
  member: Member,
): Figure[] {
  const amount: number | null = holder[member];
  if (!amount) return [];
  const change = () => Object.assign(holder, { [member]: amount * factor });
  return [{ name: `${member} of ${nameOf(holder)}`, change }];
}

function nameOf(holder: object): string {
  const names = ["compound_identifier_name", "constraint", "slot", "name"];
  return names.flatMap((name) => Object.entries(holder).filter(([member]) => member === name))[0]?.[1] ?? "";
}

function isKnown({ canonical_name }: ShownIngredient): boolean {
  return canonical_name !== null;
}

function hasTellingSlack({ slack, limit }: ShownProof): boolean {
  return slack !== null && Math.abs(slack) > leastSlackShare * Math.abs(limit);
}

function listAllRecipes(result: DesignResult): ShownRecipe[] {
  const meals = result.meal_plan?.days.flatMap(({ meals }) => meals.map(({ recipe }) => recipe)) ?? [];
  return [...listRecipes(result), ...meals];
}

/** A number that neighbouring seeds scatter. */
function draw(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  return (Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) ^ (mixed >>> 15)) >>> 0;
}
