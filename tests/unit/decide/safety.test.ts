import { describe, expect, test } from "vitest";
import { answerQuestion } from "../../../functions/decide/answer-question.ts";
import { decideRequest } from "../../../functions/decide/contract.ts";
import { receiveQuestion } from "../../../functions/decide/receive-question.ts";
import { kitchenPorts } from "./support/kitchen.ts";

async function decide(request_text: string, ...stated: string[]) {
  const options = stated.map((data) => ({ type: "text", data }));
  const request = decideRequest.parse({ request_text, ...(stated.length > 0 && { options }) });
  const { decision } = await answerQuestion(await receiveQuestion(request, kitchenPorts()), kitchenPorts(), {
    keyId: "",
    signal: new AbortController().signal,
  });
  const label = decision.options.find(({ id }) => id === decision.selected_option)?.label ?? null;
  return { ...decision, label };
}

describe("what may harm is ruled out, with the rule and its source in the reasoning", () => {
  test.each([
    ["I'm on metronidazole: red wine or cola?", "cola", /red wine.*metronidazole.*NHS/],
    ["taking warfarin and driving home: wine or water?", "water", /wine.*driving/],
    [
      "on warfarin, never eats greens. For lunch a huge plate of broccoli or boiled egg?",
      "boiled egg",
      /broccoli.*vitamin K/,
    ],
    [
      "on warfarin, I don't normally eat greens. For lunch a huge plate of broccoli or boiled egg?",
      "boiled egg",
      /broccoli.*vitamin K/,
    ],
    ["On lithium: cut nearly all salt, or keep my usual salt?", "usual salt", /prescriber.*NHS/],
    ["my 3yo: whole nuts or an apple?", "apple", /chok.*NHS/],
    ["My meter says 3.1 mmol/l: boiled egg or cola?", "cola", /egg.*fast sugar/],
    ["I'm pregnant: rare steak or boiled egg?", "boiled egg", /steak.*pregnancy/],
    ["I have type 2 diabetes: white rice or boiled egg?", "boiled egg", /carbohydrate/],
    ["sugar is 3.2: milk, diet cola or cola?", "cola", /fast sugar/],
    [
      "on acarbose and having a low: cola or glucose tablets?",
      "glucose tablets",
      /cola.*acarbose.*MedlinePlus/,
    ],
    ["type 1 and low now, cola or boiled egg?", "cola", /fast sugar/],
    ["diabetic: crisps or apple?", "apple", /crisps.*glucose/],
    ["on blood pressure tablets: grapefruit or apple?", "apple", /grapefruit/],
    ["green potatoes or white rice?", "white rice", /green potato/],
    ["I'm not diabetic but my son is and he's low. egg or cola for him", "cola", /fast sugar/],
    ["diabetic wife, she's 3.4 so egg or cola", "cola", /fast sugar/],
    ["type 1, 2.9 now: egg or cola", "cola", /fast sugar/],
    ["not allergic to fish myself but my girlfriend is. salmon or lentils for us", "lentils", /fish allergy/],
    ["fish alergy (hospital once), salmon or lentils", "lentils", /fish allergy/],
    ["he turned 3 yday. whole nuts or an apple", "apple", /chok/],
    ["unpasteurised goats milk or an apple?", "apple", /raw milk.*CDC/],
    ["hypo, sweating, swallowing fine: cola or boiled egg", "cola", /fast sugar/],
    ["gran has heart failure and her feet are swollen, anchovy or an apple", "apple", /heart failure/],
    [
      "housemate has a fish allergy and is joining us, shall I cook salmon or lentils",
      "lentils",
      /fish allergy/,
    ],
    ["on sertraline, knackered so thinking st johns wort tea or cola", "cola", /wort/],
    ["what relaxes me more a red wine or a cola, i take diazepam", "cola", /drowsy/],
    [
      "the potatoes have gone all green and sprouty. bake those or white rice?",
      "white rice",
      /green and sprouty/,
    ],
    ["my spuds have shoots growing out of them, roast them or white rice", "white rice", /shoots/],
    ["tatties went greenish. mash those or lentils?", "lentils", /greenish/],
    ["the chicken has gone a bit sour, eat that or lentils?", "lentils", /gone a bit sour/],
    ["ham looks all slimy now, have some of that or an apple?", "apple", /slimy/],
    ["mussels that never opened, eat them or lentils?", "lentils", /mussel/],
    ["rice is slimy and smells sour. curry with it or lentils", "lentils", /sour|slimy/],
    ["ham gone slimy, ham roll or an apple", "apple", /slimy/],
    ["cheese left in a hot car or an apple", "apple", /left in a hot car/],
    ["fish allergy of any kind: salmon or boiled egg", "boiled egg", /fish allergy/],
    ["allergic to fish of any sort, salmon or boiled egg", "boiled egg", /fish allergy/],
    ["run in half an hour: apple or lentil stew", "apple", /before exercise.*NHS/],
    ["my homemade garlic oil has been in the cupboard a month: use that or cola", "cola", /garlic oil/],
    ["power was off 16 hours and the fridge is warm: egg or an apple", "apple", /fridge.*FoodSafety/],
    ["fridge door was open all night. milk or an apple", "apple", /fridge/],
    ["fish allergy here (anaphylaxis) salmon or boiled egg", "boiled egg", /fish allergy/],
    ["12 days after my gastric sleeve: steak or water?", "water", /only liquids|nothing but liquids/],
    ["CMPA baby of 8 months: yoghurt or apple?", "apple", /milk allergy/],
    ["potassium limit per meal 600 mg: egg 820 mg or apple 340 mg?", "apple 340 mg", /820 mg/],
  ])("%s", async (text, label, reason) => {
    const decision = await decide(text);
    expect(decision).toMatchObject({ outcome: "selected", label });
    expect(decision.reasoning).toMatch(reason);
  });

  test("also where the options are given apart", async () => {
    const { label, reasoning } = await decide("I take disulfiram", "red wine", "cola");
    expect(label).toBe("cola");
    expect(reasoning).toMatch(/disulfiram/);
  });

  test("where all are out, none is chosen", async () => {
    const { outcome, reasoning } = await decide("my 4 month old: lentils or an apple?");
    expect(outcome).toBe("no_valid_option");
    expect(reasoning).toMatch(/breast milk/);
  });
});

