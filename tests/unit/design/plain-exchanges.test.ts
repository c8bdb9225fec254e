import { describe, expect, it } from "vitest";
import {
  plainExchanges,
  plainMeatExchanges,
} from "../../../functions/design/engine/wording/plain-exchanges.ts";

describe("a food in the place of another one", () => {
  it.each([
    ["lasagne but turkey mince instead of the beef", "lasagne but with turkey mince, no beef"],
    ["carbonara with bacon rather than pancetta", "carbonara with bacon, no pancetta"],
  ])("comes, and the other one goes: %s", (text, plain) => expect(plainExchanges(text)).toBe(plain));

  it.each([
    "pancakes with oat milk instead of milk",
    "a dinner with fish instead of meat",
    "a lunch instead of dinner",
  ])("is none where a kind of food would be left out with it: %s", (text) =>
    expect(plainExchanges(text)).toBe(text),
  );
});

describe("a food in the place of meat", () => {
  it.each([
    ["a dinner with fish instead of meat", "a dinner with fish, pescatarian"],
    ["3 dinners, seafood rather than meat", "3 dinners, with seafood, pescatarian"],
    ["king prawns in place of the meat", "with prawns, pescatarian"],
    ["use chicken instead of meat", "with chicken, no red meat"],
    ["pasta with beans instead of meat", "pasta with beans vegetarian"],
    ["a stew, lentils not meat", "a stew, lentils not meat"],
    ["instead of meat", "vegetarian"],
  ])("says how far a dish goes without: %s", (text, plain) => expect(plainMeatExchanges(text)).toBe(plain));
});
