import { expect, it } from "vitest";
import { isReactionSaid } from "../../../functions/draft/engine/request/is-reaction-said.ts";
import { rewritePhrases } from "../../../functions/draft/engine/request/rewrite-phrases.ts";
import { listHeld } from "../../../functions/draft/engine/substitution/rules/composite-foods.ts";

const kindsOf = (name: string) => listHeld(name).map(({ kind }) => kind);

it.each([
  ["yeast extract", "barley"],
  ["vegan mince", "soy"],
  ["royal icing", "egg"],
  ["mixed peel", "sulphite"],
  ["beef suet", "wheat"],
  ["gluten-free flour blend", "lupin"],
  ["bouquet garni", "celery"],
])("%s may hold %s unseen", (name, kind) => {
  expect(kindsOf(name)).toContain(kind);
});

it.each(["no garlic, I react badly", "I can't tolerate garlic", "I can't have garlic"])(
  "%j is said of a reaction",
  (asked) => {
    expect(isReactionSaid("garlic", asked)).toBe(true);
  },
);

it.each([
  ["garlic and onion upset my gut", "allergic to garlic and onion"],
  ["I'm on an MAOI", "no tyramine"],
  ["for a potluck of 20", "for 20 people"],
  ["no mustard, allergic to it", "allergic to mustard"],
])("%j means %j", (said, plain) => {
  expect(rewritePhrases(said)).toBe(plain);
});
