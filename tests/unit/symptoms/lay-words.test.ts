import { describe, expect, it } from "vitest";
import { labelsOf, onlyEventOf } from "./read-events.ts";

describe("ordinary symptoms in lay words", () => {
  it.each([
    ["green poo after spinach", "unusual stool colour"],
    ["hard rabbit droppings", "constipation"],
    ["squits since the curry", "diarrhea"],
    ["can't face food", "loss of appetite"],
    ["eating like a horse", "increased appetite"],
    ["belly like a basketball", "bloating"],
    ["head like a bag of hammers", "headache"],
    ["bed is spinning", "vertigo"],
    ["flew off the handle", "irritability"],
    ["throat like razor blades", "sore throat"],
    ["ankles like tree trunks", "swelling"],
    ["put on half a stone", "weight gain"],
    ["sugars through the roof", "high blood sugar"],
    ["legs won't stay still at night", "restless legs"],
    ["mozzie bites all over", "insect bite or sting"],
    ["eyelids drooping", "drooping eyelid"],
    ["shin splints", "leg pain"],
    ["jaw is sore", "jaw pain"],
    ["sore ribs", "rib pain"],
    ["ache in my kidneys", "side or kidney pain"],
    ["pulled my groin", "groin pain"],
    ["pain under my right ribs", "right upper abdominal pain"],
    ["plantar fasciitis agony", "foot or toe pain"],
    ["shattered after nights", "exhaustion"],
    ["burnt the roof of my mouth", "mouth sore"],
    ["Came in from work with a blocked nose", "nasal congestion"],
    ["muddled according to my sister", "confusion"],
    ["feel ok, just a bit sick", "nausea"],
    ["I'm fine now but sick earlier", "nausea"],
  ])("%s -> %s", (text, label) => expect(labelsOf(text)).toContain(label));

  it.each([
    "scary stuff",
    "the cake collapsed",
    "my sourdough is bubbling",
    "the tomato plants have black spots",
    "the screen went blue",
    "keep my weight down",
    "lights went dark outside",
    "a stomach-churning documentary",
    "the finale was so gut-wrenching",
    "mint tea works for nausea",
    "according to the leaflet it causes nausea",
    "I feel fine, sick of the rain though",
    "the coeliac is my mum, not me",
  ])("are not found in: %s", (text) => expect(labelsOf(text)).toEqual([]));

  it("a part of the body and the shoes that no longer fit are one complaint", () => {
    expect(labelsOf("ankles swollen tonight, shoes too tight")).toEqual(["leg swelling"]);
  });

  it("a bit of something is slight", () => {
    expect(onlyEventOf("a bit of wind after the beans")).toMatchObject({ intensity: 1 });
  });
});