describe("a flare of pancreatitis is for the doctor, not for a comparison", () => {
  test.each([
    "pancreatitis flare today, apple or lentils?",
    "my pancreatitis is flaring up: apple or lentils",
  ])("%s", async (text) => {
    const { outcome, reasoning } = await decide(text);
    expect(outcome).toBe("needs_information");
    expect(reasoning).toMatch(/call a doctor now/);
  });
  test.each([
    "chronic pancreatitis, apple or lentils?",
    "to prevent another pancreatitis flare, apple or lentils?",
    "I had acute pancreatitis last year: apple or lentils?",
  ])("but not %s", async (text) => {
    const { reasoning } = await decide(text);
    expect(reasoning).not.toMatch(/call a doctor now/);
  });
});

test("with kidney disease a stock cube is not chosen beside plain food", async () => {
  const { label, reasoning } = await decide("stage 4 kidney disease, soup with stock cubes or white rice?");
  expect(label).toBe("white rice");
  expect(reasoning).toMatch(/salt/);
});

test("to choke on food as a habit is a difficulty of swallowing, to choke now an emergency", async () => {
  const habit = await decide("my dad always chokes on his food since his stroke, apple or lentils?");
  expect(habit.reasoning).not.toMatch(/emergency/);
  const now = await decide("he is choking on his food, apple or lentils?");
  expect(now.reasoning).toMatch(/emergency/);
});

test.each([
  "roast potatoes or green beans, more fibre?",
  "potatoes with green peas, or lentils?",
  "jacket potato or a green salad?",
  "new potatoes, sprouting broccoli or lentils?",
])("a green vegetable beside a potato is no green potato: %s", async (text) => {
  const { reasoning } = await decide(text);
  expect(reasoning).not.toMatch(/solanine/);
});

describe("a figure of speech is neither an emergency nor an illness", () => {
  test.each([
    "limit is 300 kcal, which one fits? cola or apple",
    "only one fits in my lunchbox, apple or lentils",
    "what a stroke of luck, lentils and apples left. lentils or an apple, more fibre?",
  ])("%s", async (text) => {
    const { reasoning } = await decide(text);
    expect(reasoning).not.toMatch(/seizure|heart disease/);
  });
});

describe("the words of a condition are no option", () => {
  test.each([
    "12 weeks pregnant and low on iron, lentils or an apple?",
    "type 1, bg 9, lentils or an apple?",
    "On warfarin, lentils or an apple?",
  ])("%s", async (text) => {
    const { options } = await decide(text);
    expect(options.map(({ label }) => label)).toEqual(["lentils", "apple"]);
  });
});

