import { numberWordSource, oneOf } from "../../../language/mod.ts";
import { type Clause, joinClauses, splitClauses, verbOf } from "./clauses.ts";
import { closeList, type Gap } from "./close-list.ts";
import stepWords from "./data/step-words.json" with { type: "json" };
import type { Mention, MentionFinder } from "./find-mentions.ts";
import { beforeFood, cutNoun, mixtureNoun, pieceNoun, stockNoun } from "./phrase-patterns.ts";

const pronoun =
  /^(?:[^,]*, )?(?:\p{L}+ly )?\p{L}+(?: (?:in|up|out|together|for))? (?:it|them|these|this|onto|over|on top)\b/iu;
const mixedWith = /^((?:mix|whisk|beat|stir|combine|blend|toss|mash)) (?:it|them)(?: together)? with/iu;
/** "Boil the eggs, peel and halve": what is done to the same food. */
const afterwards =
  /^(?:then )?(?:peel|halve|quarter|slice|chop|crumble|shred|drain|rinse|lift(?: it| them)? out|set aside|put aside|remove|reserve|mash|pat dry|dice|grate|crush|flake|cube|squeeze(?: it| them)?(?: dry)?|crack|shell|skin|deseed)(?: (?:out|aside|well|finely|roughly|thinly|again|in half|dry|on kitchen paper))*$/i;
const anyPreposition = / (?:with|in|into|over|on|onto|to|of|from|using) /;
const mixing = new Set(stepWords.mixingVerbs);
const covering = new Set(stepWords.coveringVerbs);
const prepositionForm = new RegExp(` ${oneOf(stepWords.prepositions)} $`, "i");
const subordinate = new RegExp(`^(.*?)(?:^|,? )${oneOf(stepWords.subordinators)} [^,]*$`, "is");
/** "until shiny in the (gone)": the state is not about the removed food. */
const stateBefore = /\b(?:until|till) (?:\p{L}+ ){1,3}(?:in|with|over) $/iu;
/** What a food is combined with: " in a bowl with the", " into the". */
const partner =
  /^( (?:in|on) (?:(?!and |with )[\p{L}-]+ ){1,4}?(?=with ))? ?(?:together )?(with|into|in with) /iu;
const tool = new RegExp(`^(?:\\p{L}+[ -]){0,4}?${oneOf(stepWords.tools)}\\b`, "iu");
/** Ingredients that are not cooked alone. */
const seasoning = new RegExp(
  `^(?:[\\p{L}-]+ ){0,2}${oneOf(stepWords.seasonings)}(?! [\\p{L}-]+,| and\\b|,)`,
  "iu",
);
/** "ensuring not to burn the (gone)", ", stirring in the (gone)". */
const asideForm =
  /(?:,? (?:ensuring|making sure|taking care|being careful)|, (?:stirring|whisking|beating|adding|folding|mixing)) [^,]*$/i;
/** What follows a food and is about it: "the eggs, one at a time", "the butter, melted". */
const afterFood = new RegExp(
  `^(?:'s)?(?: \\([^)]*\\))?(?:,? (?:one at a time|one by one|a little at a time|bit by bit|in (?:${numberWordSource}|small) (?:batches|additions|parts)|if (?:using|you like|desired|needed)|to taste)|, (?:\\p{L}+ly )?(?:\\p{L}+ed|beaten|frozen|broken|shaken|torn|drawn|shaven)(?=[,.]|$))*`,
  "iu",
);

/**
 * The sentence without the foods that are removed and not replaced: taken out of their list or phrase, else with the
 * clause that is only about them; empty if nothing is left to do.
 */
