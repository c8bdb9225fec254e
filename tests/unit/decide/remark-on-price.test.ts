import { expect, it } from "vitest";
import { remarkOnPrice } from "../../../functions/decide/engine/filter/remark-on-price.ts";

function remark(text: string, label: string): string[] {
  return remarkOnPrice({ label }, { text }).map((one) => one.text);
}

it.each([
  ["I've got £8: burger £9.50 or salad £6", "burger £9.50", ["costs 9.50, over the 8 to spend"]],
  [
    "under $10 please, burrito bowl 11.45 or tacos 8",
    "burrito bowl 11.45",
    ["costs 11.45, over the 10 to spend"],
  ],
  ["budget is 7 euros", "pasta 7 euros", []],
  ["£4 till payday, beans or cod fillets at £5.50", "cod fillets", ["costs 5.50, over the 4 to spend"]],
  ["i have 1000 naira", "suya 2500 naira", ["costs 2500.00, over the 1000 to spend"]],
  ["only got 50 rand", "ribs R120", ["costs 120.00, over the 50 to spend"]],
  ["only got 50 rand", "bunny chow R45", []],
  ["I've got £3", "2 £3.50 wraps", ["costs 3.50, over the 3 to spend"]],
  ["which has more protein", "burger £9.50", []],
  ["I've got 20 pounds to lose", "steak £22", []],
  ["under 5 pounds of beef", "roast £22", []],
])("says what costs more than there is to spend: %s", (text, label, expected) => {
  expect(remark(text, label)).toEqual(expected);
});
