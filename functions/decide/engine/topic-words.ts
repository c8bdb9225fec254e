import data from "./data/topics.json" with { type: "json" };
import { wordsOf } from "./question/piece.ts";
import { showsFood } from "./shows-food.ts";

/** Words that show the topic of a question, in lower case. */
const topics = {
  eating: new Set(data.eating),
  maybeEating: new Set(data.maybeEating),
  generic: new Set(data.generic),
  otherNouns: new Set(data.otherNouns),
  otherVerbs: new Set(data.otherVerbs),
  placeholders: new Set(data.placeholders),
  colours: new Set(data.colours),
  unknowing: new Set(data.unknowing),
  nonFood: new Set(data.nonFood),
  nothing: new Set(data.nothing),
  /** Names that are no food when they stand alone: places, animals. */
  otherLabels: new Set(data.otherLabels),
};
const placed = /\s(?:in|on|at|under|inside|by|off|from)\s/i;
const cakes = /^(?!(?:kitchen|bath|dish|washing|make-?up|cleaning)\b).+ sponge$/;
/** "Rome in spring". */
const whenBehind = /\s(?:in|for|at|this|next)\s.*$/i;
const notOther = new RegExp(`\\b(?:${data.notOther.join("|")})\\b`, "giu");
const otherPhrase = new RegExp(`\\b(?:${data.otherPhrases.join("|")})`, "iu");
const dishOfTheDay = /\bof the (?:day|week|house|month|season)\b/i;
const otherBehind = new Set(["which", "what", "a", "the", "new"]);
const nothingStart =
  /^(?:just\s+)?(?:skip|skipping|no(?!-\p{L}|\s+(?:added\s+)?(?:sugar|salt|fat|carb|caffeine|alcohol|meat|dairy)s?\s+\p{L})|nothing|not\s+eating|go(?:ing)?\s+(?:to\s+(?:bed|sleep)\s+)?(?:without|hungry)|(?:sleep|bed)\s+(?:without|hungry|fasted|empty)|go(?:ing)?\s+to\s+bed\s+hungry|without\s+(?:anything|food|eating))\b/iu;

const allTopics: ReadonlySet<string> = new Set(Object.values(topics).flatMap((words) => [...words]));

/** Whether a word, in lower case, is in one of the topic lists. */
export function isTopicWord(word: string): boolean {
  return allTopics.has(word);
}

/** What the words of a question say about its topic. */
type Topic = {
  readonly isEating: boolean;
  /** Words that often do: "order", "training". */
  readonly maybeEating: boolean;
  /** Names another matter: films, phones, travel. */
  readonly isOther: boolean;
  /** Asks for another matter by name: "which phone". */
  readonly asksForOther: boolean;
  /** Nothing but words of any question: "which is better?". */
  readonly isGeneric: boolean;
};

/** The topic of a question by its words. */
export function readTopic(text: string): Topic {
  const plain = text.replace(notOther, " ");
  const words = lowerWords(plain);
  const { otherNouns, otherVerbs } = topics;
  return {
    isEating: words.some((word) => topics.eating.has(word)),
    maybeEating: words.some((word) => topics.maybeEating.has(word)),
    isOther: words.some((word) => otherNouns.has(word) || otherVerbs.has(word)) || otherPhrase.test(plain),
    asksForOther:
      otherPhrase.test(plain) ||
      otherVerbs.has(words[0] ?? "") ||
      words.some((word, at) => isAskedFor(word, words[at - 1])),
    isGeneric: words.every((word) => topics.generic.has(word)),
  };
}

/** "Which phone"; stock is a broth as well. */
function isAskedFor(word: string, before: string | undefined): boolean {
  return topics.otherNouns.has(word) && otherBehind.has(before ?? "") && word !== "stock";
}

/** Whether an option is named by words that name no food: "Meal A", "the chef's special". */
export function isPlaceholder(label: string): boolean {
  const words = lowerWords(label);
  const isUnknowing = words.some((word) => topics.unknowing.has(word));
  if (dishOfTheDay.test(label) || (isUnknowing && !isLeftover(words))) return true;
  if (words.every((word) => topics.colours.has(word))) return false;
  return words.every((word) => topics.placeholders.has(word) || /^\d+$/.test(word));
}

/** "Leftover rice" is rice; "leftovers" may be anything. */
function isLeftover(words: readonly string[]): boolean {
  const others = words.filter((word) => word !== "leftover" && word !== "leftovers");
  return (
    others.length < words.length &&
    !others.some((word) => topics.unknowing.has(word)) &&
    showsFood(others.join(" "))
  );
}

/** Whether an option is a thing that is not eaten. */
export function isNonFood(label: string): boolean {
  const [named = ""] = label.split(placed);
  // "Burger left in a hot car", "lemon sponge".
  const words = lowerWords(showsFood(named) ? named : label);
  if (cakes.test(words.join(" "))) return false;
  if (topics.otherLabels.has(lowerWords(label.replace(whenBehind, "")).join(" "))) return true;
  return [1, 2].some((count) => topics.nonFood.has(words.slice(-count).join(" ")));
}

/** Whether an option is to have nothing: "skip dessert". */
export function isNothing(label: string): boolean {
  return topics.nothing.has(label.toLowerCase()) || nothingStart.test(label);
}

function lowerWords(text: string): string[] {
  return wordsOf(text, { start: 0, end: text.length }).map(({ word }) => word.replace(/'s$/, ""));
}
