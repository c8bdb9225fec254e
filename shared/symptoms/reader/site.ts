import type { SymptomName } from "../find-symptom-names.ts";
import { isKindOf, symptomOf } from "../vocabulary.ts";
import { matchSite, type SiteMatch, symptomsAnywhere } from "../vocabulary-sites.ts";
import { type SymptomToken, tokeniseReport } from "../vocabulary-token.ts";
import type { Standing } from "./antecedent.ts";
import type { Mention, Passage } from "./passage.ts";
import language from "./wording/language.json" with { type: "json" };

const places = new Set(language.places.split(" "));
const reach = 20;
/** "headache on the left side" is of the head still. */
const vague = new Set(["side", "back"]);
/** "abd pain 6 out of 10 RLQ" */
const figureWords = new Set(["out", "of", "over", "about", "around"]);
const determiners = new Set(language.determiners.split(" "));

interface TokenIndex {
  readonly tokens: readonly SymptomToken[];
  /** Tokens by where they begin in the text. */
  readonly tokenAt: ReadonlyMap<number, number>;
}

/**
 * The told mentions whose place stands apart from their name ("pain 8/10 in my left knee"), by index: named again
 * with it, a complaint of any place by what it is called there. "Headache in my left temple" stays one.
 */
export function readSites(passage: Passage, { told }: Standing): Map<number, SymptomName> {
  const sites = new Map<number, SymptomName>();
  let known: TokenIndex | undefined;
  const openIndex = () => {
    known ??= indexTokens(passage.text);
    return known;
  };
  for (const index of told) {
    const mention = passage.mentions[index];
    if (mention === undefined) continue;
    const isOpened = isOpen(mention);
    const match = findPlace(passage, mention, openIndex, isOpened ? reach : 1);
    if (match === null) continue;
    const isVague = vague.has(match.site.split(" ").at(-1) ?? "");
    if (isVague && (mention.found.site !== null || !isOpened)) continue;
    if (isOpened) sites.set(index, nameAt(mention.found, match));
    else sites.set(index, { ...mention.found, site: match.site });
  }
  return sites;
}

function indexTokens(text: string): TokenIndex {
  const tokens = tokeniseReport(text);
  return { tokens, tokenAt: new Map(tokens.map(({ start }, token) => [start, token])) };
}

/** Whether the name says nothing of a place, or only the one that is always meant. */
function isOpen({ found }: Mention): boolean {
  return found.site === null || !found.text.toLowerCase().includes(found.site.split(" ").at(-1) ?? "");
}

function findPlace(
  { words, clauseAt, mentionAt }: Passage,
  { from, to }: Mention,
  openIndex: () => TokenIndex,
  limit: number,
): SiteMatch | null {
  for (
    let at = to;
    at < to + limit && clauseAt[at] === clauseAt[from] && (mentionAt[at] ?? -1) === -1;
    at++
  ) {
    const isBare = words.slice(to, at).every(({ kind, text }) => kind !== "word" || figureWords.has(text));
    if (!isBare && !places.has(words[at]?.text ?? "")) continue;
    let next = places.has(words[at]?.text ?? "") ? at + 1 : at;
    while (determiners.has(words[next]?.text ?? "")) next++;
    const start = words[next]?.start ?? -1;
    const { tokens, tokenAt } = openIndex();
    const token = tokenAt.get(start);
    const match = token === undefined ? null : matchSite(tokens, token);
    if (match) return match;
  }
  return null;
}

function nameAt(name: SymptomName, { site, symptoms }: SiteMatch): SymptomName {
  const complaints = Object.keys(symptomsAnywhere).filter((key) => symptomsAnywhere[key] === name.symptomId);
  const plain = complaints.includes("pain") ? "pain" : (complaints.find((key) => symptoms[key]) ?? "");
  const special =
    complaints.length > 0 ? undefined : Object.values(symptoms).find((id) => isKindOf(id, name.symptomId));
  const symptom = symptomOf(symptoms[plain] ?? special ?? name.symptomId);
  if (symptom === null) return { ...name, site };
  const { id: symptomId, label, category, redFlag, parent } = symptom;
  return { ...name, symptomId, label, category, redFlag, parent, site };
}
