import { expect, it } from "vitest";
import { detectLanguage } from "../../../shared/language/detect-language.ts";

it.each([
  ["I had a headache after the pizza", "english"],
  ["my tummy hurts", "english"],
  ["Ich habe seit gestern starke Kopfschmerzen", "other"],
  ["J’ai mal au ventre depuis hier", "other"],
  ["me duele la cabeza desde ayer", "other"],
  ["昨日から頭が痛い", "other"],
  ["болит живот", "other"],
  ["headache nausea", "unknown"],
  ["12:30", "unknown"],
  ["", "unknown"],
])("%j is %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
