import { editDistance } from "../../shared/language/mod.ts";
import type { ResolutionResult } from "./contract.ts";

const longWord = 8;

const greek: Record<string, string> = {
  α: "alpha",
  β: "beta",
  γ: "gamma",
  δ: "delta",
  ω: "omega",
  µ: "mu",
  μ: "mu",
};

/** A compound that a query may name. */
export type CompoundCandidate = { id: number; name: string; identifier: string; synonyms: string[] };

const suggestions = 5;

/**
 * The one compound that a query names: exactly (name, id, ontology value or synonym, folded), or with
 * spelling slips when no other compound is nearly as close. Else the reason, naming what it could mean.
 */
export function resolveCompound(query: string, candidates: readonly CompoundCandidate[]): ResolutionResult {
  const words = compoundWords(query);
  const exact = candidates.filter((candidate) =>
    labelsOf(candidate).some((label) => isSameName(words, label)),
  );
  const [only, rival] = exact;
  if (only && !rival) return resolved(only);
  if (rival) return unclear(`the query names several compounds: ${listNames(exact)}`);

  const near = rankBySlips(words, candidates);
  const [closest, next] = near;
  if (closest && (!next || next.slips > closest.slips + 1)) return resolved(closest.candidate);
  if (closest) return unclear(`the spelling could mean ${listNames(near.map(({ candidate }) => candidate))}`);
  return unclear(describeUnknown(words, candidates));
}

function labelsOf({ id, name, identifier, synonyms }: CompoundCandidate): string[][] {
  return [String(id), name, identifier, ...synonyms].map(compoundWords);
}

function isSameName(words: readonly string[], label: readonly string[]): boolean {
  return words.length > 0 && (words.join("") === label.join("") || sortedText(words) === sortedText(label));
}

function sortedText(words: readonly string[]): string {
  return [...words].sort().join(" ");
}

function rankBySlips(words: readonly string[], candidates: readonly CompoundCandidate[]) {
  const ranked = candidates.map((candidate) => ({
    candidate,
    slips: Math.min(...labelsOf(candidate).map((label) => spellingSlips(words, label))),
  }));
  return ranked
    .filter(({ slips }) => Number.isFinite(slips))
    .sort((a, b) => a.slips - b.slips || a.candidate.id - b.candidate.id);
}

function describeUnknown(words: readonly string[], candidates: readonly CompoundCandidate[]): string {
  const containing = candidates.filter((candidate) =>
    labelsOf(candidate).some((label) => words.length > 0 && words.every((word) => label.includes(word))),
  );
  if (containing.length > 0)
    return `the query is not specific enough: it could mean ${listNames(containing)}`;
  if (candidates.length === 0) return "no compound in the catalogue has a similar name";
  return `no compound in the catalogue has this name; the nearest names are ${listNames(candidates)}`;
}

function listNames(candidates: readonly CompoundCandidate[]): string {
  const names = candidates.slice(0, suggestions).map((candidate) => candidate.name);
  const more = candidates.length > suggestions ? " and others" : "";
  return `${names.map((name) => JSON.stringify(name)).join(", ")}${more}`;
}

function resolved({ id, name }: CompoundCandidate): ResolutionResult {
  return { status: "resolved", compound_id: String(id), canonical_name: name };
}

function unclear(reason: string): ResolutionResult {
  return { status: "needs_clarification", reason };
}

/** The words of a compound name, folded: case, accents, Greek letters and punctuation do not distinguish names. */
function compoundWords(name: string): string[] {
  const folded = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[αβγδωµμ]/g, (letter) => ` ${greek[letter] ?? ""} `);
  return folded.split(/[^\p{L}\p{N}:.]+/u).filter((word) => word !== "");
}

/**
 * Edits that turn one name into the other, word by word; Infinity where they are not spellings of one
 * name. Words with digits and words of up to three letters carry the meaning ("B-12", "vitamin K"):
 * they must agree.
 */
function spellingSlips(words: readonly string[], label: readonly string[]): number {
  if (words.length === 0 || words.length !== label.length) return Number.POSITIVE_INFINITY;
  return words.reduce((total, word, index) => total + wordSlips(word, label[index] ?? ""), 0);
}

function wordSlips(word: string, other: string): number {
  if (word === other) return 0;
  const shorter = Math.min(word.length, other.length);
  if (shorter < 4 || /\d/.test(word + other) || word[0] !== other[0]) return Number.POSITIVE_INFINITY;
  const edits = editDistance(word, other);
  return edits <= (shorter >= longWord ? 2 : 1) ? edits : Number.POSITIVE_INFINITY;
}
