import { expect, it } from "vitest";
import { prepareTokens } from "../../../shared/domain/food/text/passes/prepare-tokens.ts";
import { tokenise } from "../../../shared/domain/food/text/tokenise.ts";
import { measureCpuMs } from "../../support/measure-cpu.ts";

const longest = 20_000;

it.each([
  "(a",
  "a\n",
  "8 a\n",
  "1\n",
  "0800 a\n",
  "a - ",
  "a? ",
  "2 a, ",
  "L: a ",
  "m1 a ",
  "g ",
  "so ",
  "1pm a, 9 b, ",
])("%j repeated to the longest text is read within two seconds", (part) => {
  const text = part.repeat(longest).slice(0, longest);
  expect(measureCpuMs(() => prepareTokens(tokenise(text)))).toBeLessThan(2000);
});
