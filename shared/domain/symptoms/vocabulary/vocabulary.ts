import { fillFamilies, stemWord } from "../../../language/mod.ts";
import { createMemory } from "../../../platform/kernel/mod.ts";
import laySignData from "../flags/data/lay-signs.json" with { type: "json" };
import signData from "../flags/data/signs.json" with { type: "json" };
import type { ReportWord } from "../report-words.ts";
import siteData from "./data/body-sites.json" with { type: "json" };
import complaintData from "./data/complaints.json" with { type: "json" };
import familyData from "./data/families.json" with { type: "json" };
import symptomData from "./data/symptoms.json" with { type: "json" };

type Slot = { readonly keys: ReadonlySet<string>; readonly isOptional: boolean };
type Name<Meaning> = {
  /** Its slots as written: most names of the tables begin at no word of the texts that a process reads. */
  readonly written: readonly string[];
  slots: readonly Slot[] | null;
  readonly gap: Gap;
  readonly meaning: Meaning;
};

/** What may stand between the words of a name beside fillers: nothing, any words but a denial, or commas as well. */
type Gap = "none" | "words" | "commas";

/** Names by the keys of the words that can begin them. */
export type NameIndex<Meaning> = Map<string, Name<Meaning>[]>;

/** A name that begins at a word, `end` being the word after its last. */
type NameHit<Meaning> = { readonly meaning: Meaning; readonly end: number };

const maxFillers = 4;
/** Names have the same words again and again. */
const rememberSlot = createMemory<Slot>({ name: "words of symptoms", mostBytes: 2 * 1024 * 1024 });

/**
 * Adds a name to an index. Its words match in every inflection; `=word` only as written, `!WORD` only in
 * that case, `<class>` any word of a class, `{family}` of a family; `a|b` either, a slot ending in `?` may be missing, and the
 * parts between ` & ` stand in any order. In a name that begins with `~ ` any words but a denial may stand between its own,
 * with `~, ` commas too.
 */
export function addName<Meaning>(index: NameIndex<Meaning>, name: string, meaning: Meaning): void {
  const { gap, text } = readGap(name);
  for (const written of expandOrder(text)) {
    const entry = { written, slots: null, gap, meaning };
    for (const key of new Set(readLeading(written).flatMap(({ keys }) => [...keys]))) {
      const names = index.get(key);
      if (names === undefined) index.set(key, [entry]);
      else names.push(entry);
    }
  }
}

function readGap(name: string): { readonly gap: Gap; readonly text: string } {
  if (name.startsWith("~, ")) return { gap: "commas", text: name.slice(3) };
  return name.startsWith("~ ") ? { gap: "words", text: name.slice(2) } : { gap: "none", text: name };
}

/** The parts of a name in every order. */
function expandOrder(name: string): string[][] {
  return permute(name.split(" & ").map((part) => part.split(" "))).map((parts) => parts.flat());
}

function permute<Part>(parts: readonly Part[]): Part[][] {
  if (parts.length < 2) return [[...parts]];
  return parts.flatMap((part, at) => permute(parts.toSpliced(at, 1)).map((rest) => [part, ...rest]));
}

function readSlot(slot: string): Slot {
  return rememberSlot(slot, () => compileSlot(slot));
}

function compileSlot(slot: string): Slot {
  const isOptional = slot.endsWith("?");
  const choices = fillFamilies(isOptional ? slot.slice(0, -1) : slot, familyData.families).split("|");
  const keys = choices.map((choice) => (/^[=!<]/.test(choice) ? choice : stemWord(choice)));
  return { keys: new Set(keys), isOptional };
}

/** The slots up to the first that must be there. */
function readLeading(texts: readonly string[]): Slot[] {
  const leading: Slot[] = [];
  for (const text of texts) {
    const slot = readSlot(text);
    leading.push(slot);
    if (!slot.isOptional) break;
  }
  return leading;
}

function readSlots<Meaning>(name: Name<Meaning>): readonly Slot[] {
  name.slots ??= name.written.map(readSlot);
  return name.slots;
}

