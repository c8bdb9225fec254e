import { describe, expect, it } from "vitest";
import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import { berlin, labelsOf } from "./read-events.ts";

/** A report, and of each symptom its label with what the row is about. */
type Row = readonly [text: string, ...symptoms: string[]];

const named: readonly Row[] = [
  ["hiccups after the fizzy drink, sooo annoying", "hiccups"],
  ["I felt so annoyed all day", "irritability"],
  ["my skin broke out again, three new pimples on the chin", "acne"],
  ["started feeling sick at 6.30pm, fish pie at 5", "nausea"],
  ["was sick at 6.30pm, fish pie at 5", "vomiting"],
  ["heart skipped a few beats after my second espresso", "palpitations"],
  ["dying for a wee", "urinary urgency"],
  ["ran for the bus and felt breathless", "shortness of breath"],
  ["the runs since breakfast", "diarrhea"],
  ["the balls of my feet hurt", "foot or toe pain"],
  ["gran chokes on her food"],
  ["woke up 3x to pee", "passing urine at night"],
  ["two bouts of vomiting", "vomiting"],
  ["toddler has loose nappies", "diarrhea"],
  ["my hip's bad again", "hip pain"],
  ["ears popping, slight pain in the left one", "blocked ears", "earache"],
  ["bumped my elbow this morning, bruised and tender", "elbow pain", "bruising"],
  ["little one up all night with a tight barking cough", "cough"],
  ["my partner has a cold and I'm dreading catching it"],
  ["worried I might get a migraine, seeing zigzags", "visual disturbance"],
  ["lower abdo pain, BO normally", "abdominal pain"],
  ["no heartburn any more since I cut out tomatoes but last night it came back", "heartburn"],
  ["upped it to 100 on thursday, headache", "headache"],
  ["got a bit of a dicky tummy", "indigestion"],
  ["migraine at 14:20, pain 8/10", "migraine"],
  ["chest infection, coughing up green gunk", "phlegm"],
  ["third day without pooping", "constipation"],
  ["reflux, propped up on pillows", "heartburn"],
  ["it stings a bit"],
  ["pain in my upper back when I breathe deep", "back pain"],
  ["blood on the tissue when I blow my nose", "nosebleed"],
  ["woke up 3am, sweaty", "sweating"],
  ["vomiting x3 and runs x5", "vomiting", "diarrhea"],
  ["dad says his hip is bad again, started in january", "hip pain"],
  ["it burns when I swallow hot drinks", "sore throat"],
  ["I'm writing about my partner. He's had diarrhoea since Friday", "diarrhea"],
  ["she was sick at 2am, my daughter", "vomiting"],
  ["the leaflet says it can cause nausea and I do feel dizzy", "dizziness"],
  ["a tingly patch on my back", "tingling"],
  ["burning stomach on an empty belly", "abdominal pain"],
  ["burning legs on the stairs", "pain"],
  ["anxious and shaky after two energy drinks", "anxiety", "shakiness"],
  ["itching since I put on the new sweater", "itching"],
  ["i get migraines but today is just a normal headache", "headache"],
  ["I wanted to report that I had mild stomach discomfort", "abdominal discomfort"],
  ["it was just allergies: sneezing, itchy throat", "sneezing", "itching"],
  ["my arms were so sore I couldn't lift them", "arm pain"],
];

