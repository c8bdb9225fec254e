import { describe, expect, it } from "vitest";
import { chooseLanguage, listEntryTerms } from "../../../../shared/domain/food/mod.ts";

const latin = ["de", "fr", "it", "sv", "fi"];

/** The language of an entry, where the catalogue has these terms. */
function choose(text: string, known: readonly string[], isOpen = true): string | null {
  const asked = new Set(listEntryTerms(text, latin));
  const found = new Set(known.filter((term) => asked.has(term)));
  return chooseLanguage(text, { languages: latin, isOpen }, found)?.language ?? null;
}

describe("chooseLanguage", () => {
  it("takes the language that has most of the words", () => {
    expect(choose("200 g Rotbarsch, 150 g Mangold", ["de:rotbarsch", "de:mangold", "fr:mangold"])).toBe("de");
  });

  it("takes English where it has as many", () => {
    expect(choose("chili con carne", ["chili", "con", "carne", "it:carn"])).toBeNull();
    expect(choose("rye porridge", ["rye", "porridge"])).toBeNull();
  });

  it("takes the language of the grammar, though English names have borrowed the words", () => {
    const borrowed = ["cornetto", "alla", "crema", "e", "cappuccino", "al", "bar"];
    expect(choose("cornetto alla crema e cappuccino al bar", borrowed, false)).toBe("it");
  });

  it("knows the language by its word for one food and its grammar", () => {
    expect(choose("glass med hallon", ["glass"])).toBe("sv");
  });

  it("takes a language for its grammar alone only if more than the catalogue speaks for it", () => {
    expect(choose("avec zyx", [], true)).toBeNull();
    expect(choose("avec zyx", [], false)).toBe("fr");
  });

  it("takes no language for a misspelt English entry with a word that another has too", () => {
    expect(choose("two grilld chikn brests", ["fr:brest"])).toBeNull();
  });

  it("asks for the parts of compounds, of bounded number for a word without end", () => {
    expect(listEntryTerms("Rinderhüfte", ["de"])).toEqual(
      expect.arrayContaining(["de:rinderhuft", "de:huft"]),
    );
    expect(listEntryTerms("a".repeat(4000), latin).length).toBeLessThan(500);
  });
});
