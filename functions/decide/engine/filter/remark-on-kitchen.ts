import type { Candidate } from "../candidate.ts";
import type { Question } from "../question.ts";
import type { Remark } from "./remark.ts";

const lacking = String.raw`\b(?:no|without an?|don'?t have an?|haven'?t got an?|broken)`;
const onlyKettle = /\b(?:only|just) (?:have |got |has )?(?:a|the) kettle\b/iu;
const noOven = new RegExp(String.raw`${lacking} oven\b`, "iu");
const noHob = new RegExp(
  String.raw`${lacking} (?:hob|stove|cooker)\b|\bno oven (?:or |and |, ?)?(?:no )?hob\b`,
  "iu",
);
/** What is bought to be cooked; of "roast chicken" and "fried rice" nobody knows whether they are cooked yet. */
const ovenCooked =
  /\b(?:bake an?|roast an?|roasting|oven[- ](?:chips|pizza|baked)|frozen (?:lasagn\w*|pizza|pie|chips|fries|nuggets|fish|ready meal))\b/iu;
const hobCooked =
  /\b(?:fry|boil|sauté|stir[- ]fry|raw (?:chicken|meat|mince|fish|steak)|pancakes?|omelet\w*)\b/iu;
const ready = /\b(?:already|leftover|cold|ready to eat|from the (?:deli|shop))\b/iu;

/** What speaks against an option that needs an oven or a hob, where the question has none. */
export function remarkOnKitchen(
  { label }: Pick<Candidate, "label">,
  { text }: Pick<Question, "text">,
): Remark[] {
  const hasOnlyKettle = onlyKettle.test(text);
  const isForOven = (hasOnlyKettle || noOven.test(text)) && ovenCooked.test(label);
  const isForHob = (hasOnlyKettle || noHob.test(text)) && hobCooked.test(label);
  if (ready.test(label) || !(isForOven || isForHob)) return [];
  return [
    { grade: "sure", isSafety: false, text: `needs ${isForOven ? "an oven" : "a hob"}, and there is none` },
  ];
}
