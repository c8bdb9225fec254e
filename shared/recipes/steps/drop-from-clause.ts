import { verbOf } from "./clauses.ts";
import { closeList, type Gap } from "./close-list.ts";
import stepWords from "./data/step-words.json" with { type: "json" };
import type { Mention, MentionFinder } from "./mention.ts";
import { BEFORE_FOOD, CUT_NOUN, MIXTURE_NOUN, oneOf, PIECE_NOUN, STOCK_NOUN } from "./phrase-patterns.ts";

const mixing = new Set(stepWords.mixingVerbs);
const covering = new Set(stepWords.coveringVerbs);
const PREPOSITION = new RegExp(` ${oneOf(stepWords.prepositions)} $`, "i");
const SUBORDINATE = new RegExp(`^(.*?)(?:^|,? )${oneOf(stepWords.subordinators)} [^,]*$`, "is");
/** "until shiny in the (gone)": the state is not about what went. */
const STATE_BEFORE = /\b(?:until|till) (?:\p{L}+ ){1,3}(?:in|with|over) $/iu;
/** What a food is put together with: " in a bowl with the", " into the". */
const PARTNER =
  /^( (?:in|on) (?:(?!and |with )[\p{L}-]+ ){1,4}?(?=with ))? ?(?:together )?(with|into|in with) /iu;
const TOOL = new RegExp(`^(?:\\p{L}+[ -]){0,4}?${oneOf(stepWords.tools)}\\b`, "iu");

/** What nobody cooks alone. */
const SEASONING = new RegExp(
  `^(?:[\\p{L}-]+ ){0,2}${oneOf(stepWords.seasonings)}(?! [\\p{L}-]+,| and\\b|,)`,
  "iu",
);
/** "ensuring not to burn the (gone)", ", stirring in the (gone)". */
const ASIDE =
  /(?:,? (?:ensuring|making sure|taking care|being careful)|, (?:stirring|whisking|beating|adding|folding|mixing)) [^,]*$/i;

/** What is said of a food behind it: "the eggs, one at a time", "the butter, melted". */
const AFTER_FOOD =
  /^(?:'s)?(?: \([^)]*\))?(?:,? (?:one at a time|one by one|a little at a time|bit by bit|in (?:two|three|small) (?:batches|additions|parts)|if (?:using|you like|desired|needed)|to taste)|, (?:\p{L}+ly )?(?!stirring|whisking|then)\p{L}+(?:ed|en|n)(?=[,.]|$))*/iu;

/** The clause without the foods that `findGone` finds; empty where it is about them alone. */
export function dropFromClause(clause: string, findGone: MentionFinder): string {
  const [mention] = findGone(clause);
  if (mention === undefined) return clause;
  const left = dropOne(clause, mention);
  return left === "" || left.length >= clause.length ? "" : dropFromClause(left, findGone);
}

function dropOne(clause: string, mention: Mention): string {
  const rest = clause.slice(mention.end);
  const lead = clause.slice(0, mention.start);
  if (MIXTURE_NOUN.test(rest) || STOCK_NOUN.test(rest))
    return lead.replace(/\ban $/i, "a ") + rest.trimStart();
  const gap = openGap(lead, rest);
  const about = STATE_BEFORE.test(gap.before) ? null : closeSubordinate(gap);
  return closeList(gap) ?? closeAside(gap) ?? about ?? closePhrase(gap) ?? closeObject(gap) ?? "";
}

/** The food goes with its amount, its describing words and what is said of it behind. */
function openGap(lead: string, rest: string): Gap {
  const found = BEFORE_FOOD.exec(lead);
  return {
    before: lead.slice(0, lead.length - (found?.[0].length ?? 0)),
    after: rest.replace(CUT_NOUN, "").replace(PIECE_NOUN, "").replace(AFTER_FOOD, ""),
    article: /(?:^| )(?:the|your) $/i.test(found?.groups?.det ?? "") ? "the " : "",
  };
}

function closeAside({ before, after }: Gap): string | null {
  const aside = ASIDE.exec(before);
  return aside === null ? null : before.slice(0, aside.index) + after.replace(/^[^,]*/, "");
}

/** "Simmer until the cheese melts" is "Simmer", "Once the butter foams, add A" is "Add A". */
function closeSubordinate({ before, after }: Gap): string | null {
  const found = SUBORDINATE.exec(before);
  if (found === null || before.trim() === "") return null;
  const lead = (found[1] ?? "").replace(
    /(?:^| )(?:just|right|shortly|directly|immediately|only|or|and|but)$/i,
    "",
  );
  const rest = after.replace(/^[^,]*/, "");
  return lead === "" ? rest.replace(/^, /, "") : lead + rest;
}

/** "in the butter" goes as a whole, unless covering with it was all there was to do. */
function closePhrase({ before, after }: Gap): string | null {
  const preposition = PREPOSITION.exec(before);
  if (preposition === null) return null;
  const lead = before.slice(0, preposition.index);
  const verb = verbOf(lead);
  if (covering.has(verb) && /^ (?:with|in|into) $/i.test(preposition[0])) return "";
  if (isBareVerb(lead) && !/^(?:serve|cook|fry|simmer|bake|roast)$/.test(verb)) return "";
  const next = /^,? (?:and )?then(?= (?:in|into|with|through|over)\b)/;
  return next.test(after) ? lead + after.replace(next, "") : lead.replace(/,? (?:and )?then$/, "") + after;
}

/** "Beat in", "Gently stir in": what follows is the object. */
function isBareVerb(lead: string): boolean {
  const [word, ...others] = lead
    .trim()
    .replace(/^(?:(?:\p{L}+ly|then|also|just) )+/iu, "")
    .split(" ");
  return others.length === 0 && stepWords.verbs.includes((word ?? "").toLowerCase());
}

/** "Whisk the eggs with the milk" is "Whisk the milk"; with a fork, nothing is left to whisk. */
function closeObject({ before, after }: Gap): string | null {
  const [joint = "", vessel = "", word = ""] = PARTNER.exec(after) ?? [];
  const rest = after.slice(joint.length);
  const verb = verbOf(before);
  const isMixed = mixing.has(verb) || (word === "with" && !covering.has(verb) && isBareVerb(before));
  if (joint === "" || !isMixed || TOOL.test(rest) || SEASONING.test(rest)) return null;
  return before + rest.replace(/(?=[,.;]|$| (?:for|until|over|to) )/, vessel.trimEnd());
}
