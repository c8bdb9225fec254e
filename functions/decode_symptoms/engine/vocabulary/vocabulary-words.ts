import siteData from "./data/body-sites.json" with { type: "json" };
import complaintData from "./data/complaints.json" with { type: "json" };
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
