import { describe, expect, it } from "vitest";
import { findIntakes } from "../../../functions/decide/engine/question/find-intakes.ts";

const wordsOf = (text: string) => findIntakes(text).map(({ start, end }) => text.slice(start, end));

describe("what somebody takes already", () => {
  it.each([
    ["I take 20 mg of zinc a day, oysters or beef?", ["take 20 mg of zinc a day"]],
    ["my multivitamin has 15 mg iron. spinach or lentils", ["multivitamin has 15 mg iron"]],
    ["I'm on 1000 iu vitamin d daily, salmon or eggs", ["'m on 1000 iu vitamin d daily"]],
  ])("is read in %s", (question, intakes) => expect(wordsOf(question)).toEqual(intakes));

  it.each(["a bar with 20 g protein or one with 30 g", "I want under 300 mg sodium, soup or salad"])(
    "is not read in %s",
    (question) => expect(wordsOf(question)).toEqual([]),
  );
});
