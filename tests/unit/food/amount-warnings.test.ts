import { describe, expect, it } from "vitest";
import { listAmountWarnings } from "../../../functions/decode/amount-warnings.ts";
import { smallCatalogue } from "./small-catalogue.ts";

const [milk, , , egg] = smallCatalogue;
const energyOf = (kcal: number) => [{ compound_identifier_id: 1008, measurement_value: kcal }];

describe("a warning of an amount that no one eats", () => {
  it("is given for much of one food or of energy", () => {
    expect(listAmountWarnings([{ food: egg ?? null, grams: 1600 }], [])).toEqual(["implausible_amount"]);
    expect(listAmountWarnings([{ food: egg ?? null, grams: 900 }], energyOf(4100))).toEqual([
      "implausible_amount",
    ]);
  });

  it("is not given for an ordinary meal or for bottles of a drink", () => {
    expect(listAmountWarnings([{ food: egg ?? null, grams: 600 }], energyOf(900))).toEqual([]);
    expect(listAmountWarnings([{ food: milk ?? null, grams: 2000 }], [])).toEqual([]);
  });
});