test("people who will not eat bring no allergy", async () => {
  const own = await decide(
    "My coworker has a peanut allergy, I'm fine with nuts. Peanut butter or cola, more protein?",
  );
  expect(own.label).toBe("Peanut butter");
  const guest = await decide("A guest has a peanut allergy. Peanut butter or an egg, more protein?");
  expect(guest.label).toBe("egg");
});

test("signs of a reaction are an allergy", async () => {
  const { label, reasoning } = await decide("Peanuts make my throat swell. Peanut butter or an egg?");
  expect(label).toBe("egg");
  expect(reasoning).toMatch(/peanut allergy/);
});

describe("nothing is compared where care comes first", () => {
  test.each([
    ["I want to die. Apple or doughnut?", "no_valid_option", /get help now/],
    ["I have anorexia, apple or doughnut?", "no_valid_option", /eating disorder/],
    ["eating 400 kcal a day: apple or egg?", "no_valid_option", /doctor/],
    ["Pregnant and trying to lose weight: apple or egg?", "needs_information", /midwife/],
    ["Dad's face is drooping on one side: apple or egg?", "no_valid_option", /stroke/],
    ["I took 24 paracetamol tablets an hour ago: apple or egg?", "no_valid_option", /ambulance/],
    ["My toddler swallowed a button battery: apple, egg or doughnut?", "no_valid_option", /emergency/],
    ["Apple or egg? Gran is vomiting blood", "no_valid_option", /ambulance|emergency/],
  ])("%s", async (text, outcome, reason) => {
    const decision = await decide(text);
    expect(decision).toMatchObject({ outcome, selected_option: null });
    expect(decision.reasoning).toMatch(reason);
    expect(decision.reasoning).not.toMatch(/kcal,|per portion/);
  });

  test("except in a hypo, where fast sugar is the help", async () => {
    const { label } = await decide("Sugar is 2.6 and he is confused and drowsy: cola or an egg?");
    expect(label).toBe("cola");
  });

  test.each([
    "Dying for chocolate: doughnut or apple, less sugar?",
    "This diet is killing me, apple or doughnut?",
  ])("but in: %s", async (text) => {
    expect((await decide(text)).outcome).toBe("selected");
  });
});

test("laxatives that follow eating are purging", async () => {
  const { outcome, reasoning } = await decide(
    "if I finish the bread I need to use laxatives, bread or nothing",
  );
  expect(outcome).toBe("no_valid_option");
  expect(reasoning).toMatch(/Purging.*eating disorder/);
});

test("what a food is free of names no food", async () => {
  const { outcome, options } = await decide("coeliac: rice, gluten free or white bread");
  expect(options).toHaveLength(2);
  expect((await decide("coeliac: white bread or gluten free")).outcome).toBe("needs_information");
  expect(outcome).toBe("selected");
});

describe("a hazard counts for the option that it is said of", () => {
  test("in a clause of its own", async () => {
    const { label } = await decide("The salmon smells off. Salmon or rice?");
    expect(label).toBe("Rice".toLowerCase());
  });

  test("and is asked about where no option matches it", async () => {
    const { outcome, reasoning } = await decide("It was left out overnight. Salmon or rice?");
    expect(outcome).toBe("needs_information");
    expect(reasoning).toMatch(/left out/);
  });
});

describe("what may contain an allergen", () => {
  test("is not chosen where another option is free of it", async () => {
    const { label, reasoning } = await decide("I have a soya allergy: white bread or lentils?");
    expect(label).toBe("lentils");
    expect(reasoning).toMatch(/Ruled out: “white bread” may contain/);
  });

  test("is asked about where nothing is known to be free of it", async () => {
    const { outcome, reasoning } = await decide("I carry an EpiPen for my soya allergy: bread or doughnut?");
    expect(outcome).toBe("needs_information");
    expect(reasoning).toMatch(/label/);
  });
});

describe("a hazard of the food that all options are made of leaves none of them", () => {
  test.each([
    "the egg smells off. Would it be better in lentil stew or in white rice?",
    "salmon has gone slimy. put it into lentil stew or white rice",
    "this tub of hummus is blown up like a balloon. Put it in lentil stew or white rice?",
    "the salmon smells off. Lentil stew or white rice with it?",
  ])("%s", async (text) => {
    const { outcome, reasoning } = await decide(text);
    expect(outcome).toBe("no_valid_option");
    expect(reasoning).toMatch(/not to be eaten/);
  });

  test("unless one of them is another food", async () => {
    const decision = await decide("salmon has gone slimy. put it in lentil stew or have white rice?");
    expect(decision).toMatchObject({ outcome: "selected", label: "white rice" });
  });
});
