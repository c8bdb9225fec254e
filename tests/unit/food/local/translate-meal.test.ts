import { describe, expect, it } from "vitest";
import { translateMeal } from "../../../../shared/domain/food/local/translate-meal.ts";

function translate(language: string, text: string, known: readonly string[] = []): string {
  const tokens = translateMeal(text, { language, known: new Set(known) });
  return tokens.map((token) => token.text).join(" ");
}

describe("the grammar of an entry becomes English", () => {
  it.each([
    ["de", "eine halbe Tasse Milch ohne Zucker", "half a cup of milk without sugar"],
    ["de", "2 EL Honig und ein Glas Wasser", "2 tbsp of honey and a glass of water"],
    ["de", "zum Frühstück drei Scheiben Brot", "for breakfast 3 slices of bread"],
    ["fr", "une tranche de pain avec du beurre", "a slice of bread with butter"],
    ["fr", "deux cuillères à soupe d'huile d'olive", "2 tbsp of olive oil"],
    ["it", "un bicchiere d'acqua e tre fette di pane", "a glass of water and 3 slices of bread"],
    ["sv", "två skivor bröd med smör", "2 slices of bread with butter"],
    ["sv", "till frukost", "for breakfast"],
    ["fi", "lasi maitoa ja kaksi omenaa", "glass of milk and 2 apple"],
    ["fi", "riisin kanssa kanaa", "with rice chicken"],
    ["fi", "puuro voilla", "porridge with butter"],
    ["ja", "食パン2枚とバター", "bread , 2 slice and butter"],
    ["ja", "牛乳200ml", "milk , 200 ml"],
  ])("%s: %s", (language, text, english) => {
    expect(translate(language, text)).toBe(english);
  });

  it("reads a letter as a unit only behind a number", () => {
    expect(translate("fr", "1 l de lait et l'eau")).toBe("1 l of milk and the water");
  });

  it("keeps words apart that have one stem", () => {
    expect(translate("it", "pesce, una pesca, pesche, pesci")).toBe("fish , a peach , peach , fish");
  });

  it("leaves the foods of a linking word in one phrase, the second describing the first", () => {
    expect(translate("fr", "velouté de courgettes", ["fr:velout"])).toBe("fr:veloute in zucchini");
  });
});

describe("foods that no list has", () => {
  it("keep terms of their language, which no English word is", () => {
    const [token] = translateMeal("pain", { language: "sv", known: new Set(["sv:pain"]) });
    expect(token).toMatchObject({ text: "sv:pain", terms: ["sv:pain"] });
  });

  it("are cut in two where only the parts are known", () => {
    const known = ["de:rind", "de:huft"];
    expect(translate("de", "Rinderhüfte", known)).toBe("beef de:hufte");
    expect(translate("de", "Rinderhüfte", [...known, "de:rinderhuft"])).toBe("de:rinderhufte");
  });

  it("lose a Finnish case that stands for a word", () => {
    expect(translate("fi", "piirakka munavoilla", ["fi:piirak"])).toBe("fi:piirakka with egg butter");
  });

  it("are English where only English names have the word", () => {
    expect(translate("de", "Baklava und Brot", ["baklava"])).toBe("baklava and bread");
  });

  it("are the longest known words of a run in a script without spaces", () => {
    expect(translate("ja", "はんぺんとひじき", ["ja:はんぺん", "ja:ひじき"])).toBe(
      "ja:はんぺん and ja:ひじき",
    );
  });
});
