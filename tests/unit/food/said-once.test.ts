import { expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

it("a noun that is said once is of both", () => {
  expect(showPhrases("1 crumpet w marmite, 1 w honey")).toEqual([
    "1 crumpet",
    "marmite",
    "1 crumpet",
    "honey",
  ]);
});

it("one of several is among them", () => {
  expect(showPhrases("2 crumpets, 1 with honey")).toEqual(["2 crumpet", "honey"]);
});

it("the other half that was given away is not taken off twice", () => {
  expect(showPhrases("tuna sandwich (half), gave other half to Deb")).toEqual(["0.5 tuna sandwich"]);
});
