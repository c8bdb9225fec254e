import { describe, expect, it } from "vitest";
import { labelsOf } from "./read-events.ts";

function holdsTable(rows: readonly (readonly [string, readonly string[]])[]): void {
  it.each(rows)("%s -> %j", (text, labels) => expect(labelsOf(text)).toEqual(labels));
}

describe("a negated symptom is no event", () => {
  holdsTable([
    ["No fever, chills or cough", []],
    ["no fever, chills, cough", []],
    ["without nausea, a fever or chills", []],
    ["I never got a rash, a fever or any itching", []],
    ["haven't thrown up yet", []],
    ["Went for a run without chest pain", []],
    ["free of pain", []],
    ["didn't vomit, just felt queasy without any fever", ["nausea"]],
    ["can't eat without getting queasy", ["nausea"]],
    ["not a hint of nausea", []],
    ["I don't think I have a fever", []],
    ["nothing made me feel bloated", []],
    ["Neither the milk nor the cheese gave me gas", []],
    ["fever: none", []],
    ["Nausea and vomiting absent", []],
    ["vomiting was ruled out", []],
    ["the usual bloating did not show up", []],
    ["Denies:\n- nausea\n- fever", []],
    ["joint pain 0/5", []],
    ["no weird headache, no abdominal or chest pain", []],
    ["Denies SOB, N/V", []],
    ["hardly any pain", []],
    ["vomiting x0", []],
    ["no problems with heartburn", []],
    ["suicidal thoughts? I have none", []],
  ]);
});

describe("the scope of a negation ends before an asserted symptom", () => {
  holdsTable([
    ["no fever but chills", ["chills"]],
    ["Denies nausea, reports fatigue", ["fatigue"]],
    ["no fever, mild headache", ["headache"]],
    ["no fever and a headache", ["headache"]],
    ["no fever, headache 5/10", ["headache"]],
    ["fatigue without fever", ["fatigue"]],
    ["not tired, just thirsty", ["thirst"]],
    ["nausea, no vomiting, headache, no fever", ["nausea", "headache"]],
    ["fever no, cough yes", ["cough"]],
    ["ROS: + fatigue, - fever, - cough", ["fatigue"]],
    ["no dairy for 3 days and still bloated", ["bloating"]],
    ["no lunch, dizzy", ["dizziness"]],
    ["didn't go out because of a cough", ["cough"]],
    ["headache (no nausea) since noon", ["headache"]],
  ]);
});

describe("a pseudo-negation keeps the event", () => {
  holdsTable([
    ["I could not stop sneezing", ["sneezing"]],
    ["not only nausea", ["nausea"]],
    ["no stool for 3 days, vomiting", ["constipation", "vomiting"]],
    ["no nausea, headache for two hours", ["headache"]],
    ["no relief from the cough", ["cough"]],
    ["No wonder I'm tired", ["tiredness"]],
    ["can't eat dinner without getting heartburn", ["heartburn"]],
    ["I don't know why but I feel dizzy", ["dizziness"]],
    ["never had such a headache", ["headache"]],
    ["never had a headache this bad", ["headache"]],
    ["a non-itchy rash", ["rash"]],
    ["I wouldn't call it pain, more an itch", ["itching"]],
    ["the pain isn't in my chest", ["pain"]],
    ["I don't have a cough. Actually yes I do", ["cough"]],
    ["I never get headaches but today I have one", ["headache"]],
    ["never had reflux before but it's awful tonight", ["heartburn"]],
    ["never had hives before but they're all over me today", ["hives"]],
  ]);
});

describe("an ended symptom is an event where more is told of it than that it has gone", () => {
  holdsTable([
    ["my cough was gone after three days", ["cough"]],
    ["severe headache, gone after a nap", ["headache"]],
    ["the fever cleared up by noon", ["fever"]],
    ["wheezy, took two puffs and it eased off", ["wheezing"]],
    ["my cough is gone", []],
    ["I no longer have a rash", []],
    ["not dizzy anymore, just tired", ["tiredness"]],
    ["the fever has cleared up, still weak", ["weakness"]],
  ]);

  it("unless a change of habits ended it for good", () => {
    expect(labelsOf("No more heartburn since I stopped coffee")).toEqual([]);
  });
});
