import laySignData from "../flags/data/lay-signs.json" with { type: "json" };
import signData from "../flags/data/signs.json" with { type: "json" };
import circumstanceData from "../flags/data/words.json" with { type: "json" };
import siteData from "./data/body-sites.json" with { type: "json" };
import complaintData from "./data/complaints.json" with { type: "json" };
import familyData from "./data/families.json" with { type: "json" };
import symptomData from "./data/symptoms.json" with { type: "json" };

const shortest = 6;

/** The words of the names of symptoms, sites and complaints that are long enough to be stated from others when misspelt. */
export const vocabularyWords: ReadonlySet<string> = new Set(
  [
    ...symptomData.symptoms.flatMap(({ label, names, felt, had }) => [label, ...names, ...felt, ...had]),
    ...siteData.sites.flatMap(({ words }) => words),
    ...complaintData.complaints.flatMap(({ nouns, verbs, adjectives }) => [
      ...nouns,
      ...verbs,
      ...adjectives,
    ]),
  ].flatMap((name) => (name.match(/[a-z]+/g) ?? []).filter((word) => word.length >= shortest)),
);

const circumstances: Readonly<Record<string, readonly string[]>> = circumstanceData.words;

/** The words by which signs of emergencies are known: however they are spelt, they are meant. */
export const signWords: ReadonlySet<string> = new Set(
  [
    ...signData.symptoms.flatMap(({ names }) => names),
    ...Object.values(signData.names).flat(),
    ...Object.values(circumstances).flat(),
    ...Object.values(laySignData.names).flat(),
    ...Object.values(laySignData.words).flat(),
    ...Object.values(familyData.families),
  ].flatMap((name) => name.match(/[a-z]+/g) ?? []),
);
