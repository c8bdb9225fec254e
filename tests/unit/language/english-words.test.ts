import { expect, test } from "vitest";
import { isEnglishWord } from "../../../shared/language/english-words.ts";

test.each(["truck", "weather", "judge", "trucks", "judged", "tapping", "quicker", "gladly", "worker"])(
  "%j is English",
  (word) => {
    expect(isEnglishWord(word)).toBe(true);
  },
);

test.each(["trukc", "wether's", "jugde", "tapp", "buttter", "braed", "", "injera"])("%j is not", (word) => {
  expect(isEnglishWord(word)).toBe(false);
});
