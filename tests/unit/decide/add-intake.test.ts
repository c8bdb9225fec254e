import { expect, it } from "vitest";
import { addIntake } from "../../../functions/decide/engine/filter/add-intake.ts";
import { judgeOption, listRules } from "../../../shared/domain/safety/mod.ts";

/** The supplement rules that an option breaks together with what the question says is taken already. */
function findDoses(text: string, option: string): string[] {
  const whole = { name: option, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  return listRules({ topics: new Set() }).flatMap((holding) => {
    const words = addIntake(holding, option, text);
    if (words === null) return [];
    const found = judgeOption([holding], { words, foods: [], whole, portionGrams: 0 });
    return found.map(({ rule, term }) => `${rule.id}: ${term}`);
  });
}

it.each([
  ["I take 4000 IU vitamin D a day", "another 10,000 IU capsule", "dose-vitamin-d: 14000 iu"],
  ["on 4,000 IU of D3", "another 1000 IU tablet", "dose-vitamin-d: 5000 iu"],
  ["my vitamin D is 1000 IU a day", "a 5000 IU pill", "dose-vitamin-d: 5000 iu"],
  ["I already take 8000 IU of vitamin A a day", "a 5,000 IU capsule", "dose-vitamin-a: 13000 iu"],
  ["30 mg of zinc a day", "an extra 15 mg tablet", "dose-zinc: 45 mg"],
])("%s, %s is too much", (text, option, found) => {
  expect(findDoses(text, option)).toEqual([found]);
});

it.each([
  ["I take 1000 IU vitamin D a day", "another 2,000 IU capsule"],
  ["I take 50,000 IU vitamin D weekly", "another 1,000 IU capsule"],
  ["I take 4000 IU vitamin D a day", "salmon with 500 IU"],
  ["I take 4000 IU vitamin D a day", "another 200 mg capsule"],
  ["4000 IU vitamin D capsule or 2000 IU capsule", "2000 IU capsule"],
])("%s, %s is not", (text, option) => {
  expect(findDoses(text, option)).toEqual([]);
});
