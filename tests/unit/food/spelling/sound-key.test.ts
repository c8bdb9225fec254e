import { describe, expect, it } from "vitest";
import { createSpeller } from "../../../../shared/domain/food/spelling/create-speller.ts";
import { soundKey } from "../../../../shared/domain/food/spelling/sound-key.ts";

describe("names that are written by their sound", () => {
  it.each([
    ["laksah", "laksa"],
    ["pooha", "poha"],
    ["golgappey", "golgappe"],
    ["kitfoo", "kitfo"],
    ["coxina", "coxinha"],
    ["vadaa", "wada"],
  ])("%s sounds like %s", (written, meant) => {
    expect(soundKey(written)).toBe(soundKey(meant));
  });

  it("stand for the commonest name that sounds alike", () => {
    const speller = createSpeller(
      new Map([
        ["poha", 2],
        ["injera", 3],
      ]),
    );
    expect(speller.repair("pooha")?.word).toBe("poha");
    expect(speller.repair("injerah")?.word).toBe("injera");
  });

  it("never stand for an English word or a name of a person", () => {
    const speller = createSpeller(
      new Map([
        ["oat", 90],
        ["poha", 2],
      ]),
    );
    expect(speller.repair("outtt")).toBeNull();
    expect(speller.repair("pooha", { isName: true })).toBeNull();
  });
});