/** All names that begin at a word; up to four fillers may stand between the words of a name. */
export function findNames<Meaning>(
  index: NameIndex<Meaning>,
  words: readonly ReportWord[],
  start: number,
): NameHit<Meaning>[] {
  const found: NameHit<Meaning>[] = [];
  for (const key of words[start]?.keys ?? []) {
    for (const name of index.get(key) ?? []) {
      const { gap, meaning } = name;
      const end = matchSlots({ slots: readSlots(name), gap, words, start }, 0, start);
      if (end !== null) found.push({ meaning, end });
    }
  }
  return found;
}

type Match = {
  readonly slots: readonly Slot[];
  readonly gap: Gap;
  readonly words: readonly ReportWord[];
  readonly start: number;
};

/** The word after the longest match of the slots from `slot` on, null where they do not match. */
function matchSlots(match: Match, slot: number, at: number): number | null {
  const wanted = match.slots[slot];
  if (wanted === undefined) return at;
  const next = findSlot(match, wanted, at);
  const end = next === null ? null : matchSlots(match, slot + 1, next + 1);
  if (end !== null || !wanted.isOptional) return end;
  return matchSlots(match, slot + 1, at);
}

function findSlot({ words, start, gap }: Match, slot: Slot, from: number): number | null {
  const last = from > start ? from + maxFillers : from;
  for (let at = from; at <= last; at++) {
    const word = words[at];
    if (word === undefined) return null;
    if (word.keys.some((key) => slot.keys.has(key))) return at;
    if (!word.isFiller && !canStandBetween(word, gap)) return null;
  }
  return null;
}

function canStandBetween({ kind, keys, text }: ReportWord, gap: Gap): boolean {
  if (gap === "none" || keys.includes("<negator>")) return false;
  return kind === "word" || (gap === "commas" && text === ",");
}

/** The longest of the names that begin at a word, null where none does. */
function findLongestName<Meaning>(
  index: NameIndex<Meaning>,
  words: readonly ReportWord[],
  start: number,
): NameHit<Meaning> | null {
  let longest: NameHit<Meaning> | null = null;
  for (const hit of findNames(index, words, start))
    if (longest === null || hit.end > longest.end) longest = hit;
  return longest;
}

/** A symptom that a person can report; `names`, `felt` and `had` are patterns of `addName`. */
export type Symptom = {
  /** Symptom Ontology id (`SYMP:0000457`), or an own one (`NAS:migraine`) where the ontology has none. */
  readonly id: string;
  readonly label: string;
  /** The term's name in the Symptom Ontology, null for own ids. */
  readonly ontologyName: string | null;
  readonly category: string;
  /** The body site meant when none is named, as a plain noun. */
  readonly site: string | null;
  /** Id of a more general symptom, by which two names can mean one thing. */
  readonly parent: string | null;
  readonly names: readonly string[];
  /** Words that name the symptom only of a person who feels so: "cold" in "I felt cold". */
  readonly felt: readonly string[];
  /** Words that name it only of a person who has it: "gas" in "I had gas". */
  readonly had: readonly string[];
};

const namesOfSigns: readonly Readonly<Record<string, readonly string[]>>[] = [
  signData.names,
  laySignData.names,
];

/** Every symptom: the signs of emergencies, whose names stand before equal ones, and the vocabulary in the order of its data. */
export const symptoms: readonly Symptom[] = [...signData.symptoms, ...symptomData.symptoms].map(
  (symptom) => ({
    ...symptom,
    names: [...symptom.names, ...namesOfSigns.flatMap((names) => names[symptom.id] ?? [])],
  }),
);

const symptomById = new Map(symptoms.map((symptom) => [symptom.id, symptom]));

/** The symptom of an id, null for an unknown id. */
export function symptomOf(id: string): Symptom | null {
  return symptomById.get(id) ?? null;
}

/** Whether `general` is `id` itself or stands above it in the chain of parents. */
export function isKindOf(id: string, general: string): boolean {
  for (let at: string | null = id; at !== null; at = symptomOf(at)?.parent ?? null) {
    if (at === general) return true;
  }
  return false;
}

/** Symptoms by the id of the complaint that a site can have. */
type SymptomsOfSite = Readonly<Record<string, string>>;

/** A part of the body: "my lower left leg" is "left lower leg". `end` is the word after it. */
export type SiteHit = { readonly site: string; readonly symptoms: SymptomsOfSite; readonly end: number };

