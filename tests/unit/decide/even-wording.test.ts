import { expect, it } from "vitest";
import { evenWording } from "../../../functions/decide/engine/question/even-wording.ts";

it.each([
  ["chapati 60/=, pilau 250/-", "chapati 60 shillings, pilau 250 shillings"],
  ["gout in the toe 😭 omelette or liver", "gout in the toe . omelette or liver"],
  ["honey or just a breastfeed", "honey or just breast milk"],
  ["risotto w vegetable stock or toast w/honey", "risotto with vegetable stock or toast with honey"],
  ["coffee w/o sugar", "coffee without sugar"],
  ["fish alergy, alergic to nuts", "fish allergy, allergic to nuts"],
  ["20,000mcg or 10", "20000mcg or 10"],
  ["10,000 IU of vitamin A or a carrot", "10000 IU of vitamin A or a carrot"],
  ["oatcakes certified gluten free or crackers", "oatcakes (gluten free) or crackers"],
  ["iron wise lentils or beef", "iron wise, lentils or beef"],
  [
    "600 kcal left. burrito (840) or poke bowl (560)?",
    "600 kcal left. burrito (840 kcal) or poke bowl (560 kcal)?",
  ],
  [
    "fewest calories: latte (190) or mocha (320)",
    "fewest calories: latte (190 calories) or mocha (320 calories)",
  ],
])("writes out %j", (text, even) => expect(evenWording(text)).toBe(even));

it.each([
  "pizza 😋 or salad",
  "60/40 mince or 1/2 pie",
  "I breastfeed him",
  "is it wise to eat liver",
  "otherwise rice or lentils",
  "100 w bulb",
  "600 kcal: pie (2) or soup (350 g)",
])("leaves %j", (text) => {
  expect(evenWording(text)).toBe(text);
});
