import { describe, expect, it } from "vitest";
import { plainRefusals, readNeeds } from "../../../shared/domain/constraints/mod.ts";

describe("a refused food in other words", () => {
  it.each([
    ["my uncle swells up when he eats cashews", "allergic to cashews"],
    ["leeks put me in hospital", "allergic to leeks"],
    ["she carries an epipen because of walnuts", "allergic to walnuts"],
    ["mussels gave my dad hives", "allergic to mussels"],
    ["shellfish makes my throat close up", "allergic to shellfish"],
    ["my lips tingle when I eat cashews", "allergic to cashews"],
    ["if I eat tomatoes I get hives", "allergic to tomatoes"],
    ["yoghurt leaves me gassy", "no yoghurt"],
    ["eggs bring him out in hives", "allergic to eggs"],
    ["one bite of sesame and my son needs his epipen", "allergic to sesame"],
    ["walnuts could kill my nephew", "allergic to walnuts"],
    ["peanuts = hospital for me", "allergic to peanuts"],
    ["celery is a no-go for us", "no celery"],
    ["nothing spicy, one of them is off fish", "nothing spicy, no fish"],
    ["the kids have gone right off mushrooms", "no mushrooms"],
    ["he's off eggs at the moment", "no eggs"],
    ["raisins in carrot cake are a crime", "no raisins"],
    ["Beans in chilli? No way", "no Beans"],
    ["my kids turn their noses up at peas", "no peas"],
    ["garlic and me don't get on", "no garlic"],
    ["we don't keep pork in the house", "no pork"],
    ["fennel is the one thing she can't eat", "no fennel"],
    ["okra? absolutely not", "no okra"],
    ["leeks and onions trigger my migraine", "allergic to leeks and onions"],
  ])("%s", (said, plain) => {
    expect(plainRefusals(said)).toBe(plain);
  });

  it.each([
    ["beetroot no more, thanks", "no beetroot"],
    ["leeks are not my favourite", "no leeks"],
    ["Beef? Nope, chicken please", "no Beef. chicken please"],
    ["keep the nuts out of my dinner", "no nuts"],
    ["not a bit of dill", "no dill"],
    ["my lad leaves the sprouts on the side", "no sprouts"],
    ["we don't have pork at home", "no pork"],
    ["capers never agree with him", "no capers"],
  ])("%s", (said, plain) => {
    expect(plainRefusals(said)).toBe(plain);
  });

  it.each([
    "don't forget the leeks",
    "I always forget the salt",
    "lactose intolerance in the family",
    "rainy days are not my thing",
    "salmon is my favourite",
    "capers are my thing",
    "30 g butter no more",
    "keep the butter out of the fridge",
    "keep the custard away from the heat",
    "the lasagne won't go in the oven",
    "we never buy pesto",
    "grilled fish salad on the side",
    "not a bit of butter but a lot",
    "nope, chicken please",
    "swap the leeks for carrots because they give me wind",
    "soup with leeks, my wife is allergic to nuts",
  ])("is not in %j", (said) => {
    expect(plainRefusals(said)).toBe(said);
  });
});

describe("a reaction", () => {
  it.each([
    ["to a food that is not known stays one", "zibzab upsets my stomach", "allergic to zibzab"],
    ["to two of them", "samphire and zibzab trigger my asthma", "allergic to samphire and zibzab"],
    ["of the stomach is one", "onions give my mother-in-law terrible heartburn", "allergic to onions"],
  ])("%s", (_, said, plain) => {
    expect(plainRefusals(said)).toBe(plain);
  });

  it.each([
    "stress gives me migraines",
    "late dinners and cold weather trigger my asthma",
    "skipping meals gives me headaches",
    "flying upsets my stomach",
    "no fish, which gives me hives",
  ])("a reaction to no food leaves none out: %s", (said) => {
    expect(plainRefusals(said)).toBe(said);
  });
});

describe("a refusal with the reaction behind it", () => {
  it.each([
    ["dinner, no eggs, my son is allergic", "dinner, allergic to eggs"],
    ["soup without nuts because my wife is severely allergic", "soup allergic to nuts"],
    ["skip the eggs, the kids are allergic to them", "allergic to eggs"],
    ["no prawns or any other shellfish, i swell up", "allergic to prawns and shellfish"],
    ["no eggs, i come out in hives", "allergic to eggs"],
    ["soup, no dairy, my son can't have it", "soup, no dairy"],
  ])("is one allergy, and never the wish for the food: %s", (said, plain) => {
    expect(plainRefusals(said)).toBe(plain);
  });

  it.each([
    ["prawns and crab make my throat close up", "allergic to prawns and crab"],
    ["sesame makes my lips swell", "allergic to sesame"],
    ["my little boy gets covered in a rash from milk", "allergic to milk"],
  ])("is told by what the body does: %s", (said, plain) => expect(plainRefusals(said)).toBe(plain));

  it.each(["not allergic to nuts, brownies", "chocolate makes my face light up"])("is none: %s", (said) =>
    expect(plainRefusals(said)).toBe(said),
  );
});

describe("an allergy behind a food that is left out", () => {
  it("is stated, not denied", () =>
    expect(readNeeds("hummus without tahini, allergic to sesame").allergies).toEqual(["sesame"]));
});
