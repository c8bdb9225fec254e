import { startsWithVerb } from "./clauses.ts";

/** A new name between what stands before and behind it. */
export interface NameInPlace {
  readonly lead: string;
  readonly name: string;
}

const LAST_AND = / and ([^,]*)$/;
const NEXT_ITEM = /^,? (?:and|or) (.*)$/s;
const LISTED_ITEM = /^, ((?:(?!, |\. | and | or ).)+(?:,| and | or ).*)$/s;
const IS_NO_ITEM =
  /^(?:\p{L}+ing|\p{L}+ly|then|until|for|so|to|in|on|with|over|but|which|when|while|once|if|as|at|into|before|after|it|they)\b/iu;

/** "raspberries and (soy milk and cornstarch)" is one list: "raspberries, soy milk and cornstarch". */
export function bindList(lead: string, name: string, after: string): NameInPlace {
  if (!LAST_AND.test(name)) return { lead, name };
  const isFollowed = isItem(NEXT_ITEM.exec(after)?.[1]) || isItem(LISTED_ITEM.exec(after)?.[1]);
  return {
    lead: lead.replace(/,? and $/, ", "),
    name: isFollowed ? name.replace(LAST_AND, ", $1") : name,
  };
}

function isItem(rest: string | undefined): boolean {
  return rest !== undefined && !startsWithVerb(rest) && !IS_NO_ITEM.test(rest);
}
