import { describe, expect, it } from "vitest";
import { stemForeign } from "../../../shared/language/mod.ts";

describe("stemForeign", () => {
  it.each([
    ["de", "Kartoffel", "Kartoffeln"],
    ["de", "Apfel", "Äpfel"],
    ["de", "Hähnchen", "Haehnchen"],
    ["de", "Weißkohl", "Weisskohl"],
    ["fr", "pomme", "pommes"],
    ["fr", "crème", "creme"],
    ["fr", "œuf", "oeufs"],
    ["it", "fungo", "funghi"],
    ["it", "uovo", "uova"],
    ["sv", "jordgubbe", "jordgubbar"],
    ["sv", "äpple", "apple"],
    ["fi", "peruna", "perunoita"],
    ["fi", "leipä", "leipää"],
    ["fi", "mansikka", "mansikoita"],
    ["fi", "makkara", "makkaran"],
    ["fi", "käristys", "käristystä"],
    ["ja", "リンゴ", "りんご"],
  ])("brings %s %j and %j together", (language, one, other) => {
    expect(stemForeign(language, other)).toBe(stemForeign(language, one));
  });

  it.each([
    ["de", "Birne", "Bier"],
    ["fi", "kana", "kala"],
    ["fi", "marja", "maitoa"],
    ["sv", "lax", "lök"],
    ["it", "pane", "pera"],
    ["hi", "दाल", "दही"],
  ])("keeps %s %j and %j apart", (language, one, other) => {
    expect(stemForeign(language, other)).not.toBe(stemForeign(language, one));
  });
});

it("leaves a word of which no more than two letters would be left", () => {
  expect(stemForeign("fi", "abita")).toBe("abita");
});
