import { expect, it } from "vitest";
import { readSituation } from "../../../shared/domain/safety/mod.ts";

it.each(["27+3, brie or cheddar", "I'm 12+5. sushi or soup?", "expecting twins (18 wks): brie or cheddar"])(
  "%s is read as a pregnancy",
  (text) => {
    expect([...readSituation(text).topics]).toContain("pregnancy");
  },
);

it.each(["2+2 eggs or toast", "I had 10+3 chips", "1200+6 kcal"])("%s is not", (text) => {
  expect([...readSituation(text).topics]).not.toContain("pregnancy");
});

it("weeks of what is expected are no baby's age", () => {
  expect(readSituation("expecting twins (18 wks)").persons).toEqual([]);
  expect(readSituation("my twins (18 wks) are hungry").persons).toHaveLength(1);
});
