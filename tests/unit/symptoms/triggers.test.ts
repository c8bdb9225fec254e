import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { nowhere } from "./read-events.ts";

function triggersOf(text: string): (string | null)[] {
  return readSymptoms(text, nowhere).map(({ trigger }) => trigger?.text ?? null);
}

function holdsTable(rows: readonly (readonly [string, readonly (string | null)[]])[]): void {
  it.each(rows)("%s -> %j", (text, triggers) => expect(triggersOf(text)).toEqual(triggers));
}

describe("what was done is a cause", () => {
  holdsTable([
    ["dizzy when i stand up", ["stand up"]],
    ["headache from staring at the screen all day", ["staring at the screen"]],
    ["shaky because I skipped lunch", ["skipped lunch"]],
    ["lightheaded from not eating all day", ["not eating"]],
    ["breathless climbing stairs", ["climbing stairs"]],
    ["skipping breakfast makes me dizzy", ["skipping breakfast"]],
    ["knees hurt after my run", ["run"]],
    ["stomach ache after eating too fast", ["eating too fast"]],
    ["stress headache", ["stress"]],
    ["exercise-induced nausea", ["exercise"]],
    ["stomach pain comes on when I'm stressed", ["stressed"]],
    ["constipated since starting the iron tablets", ["iron tablets"]],
    ["hands sore from all the gardening", ["gardening"]],
    ["sneezing whenever I'm near horses", ["horses"]],
    ["calves ache after yesterdays boxing class", ["boxing class"]],
    ["the scallops at the market made me sick", ["scallops"]],
    ["coffee on an empty stomach made me jittery", ["coffee"]],
    ["cheese toastie at Nan's = bloated", ["cheese toastie"]],
    ["both girls w/ a cold: eldest coughing", [null]],
  ]);
});

describe("what was eaten or taken beside a symptom is a cause", () => {
  holdsTable([
    ["ate cashews 10 mins ago and now my mouth itches", ["cashews"]],
    ["had prawns at lunch, now covered in hives", ["prawns"]],
    ["Had a big curry last night. Woke up with heartburn.", ["curry"]],
    ["gassy, ate too many lentils at lunch", ["lentils"]],
    ["cramps... had dairy again", ["dairy"]],
    ["hungover after last night's beers", ["beers"]],
    ["my son ate prawns. I have a headache", [null]],
    ["I had a meeting and a headache", [null]],
    ["not only did my joints ache, I also had insomnia", [null, null]],
  ]);
});

describe("what a report opens with, without a verb, is a cause", () => {
  holdsTable([
    ["laksa so spicy, nose running", ["laksa"]],
    ["week 2 sertraline: headache and nausea", ["sertraline", "sertraline"]],
    ["Lunch: lentil dal and naan. Bloated.", ["lentil dal and naan"]],
    ["mutton rogan josh then heartburn", ["mutton rogan josh"]],
    ["energy drink, heart racing", ["energy drink"]],
    ["sorbet (raspberry) → cramps", ["sorbet"]],
    ["candesartan cough", ["candesartan"]],
    ["busy monday, headache", [null]],
    ["pulse 72, headache", [null]],
  ]);
});

describe("what a report guesses at behind its symptom is a cause", () => {
  holdsTable([
    ["mouth so dry, amlodipine?", ["amlodipine"]],
    ["bloated - dairy?", ["dairy"]],
    ["eyes stinging from peeling three kilos of shallots", ["peeling three kilos of shallots"]],
    ["dizzy since they upped my ramipril", ["ramipril"]],
    ["low mood since stopping sertraline", ["stopping sertraline"]],
    ["dizzy, is this normal?", [null]],
  ]);
});

describe("what is taken against a symptom is no cause", () => {
  holdsTable([
    ["headache since ten, took ibuprofen, eased by noon", [null]],
    ["constipated for 3 days, tried prunes", [null]],
    ["period pain, took naproxen", [null]],
    ["took ibuprofen and got a stomach ache", ["ibuprofen"]],
  ]);
});

describe("each cause is of its own symptom", () => {
  holdsTable([
    ["coffee makes me jittery and milk gives me cramps", ["coffee", "milk"]],
    ["headache from red wine and heartburn from pizza", ["red wine", "pizza"]],
    ["nausea since this morning, headache after the gym", [null, "gym"]],
    ["gassy after beans last night and tired today", ["beans", null]],
    ["gluten = bloated and tired", ["gluten", "gluten"]],
    ["my tummy is gurgling and I'm passing wind after the beans", ["beans", "beans"]],
    ["my hands went numb while typing", ["typing"]],
    ["jittery on prednisone", ["prednisone"]],
    ["ate too fast and got hiccups", ["ate too fast"]],
    ["nausea after lunch, probably the mayo", ["mayo"]],
  ]);
});

describe("a cause that is denied is none", () => {
  holdsTable([
    ["I don't think the fish caused my nausea", [null]],
    ["headache but it wasn't the wine", [null]],
    ["don't think it was the milk but cramps all day", [null]],
    ["there is no doubt the milk gave me gas", ["milk"]],
  ]);
});
