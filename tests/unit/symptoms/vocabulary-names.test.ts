import { describe, expect, it } from "vitest";
import { findSymptomNames } from "../../../shared/domain/symptoms/vocabulary/find-symptom-names.ts";

function labelsOf(text: string): string[] {
  return findSymptomNames(text).map(({ label }) => label);
}

function placesOf(text: string): string[] {
  return findSymptomNames(text).map(({ label, site }) => `${label} @ ${site}`);
}

describe("findSymptomNames", () => {
  it.each([
    ["I threw up", "vomiting"],
    ["been throwing up since noon", "vomiting"],
    ["puked twice", "vomiting"],
    ["was sick in the sink", "vomiting"],
    ["I felt sick on the bus", "nausea"],
    ["feel like I'm going to throw up", "nausea"],
    ["the trots", "diarrhea"],
    ["three watery stools", "diarrhea"],
    ["haven't gone in 3 days", "constipation"],
    ["heart was pounding like mad", "palpitations"],
    ["my heart skipped a beat", "palpitations"],
    ["can't catch my breath", "shortness of breath"],
    ["blacked out for a second", "fainting"],
    ["the world was tilting", "vertigo"],
    ["came out in welts", "hives"],
    ["no energy at all", "fatigue"],
    ["tossing and turning", "insomnia"],
    ["hangry", "irritability"],
    ["off my food", "loss of appetite"],
    ["stings when I wee", "painful urination"],
    ["my brain feels fried", "brain fog"],
    ["trouble concentrating", "difficulty concentrating"],
    ["butterflies in my stomach", "anxiety"],
    ["looked six months pregnant", "bloating"],
  ])("reads %j as %s", (text, label) => {
    expect(labelsOf(text)).toEqual([label]);
  });

  it.each([
    ["my lower back is killing me", ["lower back pain @ lower back"]],
    ["my left knee is throbbing", ["knee pain @ left knee"]],
    ["stiffness and pain in both knees", ["joint stiffness @ knee", "knee pain @ knee"]],
    ["sharp pain in my lower left belly", ["left lower abdominal pain @ left lower abdomen"]],
    ["ache on the lower left side of my tummy", ["left lower abdominal pain @ left lower abdomen"]],
    ["ache in the back of my head and the top of my foot", ["headache @ head", "foot or toe pain @ foot"]],
    ["red, itchy, watery eyes", ["red eye @ eye", "itching @ eye", "watery eyes @ eye"]],
    ["my face went puffy and my legs went numb", ["facial swelling @ face", "numbness @ leg"]],
    ["neck and shoulder pain", ["neck pain @ neck", "shoulder pain @ shoulder"]],
    ["rash on my arms and legs", ["rash @ arm and leg"]],
    ["welts on my right forearm", ["hives @ right forearm"]],
    ["tummy ache, tooth ache", ["abdominal pain @ abdomen", "toothache @ tooth"]],
    ["my toe hurts and so does my thumb", ["foot or toe pain @ toe", "hand or finger pain @ thumb"]],
    ["pain score 6 (of 10), left hip", ["hip pain @ left hip"]],
  ])("puts site and complaint together in %j", (text, places) => {
    expect(placesOf(text)).toEqual(places);
  });

  it.each([
    ["c/o HA, n/v/d x2d", ["headache", "nausea", "vomiting", "diarrhea"]],
    ["RLQ tenderness", ["right lower abdominal tenderness"]],
    ["tummy pain right lower side", ["right lower abdominal pain"]],
    ["belly hurts on the lower right side", ["right lower abdominal pain"]],
    ["pain in the side", ["side or kidney pain"]],
    ["low BP and SOB", ["low blood pressure", "shortness of breath"]],
    ["Ha, that was fun", []],
  ])("reads the shorthand of notes in %j", (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });

  it.each([
    "sick of eating eggs",
    "tired of rice",
    "what a pain in the arse this recipe is",
    "this spreadsheet is a headache",
    "a rash decision to order pizza",
    "hot chocolate on a cold day",
    "the coffee was cold and my soup too hot",
    "cold cuts, hot sauce, burnt toast",
    "cooking on a gas hob",
    "leg of lamb, chicken breast and kidney beans",
    "runny eggs and a runny cheese",
    "drained tuna, sour cream, blood orange, blue cheese",
    "burning 400 calories",
    "the tight schedule of a heart-healthy cook",
    "couldn't stop laughing",
    "I'm down for tacos",
    "I slept well and ate until I was full",
  ])("finds no symptom in %j", (text) => {
    expect(labelsOf(text)).toEqual([]);
  });

  it.each([
    ["I was cold and my soup was hot", ["chills"]],
    ["the wine made me hot", ["feeling hot"]],
    ["beans gave me gas", ["flatulence"]],
    ["cramps, gas and nausea", ["abdominal cramp", "flatulence", "nausea"]],
    ["- gas 4/10", ["flatulence"]],
    ["sold the gas grill, cramps after", ["abdominal cramp"]],
  ])("takes an ambiguous word for a symptom only of a person in %j", (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });

  it("begins the name of a negated complaint after its negator", () => {
    expect(findSymptomNames("my stomach isn't hurting")).toMatchObject([
      { label: "abdominal pain", site: "abdomen", text: "hurting" },
    ]);
  });

  it("applies a negated complaint to the site of an ellipsis", () => {
    expect(placesOf("my ear isn't sore, my throat is")).toEqual(["earache @ ear", "sore throat @ throat"]);
  });

  it("gives the offsets of each name in UTF-16 units, behind accents and emoji", () => {
    const text = "🤢 crème brûlée → my bélly really hurts, nausea";
    const names = findSymptomNames(text);
    expect(names.map(({ label }) => label)).toEqual(["abdominal pain", "nausea"]);
    for (const name of names) expect(text.slice(name.start, name.end)).toBe(name.text);
    expect(names[0]?.text).toBe("bélly really hurts");
  });

  it("has the id, parent and site of the vocabulary", () => {
    expect(findSymptomNames("chest pain")).toMatchObject([
      { symptomId: "SYMP:0000576", parent: "SYMP:0000099", site: "chest", start: 0, end: 10 },
    ]);
  });
});
