import { describe, expect, it } from "vitest";
import { readLackingDevices } from "../../../functions/draft/engine/methods/lacking-devices.ts";
import { workByHand } from "../../../functions/draft/engine/methods/work-by-hand.ts";

const edited = (...steps: string[]) => ({ ingredients: [], changes: [], unmet: [], warnings: [], steps });
const devicesIn = (text: string) => readLackingDevices(text).map(({ device }) => device);
const stepsBy = (wish: string, ...steps: string[]) => workByHand(edited(...steps), readLackingDevices(wish));

describe("a device that there is none of", () => {
  it.each([
    ["no liquidiser in this kitchen", ["blender"]],
    ["we haven't got a food processor or a mixer", ["blender", "mixer"]],
    ["my stick blender died", ["blender"]],
    ["can I make it by hand", ["blender", "mixer"]],
    ["blend it in the food processor", []],
    ["no blended sauces", []],
    ["by hand please", ["blender", "mixer"]],
    ["no mixer, so by hand", ["mixer"]],
    ["no stand mixer but I have a hand mixer", []],
    ["I shred the chicken by hand", []],
  ])("is read of %j", (text, devices) => {
    expect(devicesIn(text)).toEqual(devices);
  });
});

describe("steps without the device", () => {
  it.each([
    [
      "Liquidise the carrots until smooth.",
      "Mash the carrots with a potato masher and push it through a sieve until smooth.",
    ],
    [
      "Whizz the parsley and nuts in a food processor.",
      "Finely chop the parsley and nuts and pound to a paste in a mortar.",
    ],
    [
      "Tip into a blender and blend until silky.",
      "Put into a bowl and mash with a potato masher and push it through a sieve until silky.",
    ],
    [
      "Use a stick blender to purée the soup.",
      "By hand, mash the soup with a potato masher and push it through a sieve until smooth.",
    ],
    ["Simmer, then blitz it in a blender.", "Simmer, then finely chop it and pound to a paste in a mortar."],
  ])("have the work of hands: %s", (step, byHand) => {
    expect(stepsBy("no blender", step).steps).toEqual([byHand]);
  });

  it.each([
    "Blend the cornflour with the milk.",
    "Stir in the tomato purée and the spice blend.",
    "Season with the spice blend and cook until creamy.",
    "Drain the pulses. Repeat the process until smooth.",
  ])("keep what no device does: %s", (step) => {
    expect(stepsBy("no blender", step).steps).toEqual([step]);
  });

  it("beat by hand", () => {
    const { steps, warnings } = stepsBy("no mixer", "Beat the egg whites with an electric mixer.");
    expect(steps).toEqual(["Beat the egg whites by hand."]);
    expect(warnings).toHaveLength(1);
  });

  it("are reported where the device stays, or where none was used", () => {
    expect(stepsBy("no blender", "Rinse the blender.").unmet).toMatchObject([{ reason: "not_possible" }]);
    expect(stepsBy("no blender", "Stir.").warnings).toEqual([
      'nothing to change for "no blender": the steps stay as they are',
    ]);
  });
});
