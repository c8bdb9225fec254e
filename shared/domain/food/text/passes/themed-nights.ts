import language from "../../data/language.json" with { type: "json" };
import { endsSentence } from "../asides.ts";
import { isLooseDash, isNaming } from "../headers.ts";
import { skipPeople } from "../sharing.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const themes = new Set(language.themedNights);
const nights = new Set(["night", "evening"]);
const days = new Set(language.courses.days);
const events = new Set(language.courses.events);
const placings = new Set(["at", "@", "round"]);
const longestTitle = 8;

function isNight(tokens: readonly Token[], at: number): boolean {
  return nights.has(textAt(tokens, at)) && themes.has(textAt(tokens, at - 1));
}

/** "Friday curry!", "Taco Tuesday:", "Friday curry with friends." */
function isDayOfDish(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [textAt(tokens, at - 1), textAt(tokens, at)];
  const isNamed = (days.has(first) && themes.has(second)) || (themes.has(first) && days.has(second));
  const isAlone = at === 1 || endsSentence(textAt(tokens, at - 2));
  const end = skipPeople(tokens, at + 1) ?? at + 1;
  const isClosed =
    end > at + 1 ? endsSentence(textAt(tokens, end)) : ["!", ":"].includes(textAt(tokens, end));
  return isNamed && isAlone && isClosed;
}

/** "Barbie at Dave's. 2 sausages", unlike "curry at Dave's" */
function isEventAt(tokens: readonly Token[], at: number): boolean {
  const isAlone = at === 0 || endsSentence(textAt(tokens, at - 1));
  return isAlone && events.has(textAt(tokens, at)) && placings.has(textAt(tokens, at + 1));
}

/** The tokens without the title of "Curry night with the lads! Chicken tikka masala, rice", which names the kind of what was eaten. */
export function dropThemedNights(tokens: readonly Token[]): readonly Token[] {
  const night = tokens.findIndex(
    (_, at) => isNight(tokens, at) || isDayOfDish(tokens, at) || isEventAt(tokens, at),
  );
  if (night < 0) return tokens;
  let from = night;
  while (from > 0 && !endsSentence(textAt(tokens, from - 1))) from--;
  let end = night + 1;
  while (end < tokens.length && !endsSentence(textAt(tokens, end)) && !isLooseDash(tokens, end)) end++;
  const isTitle =
    end - from <= longestTitle && !tokens.slice(night + 1, end).some(({ text }) => text === ",");
  return isTitle && tokens.slice(end).some(isNaming)
    ? [...tokens.slice(0, from), ...tokens.slice(end + 1)]
    : tokens;
}
