import type { Food } from "../build/catalogue-model.ts";
import { agreeInComposition, type Composition } from "./composition.ts";
import { createNameLikeness, type NameTerms } from "./name-likeness.ts";

/** A record with the figures that it is compared by, and the USDA number that its table gives for it, if any. */
export type ComparableRecord = {
  readonly record: Food;
  readonly composition: Composition;
  readonly sr28Code?: string;
};

/** A record that may be the same food as the concept of `lead`; `score` is the likeness of the names, 0 to 1. */
export type MemberProposal = {
  readonly lead: ComparableRecord;
  readonly member: ComparableRecord;
  readonly basis: "number" | "name";
  readonly score: number;
};

/** States that one food cannot have both of; a record that names neither agrees with both. */
const contrary: readonly (readonly [string, string])[] = [
  ["raw", "cooked"],
  ["with-skin", "without-skin"],
  ["sweetened", "unsweetened"],
  ["with-salt", "without-salt"],
  ["lean-only", "lean-and-fat"],
  ["enriched", "unenriched"],
  ["with-fat", "no-added-fat"],
];

/** States that both records must name, or neither. */
const decisive = [
  "canned",
  "dried",
  "powdered",
  "smoked",
  "pickled",
  "breaded",
  "low-fat",
  "fat-free",
  "reduced-fat",
  "low-calorie",
  "decaffeinated",
  "gluten-free",
  "lactose-free",
  "infant",
  "instant",
  "fried",
  "deep-fried",
  "whole-grain",
  "low-sodium",
];

// Numbers are reused between releases: the names must have something in common too.
const smallestNumberLikeness = 0.2;

const smallestLikeness = 0.55;

/** A word in more concepts than this ("raw") is too common to suggest a pair. */
const commonWordConcepts = 1_500;

type Concept = {
  readonly lead: ComparableRecord;
  readonly members: ComparedRecord[];
};

type ComparedRecord = ComparableRecord & { readonly terms: NameTerms; readonly percents: string };

/**
 * Proposes for each record the concept that it is the same food as: the SR food whose number its table gives, or the
 * record of another table with the same name facets and composition whose name is most alike. `tables` are in the
 * order in which a table leads a concept; a record that joins none becomes a concept that later ones may join.
 */
export function proposeMembers(tables: readonly (readonly ComparableRecord[])[]): MemberProposal[] {
  const likeness = createNameLikeness(tables.flat().map(({ record }) => record.name));
  const index = createConceptIndex();
  return tables.flatMap((table) => {
    const found = table.map((each) => {
      const record = {
        ...each,
        terms: likeness.termsOf(each.record.name),
        percents: percentsIn(each.record.name),
      };
      return { record, proposal: byNumber(record, index, likeness) ?? byName(record, index, likeness) };
    });
    // Only after the whole table: records of one table are different foods.
    for (const { record, proposal } of found) index.add(record, proposal?.concept ?? null);
    return found.flatMap(({ record, proposal }) =>
      proposal === null
        ? []
        : [{ lead: proposal.concept.lead, member: record, basis: proposal.basis, score: proposal.score }],
    );
  });
}

type Likeness = ReturnType<typeof createNameLikeness>;

type ConceptIndex = ReturnType<typeof createConceptIndex>;

type Found = { readonly concept: Concept; readonly basis: MemberProposal["basis"]; readonly score: number };

function createConceptIndex() {
  const byWord = new Map<string, Set<Concept>>();
  const byId = new Map<number, Concept>();
  return {
    ofId: (id: number) => byId.get(id),
    sharing: (terms: NameTerms) => {
      const lists = [...terms.words].map((word) => byWord.get(word) ?? new Set<Concept>());
      return new Set(lists.filter(({ size }) => size <= commonWordConcepts).flatMap((list) => [...list]));
    },
    add(record: ComparedRecord, joined: Concept | null): void {
      const concept = joined ?? { lead: record, members: [] };
      concept.members.push(record);
      byId.set(record.record.id, concept);
      for (const word of record.terms.words) byWord.set(word, (byWord.get(word) ?? new Set()).add(concept));
    },
  };
}

function byNumber(record: ComparedRecord, index: ConceptIndex, { compareWords }: Likeness): Found | null {
  const concept = record.sr28Code === undefined ? undefined : index.ofId(Number(record.sr28Code));
  if (concept === undefined) return null;
  const isAlike =
    compareWords(concept.members[0]?.terms ?? record.terms, record.terms) > smallestNumberLikeness;
  const agrees = agreeInComposition(concept.lead.composition, record.composition);
  return isAlike && agrees ? { concept, basis: "number", score: 1 } : null;
}

function byName(record: ComparedRecord, index: ConceptIndex, { compare }: Likeness): Found | null {
  let best: Found | null = null;
  for (const concept of index.sharing(record.terms)) {
    for (const member of concept.members) {
      if (member.record.source === record.record.source) continue;
      if (!agreeInComposition(member.composition, record.composition) || !agreeInFacets(member, record))
        continue;
      const score = compare(member.terms, record.terms);
      if (score >= smallestLikeness && score > (best?.score ?? 0)) best = { concept, basis: "name", score };
    }
  }
  return best;
}

function agreeInFacets(a: ComparedRecord, b: ComparedRecord): boolean {
  if (a.percents !== b.percents && a.percents !== "" && b.percents !== "") return false;
  const [ofA, ofB] = [new Set(a.record.states), new Set(b.record.states)];
  const isContrary = contrary.some(
    ([one, other]) => (ofA.has(one) && ofB.has(other)) || (ofA.has(other) && ofB.has(one)),
  );
  return !isContrary && decisive.every((state) => ofA.has(state) === ofB.has(state));
}

/** The percentages in a name ("milk, 3.5 % fat"); 100 % says nothing. */
function percentsIn(name: string): string {
  const found = [...name.matchAll(/(\d+(?:[.,]\d+)?)\s*%/g)].map(([, digits = ""]) =>
    digits.replace(",", "."),
  );
  return found
    .filter((digits) => digits !== "100")
    .sort()
    .join(" ");
}
