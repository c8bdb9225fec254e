import { expect, test } from "vitest";
import { chooseDishes } from "../../../functions/design/engine/planning/choose-dishes.ts";
import { dishOf, energyId, limitOf, proteinId, sodiumId } from "./instances.ts";

const dishes = [
  dishOf("soup", { [energyId]: 200, [proteinId]: 10, [sodiumId]: 900 }),
  dishOf("salad", { [energyId]: 300, [proteinId]: 12, [sodiumId]: 300 }, { preference: 1 }),
  dishOf("stew", { [energyId]: 600, [proteinId]: 40, [sodiumId]: 1200 }),
];
const portions = { least: 0.5, most: 2 };

test("every choice meets the limits in the portion that is told, the best dish first and each once", () => {
  const limits = [
    limitOf("energy", energyId, "<=", 650),
    limitOf("sodium", sodiumId, "<", 1200, { scope: "portion" }),
  ];
  const { choices, infeasibility } = chooseDishes({ dishes, portions, limits }, 5);
  expect(infeasibility).toBeNull();
  expect(choices.map(({ dishId, portions: count }) => [dishId, count])).toEqual([
    ["salad", 1],
    ["soup", 1],
    ["stew", 0.5],
  ]);
  for (const choice of choices) expect(choice.verification.every(({ satisfied }) => satisfied)).toBe(true);
  expect(choices[2]?.verification[0]).toMatchObject({
    constraint: "energy",
    value: 300,
    limit: 650,
    slack: 350,
  });
  expect(chooseDishes({ dishes, portions, limits }, 1).choices).toHaveLength(1);
});

test("a limit that no dish can meet is the conflict, and the nearest dish tells how far it must move", () => {
  const limits = [
    limitOf("energy", energyId, "<=", 5000),
    limitOf("protein", proteinId, ">=", 100),
    limitOf("sodium", sodiumId, "<=", 5000),
  ];
  const { choices, nearest, infeasibility } = chooseDishes({ dishes, portions, limits }, 1);
  expect(choices).toEqual([]);
  expect(nearest).toMatchObject({ dishId: "stew", portions: 2 });
  expect(infeasibility?.conflict).toEqual(["protein"]);
  expect(infeasibility?.relaxation).toEqual([
    { constraint: "protein", limit: 100, neededLimit: 80, relativeChange: 0.2 },
  ]);
});

test("limits that single dishes meet but none meets together are the conflict, without the others", () => {
  const limits = [
    limitOf("energy", energyId, "<=", 2000),
    limitOf("protein", proteinId, ">=", 30),
    limitOf("sodium", sodiumId, "<=", 500),
  ];
  const conflict = chooseDishes({ dishes, portions, limits }, 1).infeasibility?.conflict;
  expect(conflict).toEqual(["protein", "sodium"]);
  for (const name of conflict ?? []) {
    const rest = limits.filter((limit) => limit.name !== name);
    expect(chooseDishes({ dishes, portions, limits: rest }, 1).choices).not.toEqual([]);
  }
});

test("four limits that only conflict together are all told", () => {
  const compounds = [1, 2, 3, 4];
  const four = compounds.map((without) =>
    dishOf(
      `without ${without}`,
      Object.fromEntries(compounds.map((compound) => [compound, compound === without ? 0.1 : 10])),
    ),
  );
  const limits = compounds.map((compound) => limitOf(`limit ${compound}`, compound, ">=", 5));
  const outcome = chooseDishes({ dishes: four, portions, limits }, 1);
  expect(outcome.infeasibility?.conflict).toEqual(["limit 1", "limit 2", "limit 3", "limit 4"]);
});

test("an unknown amount meets a lower bound never and an upper bound neither", () => {
  const unknown = [dishOf("unknown", { [energyId]: 200 })];
  for (const operator of ["<=", ">="] as const) {
    const limits = [limitOf("sodium", sodiumId, operator, 10)];
    const outcome = chooseDishes({ dishes: unknown, portions, limits }, 1);
    expect(outcome.infeasibility?.conflict).toEqual(["sodium"]);
    expect(outcome.nearest?.verification[0]).toMatchObject({ satisfied: false, complete: false });
  }
});
