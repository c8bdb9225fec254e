import { expect, it } from "vitest";
import { protectEnergy } from "../../../functions/design/engine/protect-energy.ts";

const woman = { gender: "female", share: 1 } as const;

it("a wish for less energy than is safe without supervision is reported, and the plan keeps to the least", () => {
  const { energy, unmet } = protectEnergy({ min: 720, max: 880 }, woman);
  expect(energy.min).toBe(1200);
  expect(unmet).toMatchObject([{ wish: "800 kcal a day", reason: "conflicts" }]);
  expect(protectEnergy({ min: null, max: 1400 }, { gender: "male", share: 1 }).energy.min).toBe(1500);
});

it("enough energy, and that of a part of the day, stays as it was asked for", () => {
  for (const energy of [
    { min: 1300, max: 1500 },
    { min: null, max: null },
  ])
    expect(protectEnergy(energy, woman)).toEqual({ energy, unmet: [] });
  const dinner = { min: null, max: 700 };
  expect(protectEnergy(dinner, { gender: null, share: 0.4 })).toEqual({ energy: dinner, unmet: [] });
});
