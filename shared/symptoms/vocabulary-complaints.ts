import complaintData from "./data/complaints.json" with { type: "json" };
import { addName, matchNames, type NameIndex } from "./vocabulary-names.ts";
import { type SiteMatch, symptomsAnywhere } from "./vocabulary-sites.ts";
import type { SymptomToken } from "./vocabulary-token.ts";

/** What can be said of a body site, as a noun, a verb or an adjective. */
export type ComplaintForm = "noun" | "verb" | "adjective";

/** A complaint word; `end` is the token after it. */
export interface ComplaintMatch {
  readonly id: string;
  readonly form: ComplaintForm;
  readonly end: number;
}

const index: NameIndex<{ id: string; form: ComplaintForm }> = new Map();
const fallbacks = new Map<string, string>();

for (const { id, like, nouns, verbs, adjectives } of complaintData.complaints) {
  if (like !== null) fallbacks.set(id, like);
  addForms(id, "noun", nouns);
  addForms(id, "verb", verbs);
  addForms(id, "adjective", adjectives);
}

function addForms(id: string, form: ComplaintForm, names: readonly string[]): void {
  const value = { id, form };
  for (const name of names) addName(index, name, value);
}

/** Every complaint that begins at a token, the longest first. */
export function matchComplaints(tokens: readonly SymptomToken[], start: number): ComplaintMatch[] {
  return matchNames(index, tokens, start)
    .map(({ value, end }) => ({ ...value, end }))
    .sort((a, b) => b.end - a.end);
}

const unplaced = new Set(complaintData.unplaced.complaints);
const inner = new Set(complaintData.unplaced.sites);

/** Whether a complaint is of the whole person beside one of such a site: "heart racing and shaky". */
export function isUnplaced({ site }: SiteMatch, { id }: ComplaintMatch): boolean {
  return unplaced.has(id) && inner.has(site.split(" ").at(-1) ?? "");
}

/** The id of the symptom that a complaint at a site is, null where that is none. */
export function symptomAt(site: SiteMatch, complaintId: string): string | null {
  const like = fallbacks.get(complaintId) ?? complaintId;
  return (
    site.symptoms[complaintId] ??
    site.symptoms[like] ??
    symptomsAnywhere[complaintId] ??
    symptomsAnywhere[like] ??
    null
  );
}
