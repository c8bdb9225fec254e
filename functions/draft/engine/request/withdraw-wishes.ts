import { listReactions } from "../../../../shared/domain/constraints/mod.ts";

const number = "(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)";
const amount = "\\d+(?:[.,]\\d+)? ?(?:g|grams|kg|ml|l|oz|lbs?|cups?|tbsp|tsp|tins?|cans?)";
const sighs = "(?:oh,? |oops,? |er,? |um,? |hm+,? |sorry,? )*";
/** "Actually, no onions either" takes nothing back: what goes on behind it is a pause or a wish. */
const goesOn =
  "(?=\\s*(?:[,.;:!…–—-]|$)|\\s+(?:use|make|let's|for|to|it|we|we'll|we're|i|i'll|do|swap|double|triple|halve|just|my|there|there'll|scrap|scratch|forget|hang|hold|wait)\\b)";
/** What takes back the words before it. */
const clear = `${sighs}(?:(?:actually,? no|no,? actually|no,? (?:hang on|hold on|wait))${goesOn}|(?:scrap|scratch|forget|ignore|cancel|strike) that(?: last (?:bit|one))?|on second thoughts?|(?:i've )?changed my mind)`;
const any = `(?:${clear}|${sighs}(?:wait,? no|(?:hang|hold) on,? no|i (?:mean|meant)|correction|no,? make (?:that|it)|make that))`;
const repeated = (cue: string) => `${cue}(?:[,.:;!–—-]*\\s+(?:${cue}|no|sorry)(?!\\p{L}))*`;
const gap = "\\s*[,.;:!(–—-]*\\.*\\s*";

/** "For 8 … I mean 10". */
const count = new RegExp(
  `(?<lead>\\b(?:for|serves?|feeds?|makes?|make it|to) )${number}(?<who>(?: (?:people|persons|portions|servings|guests|of us))?)${gap}${repeated(any)}[,:;–—-]*\\s*(?:for |to |make it |serves? )*(?<count>${number})\\b(?! ?(?:g|kg|ml|l|oz|%)\\b)`,
  "giu",
);
/** "Add 100 g feta. Scratch that, 150 g". */
const mass = new RegExp(
  `(?<lead>\\b(?:add|use|with|to|put in) )${amount} (?<food>[\\p{L}' -]{3,40}?)${gap}${repeated(any)}[,:;–—-]*\\s*(?:add |use |make it )?(?<mass>${amount})(?! (?:of )?\\p{L})`,
  "giu",
);
/** "Swap the beef for turkey. Actually no, use lentils". */
const target = new RegExp(
  `(?<lead>\\b(?:swap|replace|sub|substitute|exchange|switch|trade)(?: out)? [\\p{L}' -]{3,40}? (?:for|with|by) )[\\p{L}\\d' -]{3,40}?${gap}${repeated(any)}[,:;–—-]*\\s*(?:use|for|with|by|make it|rather|go for|try|let's use|let's do)(?: it)? (?!the \\p{L}+ (?:for|with|by)\\b)(?<other>[\\p{L}\\d' -]{3,40}?)(?=\\s*(?:$|[.,;!?\\n]|instead|please|and\\b))`,
  "giu",
);
/** All else: the sentence before the cue. */
const sentence = new RegExp(
  `(?:^|(?<=[.!?\\n]))(?<said>[^.!?\\n]{1,200}?)(?:[.!?…]+\\s*|[,;:(–—-]+\\s*)${repeated(clear)}(?=[\\s,.;:!?)–—-]|$)[,.:;!)–—-]*`,
  "giu",
);

/**
 * A request without what it takes back: "for 2. Actually no, scrap that: make it for 6" is "make it for 6". What somebody
 * reacts to is never taken back.
 */
export function withdrawWishes(text: string): string {
  return text
    .replace(count, "$<lead>$<count>$<who>")
    .replace(mass, "$<lead>$<mass> $<food>")
    .replace(target, "$<lead>$<other>")
    .replace(sentence, (all: string, said: string) => (listReactions(said).length > 0 ? all : " "));
}
