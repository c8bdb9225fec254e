import { expect, it } from "vitest";
import { evenWording } from "../../../functions/decide/engine/question/even-wording.ts";

it.each([
  ["chapati 60/=, pilau 250/-", "chapati 60 shillings, pilau 250 shillings"],
  ["gout in the toe 😭 omelette or liver", "gout in the toe . omelette or liver"],
  ["honey or just a breastfeed", "honey or just breast milk"],
])("writes out %j", (text, even) => expect(evenWording(text)).toBe(even));

it.each(["pizza 😋 or salad", "60/40 mince or 1/2 pie", "I breastfeed him"])("leaves %j", (text) => {
  expect(evenWording(text)).toBe(text);
});