export function dropMentions(sentence: string, findMentions: MentionFinder): string {
  const findGone: MentionFinder = (text) =>
    findMentions(text).filter(({ swaps }) => swaps.every(({ to }) => to === null));
  if (findGone(sentence).length === 0) return sentence;
  const [, body = "", end = ""] = /^(.*?)([.!?:]*["')]?\s*)$/s.exec(sentence) ?? [];
  const clauses = splitClauses(body);
  const left = dropClauses(clauses, findGone);
  const text = joinClauses(left, clauses.at(-1));
  return text === "" || findGone(text).length > 0 ? "" : text.slice(0, 1).toUpperCase() + text.slice(1) + end;
}

/** An instruction about "it" after a removed food is removed too: "Fry the bacon and crumble it". */
function dropClauses(clauses: readonly Clause[], findGone: MentionFinder): Clause[] {
  const left: Clause[] = [];
  let isObjectGone = false;
  for (const clause of clauses) {
    const text: string = isObjectGone ? dropPronoun(clause.text) : dropFromClause(clause.text, findGone);
    if (findGone(text).length > 0) continue;
    if (text !== "") left.push({ ...clause, text });
    else if (isLoneVerb(left.at(-1)) && /and|or/.test(clause.joint)) left.pop();
    isObjectGone = text === "" && (isObjectGone || isAboutFood(clause.text, findGone));
  }
  return left;
}

/** "mix them with the sugar" becomes "mix the sugar"; "crumble it" is dropped; without a pronoun it stays. */
function dropPronoun(clause: string): string {
  if (afterwards.test(clause)) return "";
  const mixed = clause.replace(mixedWith, "$1");
  return mixed === clause && pronoun.test(clause) ? "" : mixed;
}

/** "Crack" of "Crack and add the eggs": its object is in the next clause. */
function isLoneVerb(clause: Clause | undefined): boolean {
  return (
    clause !== undefined &&
    /^\p{L}+$/u.test(clause.text) &&
    !/^(?:stir|mix|serve|bake|cook|simmer|chill|cool|rest|cover|drain)$/i.test(clause.text)
  );
}

function isAboutFood(clause: string, findGone: MentionFinder): boolean {
  const [first] = findGone(clause);
  return first !== undefined && verbOf(clause) !== "" && !anyPreposition.test(clause.slice(0, first.start));
}

/** The clause without the foods that `findGone` finds; empty if it is only about them. */
function dropFromClause(clause: string, findGone: MentionFinder): string {
  const [mention] = findGone(clause);
  if (mention === undefined) return clause;
  const left = dropOne(clause, mention);
  return left === "" || left.length >= clause.length ? "" : dropFromClause(left, findGone);
}

function dropOne(clause: string, mention: Mention): string {
  const rest = clause.slice(mention.end);
  const lead = clause.slice(0, mention.start);
  if (mixtureNoun.test(rest) || stockNoun.test(rest)) return lead.replace(/\ban $/i, "a ") + rest.trimStart();
  const gap = openGap(lead, rest);
  const about = stateBefore.test(gap.before) ? null : closeSubordinate(gap);
  return closeList(gap) ?? closeAside(gap) ?? about ?? closePhrase(gap) ?? closeObject(gap) ?? "";
}

/** The food is removed with its amount, its adjectives and what follows about it. */
function openGap(lead: string, rest: string): Gap {
  // "Brown bacon, sausage and ribs" begins with a verb; elsewhere the word is an adjective.
  const found = isOnlyVerb(lead) ? null : beforeFood.exec(lead);
  return {
    before: lead.slice(0, lead.length - (found?.[0].length ?? 0)),
    after: rest.replace(cutNoun, "").replace(pieceNoun, "").replace(afterFood, ""),
    article: /(?:^| )(?:the|your) $/i.test(found?.groups?.det ?? "") ? "the " : "",
  };
}

function isOnlyVerb(lead: string): boolean {
  const word = /^(\p{L}+) $/u.exec(lead)?.[1]?.toLowerCase();
  return word !== undefined && stepWords.adjectives.includes(word) && stepWords.verbs.includes(word);
}

function closeAside({ before, after }: Gap): string | null {
  const aside = asideForm.exec(before);
  return aside === null ? null : before.slice(0, aside.index) + after.replace(/^[^,]*/, "");
}

/** "Simmer until the cheese melts" becomes "Simmer", "Once the butter foams, add A" becomes "Add A". */
function closeSubordinate({ before, after }: Gap): string | null {
  const found = subordinate.exec(before);
  if (found === null || before.trim() === "") return null;
  const lead = (found[1] ?? "").replace(
    /(?:^| )(?:just|right|shortly|directly|immediately|only|or|and|but)$/i,
    "",
  );
  const rest = after.replace(/^[^,]*/, "");
  return lead === "" ? rest.replace(/^, /, "") : lead + rest;
}

/** "in the butter" is removed as a whole; so is the clause if covering something with it was the only instruction. */
function closePhrase({ before, after }: Gap): string | null {
  const preposition = prepositionForm.exec(before);
  if (preposition === null) return null;
  const lead = before.slice(0, preposition.index);
  const verb = verbOf(lead);
  if (covering.has(verb) && /^ (?:with|in|into) $/i.test(preposition[0])) return "";
  if (isBareVerb(lead) && !/^(?:serve|cook|fry|simmer|bake|roast)$/.test(verb)) return "";
  const next = /^,? (?:and )?then(?= (?:in|into|with|through|over)\b)/;
  return next.test(after) ? lead + after.replace(next, "") : lead.replace(/,? (?:and )?then$/, "") + after;
}

/** "Beat in", "Gently stir in": the object follows. */
function isBareVerb(lead: string): boolean {
  const [word, ...others] = lead
    .trim()
    .replace(/^(?:(?:\p{L}+ly|then|also|just) )+/iu, "")
    .split(" ");
  return others.length === 0 && stepWords.verbs.includes((word ?? "").toLowerCase());
}

/** "Whisk the eggs with the milk" becomes "Whisk the milk"; "with a fork" leaves nothing to whisk. */
function closeObject({ before, after }: Gap): string | null {
  const [joint = "", vessel = "", word = ""] = partner.exec(after) ?? [];
  const rest = after.slice(joint.length);
  const verb = verbOf(before);
  const isMixed = mixing.has(verb) || (word === "with" && !covering.has(verb) && isBareVerb(before));
  if (joint === "" || !isMixed || tool.test(rest) || seasoning.test(rest)) return null;
  return before + rest.replace(/(?=[,.;]|$| (?:for|until|over|to) )/, vessel.trimEnd());
}
