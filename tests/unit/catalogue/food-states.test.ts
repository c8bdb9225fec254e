import { expect, it } from "vitest";
import { createStateReader } from "../../../supabase/catalogue/build/name-readers.ts";

const readStates = createStateReader();

it.each([
  ["Moonroot, raw", ["raw"]],
  ["Moonroot leg, baked, skin not eaten, from raw", ["cooked", "baked", "without-skin"]],
  ["Moonroot, skin / coating eaten", ["with-skin"]],
  ["Moonroot, dry roasted, without salt added", ["cooked", "roasted", "dry-roasted", "without-salt"]],
  ["Moonroot, roasted, with salt added", ["cooked", "roasted", "with-salt"]],
  ["Moonroot nuts, unsalted", ["without-salt"]],
  ["Moonroot ice, no sugar added", ["unsweetened"]],
  ["Moonroot juice, sweetened", ["sweetened"]],
  ["Moonroot juice, unsweetened", ["unsweetened"]],
  ["Moonroot, fat added", ["with-fat"]],
  ["Moonroot, no added fat", ["no-added-fat"]],
  ["Moonfish, cooked, dry heat", ["cooked"]],
  ["Moonfish, light meat", []],
  ["Moon dressing, light", ["low-calorie"]],
  ["Moon cake, dry mix, unprepared", ["unprepared", "dry"]],
  ["Moon cake, dry mix, prepared", ["prepared"]],
  ["Moon flour, unenriched", ["unenriched"]],
  ["Moon steak, separable lean only, braised", ["cooked", "braised", "lean-only"]],
  ["Moon milk, reduced fat (2%)", ["reduced-fat"]],
  ["Moon milk, fat free (skim)", ["fat-free"]],
])("%s has the states %j", (name, states) => {
  expect(readStates(name)).toEqual(states);
});
