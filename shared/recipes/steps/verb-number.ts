import { isPlural } from "./noun-forms.ts";

const PAIRS: readonly (readonly [singular: string, plural: string])[] = [
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
const toSingular = new Map(PAIRS.map(([one, many]) => [many, one]));
const toPlural = new Map(PAIRS);

/** A text that begins with the verb of `subject`: "are set" after "tofu" is "is set". Null: several subjects. */
export function matchNumber(after: string, subject: string | null): string {
  if (subject === null) return after;
  const forms = isPlural(subject) || / and /.test(subject) ? toPlural : toSingular;
  return after.replace(/^ ([a-z]+)\b/, (found, verb: string) => ` ${forms.get(verb) ?? found.slice(1)}`);
}
