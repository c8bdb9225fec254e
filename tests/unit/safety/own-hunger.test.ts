import { describe, expect, test } from "vitest";
import { readSituation } from "../../../shared/domain/safety/mod.ts";

const topicsOf = (text: string) => readSituation(text).topics;

describe("the hunger of a small child is no sign of an eating disorder", () => {
  test.each([
    "our 10 week old is starving all day",
    "toddler refuses meals and throws her dinner about",
    "she wakes starving all night, third trimester",
  ])("%s", (text) => {
    expect(topicsOf(text)).not.toContain("eating_disorder");
  });

  test.each([
    "I'm starving myself, my toddler eats fine",
    "my 14 year old refuses to eat anything",
    "I starved all day yesterday",
    "feeling so ashamed after eating",
    "I'm furious with myself, I ate cake",
    "can't face it if the scales go up",
  ])("unlike that of others: %s", (text) => {
    expect(topicsOf(text)).toContain("eating_disorder");
  });
});