type Site = Omit<SiteHit, "end">;

const sides = new Map(Object.entries(siteData.sides));
const levels = new Map(Object.entries(siteData.levels));
const parts = new Set(siteData.parts);
const groups: Readonly<Record<string, SymptomsOfSite>> = siteData.groups;
const siteByName = new Map<string, Site>();
const siteIndex: NameIndex<Site> = new Map();
const maxQualifiers = 5;

for (const { site: name, group, words, symptoms: own } of siteData.sites) {
  const site = { site: name, symptoms: { ...groups[group], ...own } };
  siteByName.set(name, site);
  for (const word of words) addName(siteIndex, word, site);
}

/** What a complaint is called where the site has no name of its own for it. */
export const symptomsAnywhere: SymptomsOfSite = groups.any ?? {};

/** The body site that begins at a word, its side and level with it, null where none does. */
export function findSite(words: readonly ReportWord[], start: number): SiteHit | null {
  const whole = findLongestName(siteIndex, words, start);
  let side = "";
  let level = "";
  for (let at = skipPart(words, start); at < start + 2 * maxQualifiers; at = skipPart(words, at + 1)) {
    const term = words[at]?.term ?? "";
    const found = at === start ? null : findLongestName(siteIndex, words, at);
    if (found !== null && (whole === null || found.end > whole.end)) return qualifySite(found, side, level);
    if (!sides.has(term) && !levels.has(term)) break;
    side = sides.get(term) ?? side;
    level = levels.get(term) ?? level;
  }
  return whole && qualifySite(whole, "", "");
}

/** Over "side of my" and its like, which name the site that follows; the same place where there is none. */
function skipPart(words: readonly ReportWord[], start: number): number {
  if (!parts.has(words[start]?.term ?? "") || words[start + 1]?.term !== "of") return start;
  let at = start + 2;
  while (at < start + maxQualifiers && words[at]?.isFiller) at++;
  return at;
}

function qualifySite({ meaning, end }: NameHit<Site>, side: string, level: string): SiteHit {
  const site = [side, level, meaning.site].filter((word) => word !== "").join(" ");
  const known = side !== "" && level !== "" ? siteByName.get(site) : undefined;
  return { site, end, symptoms: (known ?? meaning).symptoms };
}

/** The form of a complaint about a body site. */
export type ComplaintForm = "noun" | "verb" | "adjective";

/** A complaint; `end` is the word after it. */
export type ComplaintHit = { readonly id: string; readonly form: ComplaintForm; readonly end: number };

const complaintIndex: NameIndex<Omit<ComplaintHit, "end">> = new Map();
const fallbacks = new Map<string, string>();
const unplaced = new Set(complaintData.unplaced.complaints);
const innerSites = new Set(complaintData.unplaced.sites);

for (const { id, like, nouns, verbs, adjectives } of complaintData.complaints) {
  if (like !== null) fallbacks.set(id, like);
  for (const name of nouns) addName(complaintIndex, name, { id, form: "noun" });
  for (const name of verbs) addName(complaintIndex, name, { id, form: "verb" });
  for (const name of adjectives) addName(complaintIndex, name, { id, form: "adjective" });
}

/** Every complaint that begins at a word, the longest first. */
export function findComplaints(words: readonly ReportWord[], start: number): ComplaintHit[] {
  return findNames(complaintIndex, words, start)
    .map(({ meaning, end }) => ({ ...meaning, end }))
    .sort((a, b) => b.end - a.end);
}

/** Whether a complaint is of the whole person beside one of such a site: "heart racing and shaky". */
export function isUnplaced({ site }: SiteHit, { id }: ComplaintHit): boolean {
  return unplaced.has(id) && innerSites.has(site.split(" ").at(-1) ?? "");
}

/** The id of the symptom that a complaint at a site is, null where that is none. */
export function symptomAt({ symptoms: own }: SiteHit, complaintId: string): string | null {
  const like = fallbacks.get(complaintId) ?? complaintId;
  return own[complaintId] ?? own[like] ?? symptomsAnywhere[complaintId] ?? symptomsAnywhere[like] ?? null;
}
