import { compileWordLists, findApart, findPhraseAt } from "../../../language/mod.ts";
import { listMentions, type Mention, type Passage, partReach, sentenceOf } from "./passage.ts";
import peopleData from "./wording/people.json" with { type: "json" };

const people = compileWordLists(peopleData);

/** "everyone got sick, me included": but not "he and I … and he was sick". */
export function isIncluded(passage: Passage, mention: Mention): boolean {
  const { words } = passage;
  const first = Math.max(sentenceOf(passage, mention.from)?.from ?? 0, mention.from - partReach);
  const included = findApart(people.inclusions, words, first, mention.from).at(-1);
  const isOfOne = words.slice(included?.end, mention.from).some(({ text }) => people.thirdPersons.has(text));
  return included !== undefined && !isOfOne;
}

/** The word behind a symptom that makes it the writer's too: "my boyfriend is bloated, me too". */
export function findEcho(passage: Passage, mention: Mention): number | null {
  const { words, mentions, sentences, sentenceAt } = passage;
  const index = sentenceAt[mention.from] ?? -1;
  const until = sentences[index + 1]?.to ?? sentences[index]?.to ?? 0;
  const next = mentions[listMentions(passage, mention.to, mention.to + partReach)[0] ?? -1]?.from ?? until;
  const limit = Math.min(until, next, mention.to + partReach);
  for (let at = mention.to; at < limit; at++)
    if (findPhraseAt(people.echoes, words, at, { limit })) return at;
  return null;
}
