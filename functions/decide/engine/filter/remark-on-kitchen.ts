import type { Candidate } from "../candidate.ts";
import type { Question } from "../question.ts";
import type { Remark } from "./remark.ts";

const lacking = String.raw`\b(?:no|without an?|don'?t have an?|haven'?t got an?|broken)`;
const failed = String.raw`(?:'s| is| has)?(?: just)? (?:broken|broke|bust|packed in)\b`;
/** "only a kettle", "all I've got is a kettle" */
const onlyKettle =
  /\b(?:only|just|all|nothing but)(?: that)?(?: (?:i|we)(?:'?ve)?)?(?: have| has| got)*(?: is)? (?:an?|the) kettle\b/iu;
const noHeat =
  /\b(?:power|gas|electric(?:ity)?) (?:cut|outage|is (?:off|out|down))\b|\bno (?:power|electric(?:ity)?)\b/iu;
const noOven = new RegExp(String.raw`${lacking} oven\b|\boven${failed}`, "iu");
const noHob = new RegExp(
  String.raw`${lacking} (?:hob|stove|cooker)\b|\bno oven (?:or |and |, ?)?(?:no )?hob\b|\b(?:hob|stove|cooker)${failed}`,
  "iu",
);
/** What is bought to be cooked; of "roast chicken" and "fried rice" nobody knows whether they are cooked yet. */
const ovenCooked =
  /\b(?:bake an?|roast an?|roasting|oven[- ](?:chips|pizza|baked)|frozen (?:lasagn\w*|pizza|pie|chips|fries|nuggets|fish|ready meal))\b/iu;
const hobCooked =
  /\b(?:fry|boil|sauté|stir[- ]fry|raw (?:chicken|meat|mince|fish|steak)|pancakes?|omelet\w*)\b/iu;
/** What a kettle makes no hot dish of; in bread or a salad it was cooked before. */
const cookedThere =
  /^(?:an? |the |some )?(?:roast(?:ed)?|grilled|(?:pan[- ]|stir[- ]|deep[- ])?fried|steamed|poached|scrambled|barbecued)\b|\b(?:steak|burger|sausages|fish fingers)$/iu;
const inBread = /\b(?:sandwich|sarnie|wrap|roll|bap|baguette|salad|sub)\b/iu;
const boiled = /\b(?:dry|dried|uncooked) (?:pasta|spaghetti|noodles|rice|lentils|beans)\b/iu;
const ready = /\b(?:already|leftover|cold|ready to eat|from the (?:deli|shop))\b/iu;

/** What speaks against an option that needs an oven or a hob, where the question has none. */
export function remarkOnKitchen(
  { label }: Pick<Candidate, "label">,
  { text }: Pick<Question, "text">,
): Remark[] {
  const need = ready.test(label) ? null : findNeed(label, text);
  return need === null ? [] : [{ grade: "sure", isSafety: false, text: `needs ${need}, and there is none` }];
}

/** What the option has to be cooked with and the question has not. */
function findNeed(label: string, text: string): string | null {
  const isCold = noHeat.test(text);
  const isWithoutCooker = isCold || onlyKettle.test(text);
  if ((isWithoutCooker || noOven.test(text)) && ovenCooked.test(label)) return "an oven";
  if ((isWithoutCooker || noHob.test(text)) && hobCooked.test(label)) return "a hob";
  if (isWithoutCooker && cookedThere.test(label) && !inBread.test(label)) return "a cooker";
  return (isCold || noHob.test(text)) && boiled.test(label) ? "a hob" : null;
}
