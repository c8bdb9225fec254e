import type { CompoundCandidate } from "../../shared/store/store.ts";
import { compoundWords } from "./compound-words.ts";
import type { ResolutionResult } from "./contract.ts";
import { spellingSlips } from "./spelling-slips.ts";

const SUGGESTIONS = 5;

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
  if (candidates.length === 0) return "no compound of the catalogue has a name like this";
  return `no compound of the catalogue has this name; the nearest names are ${listNames(candidates)}`;
}

function listNames(candidates: readonly CompoundCandidate[]): string {
  const names = candidates.slice(0, SUGGESTIONS).map((candidate) => candidate.name);
  const more = candidates.length > SUGGESTIONS ? " and others" : "";
  return `${names.map((name) => JSON.stringify(name)).join(", ")}${more}`;
}

function resolved({ id, name }: CompoundCandidate): ResolutionResult {
  return { status: "resolved", compound_id: String(id), canonical_name: name };
}

function unclear(reason: string): ResolutionResult {
  return { status: "needs_clarification", reason };
}
