import { editDistance, hasEnglishForm } from "../../../language/mod.ts";
import type { Reading } from "../../constraints/mod.ts";
import { phraseTerms } from "../../constraints/mod.ts";
import { kindRows } from "../../nutrition/mod.ts";
import { topics } from "../topics/topic-table.ts";

const shortest = 7;
const longest = 24;
const names = new Set(
  [...topics.values()].flatMap((topic) =>
    topic.names.flatMap((name) => (/[ |?]/.test(name) ? [] : phraseTerms(name))),
  ),
);
const foods = new Set([...kindRows.values()].flatMap(({ terms }) => terms.flatMap(phraseTerms)));
const byShape = Map.groupBy(
  [...names].filter((name) => name.length >= shortest),
  (name) => name[0] ?? "",
);

/** Puts names of medicines and conditions right that are one slip away from exactly one known name: "warferin". */
export function correctNames(reading: Reading): Reading {
  const tokens = reading.tokens.map((token) => {
    const term = token.kind === "word" ? correct(token.term) : token.term;
    return term === token.term ? token : { ...token, term, text: term };
  });
  return { ...reading, tokens, terms: tokens.map(({ term }) => term) };
}

function correct(term: string): string {
  const isCandidate = term.length >= shortest - 1 && term.length <= longest;
  if (!isCandidate || names.has(term) || foods.has(term) || hasEnglishForm(term)) return term;
  const near = (byShape.get(term[0] ?? "") ?? []).filter(
    (name) => Math.abs(name.length - term.length) <= 1 && editDistance(name, term) === 1,
  );
  const [only] = near;
  return near.length === 1 && only !== undefined ? only : term;
}