const timed: readonly Row[] = [
  ["wheezy at night for a month", "wheezing null P1M"],
  ["rash for a week, itchy at night", "rash null P1W", "itching null null"],
  ["3 days of the runs now", "diarrhea null P3D"],
  ["legs achy after standing all day", "leg pain null null"],
  ["slept terribly, up since 4", "insomnia 2026-03-10T03:00:00Z null"],
  ["sore boobs, due on friday", "breast tenderness null null"],
  ["nausea comes in waves, started Saturday night", "nausea 2026-03-07T21:00:00Z null"],
  ["woke 5:45 with a headache, gone by 7", "headache 2026-03-10T04:45:00Z PT1H15M"],
  ["my period's 5 days late and my boobs hurt", "irregular period null null", "breast tenderness null null"],
  ["tummy swells up like I'm 6 months pregnant", "bloating null null"],
  ["swollen feet after the 12 hr flight", "swelling null null"],
  ["nausea x 2 days, vomited yesterday", "nausea null P2D", "vomiting 2026-03-09T11:00:00Z null"],
  [
    "my throat is killing me, and my ears hurt, since Sunday night",
    "sore throat 2026-03-08T21:00:00Z null",
    "earache 2026-03-08T21:00:00Z null",
  ],
  ["now have mild cramps since lunch", "abdominal cramp 2026-03-10T11:30:00Z null"],
  ["had a headache today from 9 till noon", "headache 2026-03-10T08:00:00Z PT3H"],
  ["got a headache? yep, since 10", "headache 2026-03-10T09:00:00Z null"],
  ["if this headache lasts another day I'm calling the doc, it's been 3 days", "headache null P3D"],
  ["cramps, 3/10, on the right, since last night", "abdominal cramp 2026-03-09T21:00:00Z null"],
  [
    "sore throat gone after 2 days, now a cough since this morning",
    "sore throat null P2D",
    "cough 2026-03-10T07:00:00Z null",
  ],
  ["cough, sore throat, no temp today", "cough null null", "sore throat null null"],
  ["heel pain, eases once I get moving, about two months", "foot or toe pain null P2M"],
  [
    "low since my dad passed in January, not sleeping well",
    "low mood 2026-01-01T11:00:00Z null",
    "insomnia null null",
  ],
  ["couldn't breathe properly for about 10 minutes, fine now", "shortness of breath null PT10M"],
  ["cough going on 6 weeks, keeps me up at night", "cough null P6W", "insomnia null null"],
];

const caused: readonly Row[] = [
  ["itchy all over, new washing powder", "itching new washing powder"],
  ["sneezing all weekend, pollen", "sneezing pollen"],
  ["had appendicitis in 2010, now cramps", "abdominal cramp null"],
  ["cold sores again, stress probably", "cold sore stress"],
  ["feel sick. had sushi. 3 hrs ago.", "nausea sushi"],
  ["bloated following yesterday's dinner (fish curry)", "bloating fish curry"],
  ["i've had this um pain in my knee", "knee pain null"],
  ["headache since noon. had a coffee at 3, no help", "headache null"],
  ["skipped lunch and got lightheaded, ate a cookie and felt ok", "dizziness skipped lunch"],
  ["face puffy, on amoxicillin since yesterday", "facial swelling null"],
  ["had 2 pints and my nose is blocked", "nasal congestion pints"],
  ["period pains from hell", "menstrual cramps null"],
  ["had a wee bit of heartburn", "heartburn null"],
];

const graded: readonly Row[] = [
  ["cramps since tuesday, worst on wednesday evening", "abdominal cramp null"],
  ["period pains from hell", "menstrual cramps 5"],
  ["bloating 5/10 cramps 7/10 wind 9/10", "bloating 3", "abdominal cramp 4", "flatulence 5"],
  ["stubbed me toe, hurts like buggery", "foot or toe pain 4"],
];

function eventsOf(text: string) {
  return readSymptoms(text, berlin);
}

describe("a report as people tell it", () => {
  it.each(named)("names its symptoms: %s", (text, ...labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });
  it.each(timed)("gives beginning and length: %s", (text, ...events) => {
    const read = eventsOf(text).map(
      ({ label, onset, duration }) => `${label} ${onset?.utc ?? null} ${duration?.iso ?? null}`,
    );
    expect(read).toEqual(events);
  });
  it.each(caused)("gives the cause: %s", (text, ...events) => {
    expect(eventsOf(text).map(({ label, trigger }) => `${label} ${trigger?.text ?? null}`)).toEqual(events);
  });
  it.each(graded)("gives the severity: %s", (text, ...events) => {
    expect(eventsOf(text).map(({ label, intensity }) => `${label} ${intensity}`)).toEqual(events);
  });
});
