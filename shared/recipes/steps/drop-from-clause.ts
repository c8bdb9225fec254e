import { startsWithVerb, verbOf } from "./clauses.ts";
import stepWords from "./data/step-words.json" with { type: "json" };
import type { Mention, MentionFinder } from "./mention.ts";
import { BEFORE_FOOD, MIXTURE_NOUN, oneOf, PIECE_NOUN, STOCK_NOUN } from "./phrase-patterns.ts";

const mixing = new Set(stepWords.mixingVerbs);
const covering = new Set(stepWords.coveringVerbs);
const PREPOSITION = new RegExp(` ${oneOf(stepWords.prepositions)} $`, "i");
const SUBORDINATE = new RegExp(`^(.*?)(?:^|,? )${oneOf(stepWords.subordinators)} [^,]*$`, "is");
const AFTER_FOOD =
  /^(?:'s)?(?: \([^)]*\))?(?:,? (?:one at a time|one by one|a little at a time|bit by bit|in (?:two|three|small) (?:batches|additions|parts)|if (?:using|you like|desired|needed)|to taste)|, (?:\p{L}+ly )?(?!stirring|whisking|then)\p{L}+(?:ed|en|n)(?=[,.]|$))*/iu;
const IS_PHRASE =
  /^(?:\p{L}+ing|\p{L}+ly|until|then|for|so|to|in|on|with|over|and then|but|which|when|while|if|as|at|into|before|after)\b/iu;

/** A clause around the words that go: `before` and `after` end and begin where they stood. */
interface Gap {
  readonly before: string;
  readonly after: string;
}

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
  return closeList(gap) ?? closeSubordinate(gap) ?? closePhrase(gap) ?? closeObject(gap) ?? "";
}

/** The food goes with its amount, its describing words and what is said of it behind. */
function openGap(lead: string, rest: string): Gap {
  const found = BEFORE_FOOD.exec(lead)?.[0] ?? "";
  const pieces = rest.replace(PIECE_NOUN, "");
  return { before: lead.slice(0, lead.length - found.length), after: pieces.replace(AFTER_FOOD, "") };
}

/** "the eggs, sugar and butter" without one of the three. */
function closeList({ before, after }: Gap): string | null {
  const next = /^,? (?:and|or|plus|as well as|along with|together with|followed by) /.exec(after)?.[0];
  if (next !== undefined) return afterItem(before, after, next);
  const comma = /^, /.exec(after)?.[0];
  const isItem =
    comma !== undefined && !IS_PHRASE.test(after.slice(2)) && /[,]|\b(?:and|or)\b/.test(after.slice(2));
  if (isItem && !startsWithVerb(after.slice(2))) return before + after.slice(2);
  const last = /,? (?:and|or|plus|as well as|along with|together with|followed by) $/.exec(before);
  if (last !== null) return bindLast(before.slice(0, last.index), last[0]) + after;
  const isMiddle =
    /, $/.test(before) && /^[^,]* [^,]*$/.test(before.slice(0, -2)) && !/^\w+ly, $/.test(before);
  return isMiddle && after === "" ? before.slice(0, -2) : null;
}

/** What follows "A, " or the verb: "A, (gone) and B" is "A and B", "Add (gone) and B" is "Add B". */
function afterItem(before: string, after: string, joint: string): string {
  const rest = after.slice(joint.length);
  if (!before.endsWith(", ")) return before + rest;
  const items = before.slice(0, -2);
  const isLong = joint.startsWith(",") && items.includes(", ");
  return `${items}${isLong ? joint : joint.replace(",", "")}${rest}`;
}

/** "A, B and (gone)" is "A and B". */
function bindLast(before: string, joint: string): string {
  const comma = before.lastIndexOf(", ");
  if (comma < 0) return before;
  const item = before.slice(comma + 2);
  const isItem = !IS_PHRASE.test(item) && !startsWithVerb(item) && item.split(" ").length <= 5;
  const isFirst = !/^(?:in|on|for|when|once|after|meanwhile|while|as|if|at|using|with|next|then)\b/i.test(
    before.slice(0, comma),
  );
  const others = before.slice(0, comma);
  const word = joint.replace(/^,/, "").trim();
  return isItem && (isFirst || others.includes(", ")) ? `${others} ${word} ${item}` : before;
}

/** "Simmer until the cheese melts" is "Simmer", "Once the butter foams, add A" is "Add A". */
function closeSubordinate({ before, after }: Gap): string | null {
  const found = SUBORDINATE.exec(before);
  if (found === null || /^ ?$/.test(before)) return null;
  const rest = /^[^,]*/.exec(after)?.[0] ?? "";
  const lead = found[1] ?? "";
  const tail = after.slice(rest.length);
  return lead === "" ? tail.replace(/^, /, "") : lead + tail;
}

/** "in the butter" goes as a whole, unless covering with it was all there was to do. */
function closePhrase({ before, after }: Gap): string | null {
  const preposition = PREPOSITION.exec(before);
  if (preposition === null) return null;
  const lead = before.slice(0, preposition.index);
  if (covering.has(verbOf(lead)) && /^ (?:with|in|into) $/.test(preposition[0])) return "";
  if (
    startsWithVerb(lead) &&
    lead.trim().split(" ").length === 1 &&
    !/^(?:serve|cook|fry|simmer)/i.test(lead)
  )
    return "";
  return lead + after.replace(/^,? (?:and )?then(?= (?:in|into|with|through|over))/, "");
}

/** "Whisk the eggs with the milk" is "Whisk the milk". */
function closeObject({ before, after }: Gap): string | null {
  const partner = /^ (?:together )?(?:with|into|in with) /.exec(after)?.[0];
  return partner !== undefined && mixing.has(verbOf(before)) ? before + after.slice(partner.length) : null;
}
