import { isPlural } from "../../../language/mod.ts";

const pairs: readonly (readonly [singular: string, plural: string])[] = [
  ["is", "are"],
  ["has", "have"],
  ["was", "were"],
  ["does", "do"],
  ["begins", "begin"],
  ["starts", "start"],
  ["turns", "turn"],
  ["looks", "look"],
  ["becomes", "become"],
  ["gets", "get"],
  ["feels", "feel"],
  ["smells", "smell"],
];
const toSingular = new Map(pairs.map(([one, many]) => [many, one]));
const toPlural = new Map(pairs);

/**
 * A text after `subject`, its first verb in the number of the subject: "are set" after "tofu" becomes "is set". Null
 * for several subjects leaves the text as it is.
 */
export function matchNumber(after: string, subject: string | null): string {
  if (subject === null) return after;
  const forms = isPlural(subject) || / and /.test(subject) ? toPlural : toSingular;
  return after.replace(/^ ([a-z]+)\b/, (found, verb: string) => ` ${forms.get(verb) ?? found.slice(1)}`);
}
