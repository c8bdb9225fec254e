import { expect, test } from "vitest";
import { noRepairs, repairText, repairTokens } from "../../../shared/domain/food/text/repairs.ts";
import { tokenise } from "../../../shared/domain/food/text/tokenise.ts";

const repairs = new Map([
  ["lentill", "lentil"],
  ["creme", "cream"],
]);

test("tokens get the words that misspelt ones stand for, at the places of what is written", () => {
  const text = "2 cups Lentill soup";
  const tokens = repairTokens(tokenise(text), repairs);
  expect(tokens.map((token) => token.text)).toEqual(["2", "cups", "lentil", "soup"]);
  expect(tokens[2]).toMatchObject({ terms: ["lentil"], start: 7, end: 14 });
  expect(repairTokens(tokens, noRepairs)).toBe(tokens);
});

test("a text gets them in place of every form of what is written", () => {
  expect(repairText("LENTILL, lentill-soup (no crème) lentills", repairs)).toBe(
    "lentil, lentil-soup (no cream) lentills",
  );
  expect(repairText("Lentill", noRepairs)).toBe("Lentill");
});

test("a word that stands for two becomes two tokens side by side", () => {
  const tokens = repairTokens(tokenise("1 tbsp pepperrice"), new Map([["pepperrice", "pepper rice"]]));
  expect(tokens.slice(2)).toMatchObject([
    { text: "pepper", terms: ["pepper"], start: 7, end: 13 },
    { text: "rice", terms: ["rice"], start: 13, end: 17 },
  ]);
});
