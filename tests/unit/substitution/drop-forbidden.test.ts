import { expect, test } from "vitest";
import { createLines } from "../../../functions/draft/engine/substitution/lines/line.ts";
import { dropForbidden } from "../../../functions/draft/engine/substitution/rules/keep-rules.ts";
import { pantry, recipe } from "./support/kitchen.ts";

const rulebook = { kinds: [{ rule: "vegan", kind: "animal" }], words: [], health: [], discouraged: [] };

test("the last look removes what surely breaks a rule and keeps the rest of a line", () => {
  const [butter, rice] = createLines(recipe("Rice", ["50 butter", "300 rice"]), pantry);
  if (butter === undefined || rice === undefined) throw new Error("Cannot test: a line is missing");
  const mixed = { ...rice, parts: [...rice.parts, ...butter.parts] };
  expect(dropForbidden(butter, rulebook)).toMatchObject({ change: "removed", parts: [] });
  expect(dropForbidden(mixed, rulebook).parts.map(({ name }) => name)).toEqual(["rice"]);
  expect(dropForbidden(rice, rulebook)).toBe(rice);
});
