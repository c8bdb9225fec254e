import type { HoldingRule } from "../../../../shared/domain/safety/mod.ts";

const unitSource = "(?<unit>iu|i\\.u\\.|mcg|µg|μg|ug|mg)(?![\\p{L}])";
const numberSource = "(?<![\\d.,])(?<number>\\d[\\d.,]*)\\s*";
/** "another 10,000 IU capsule", "5000 IU pill" */
const supplement = new RegExp(
  `${numberSource}${unitSource}(?:\\s+(?:of\\s+)?[\\p{L}\\d]+){0,3}?\\s+(?:capsule|cap|tablet|pill|softgel|gumm(?:y|ie)|drop|spray|dose|supplement)s?\\b`,
  "iu",
);
const adding = /\b(?:another|extra|additional|further|second|add|adding|more|on top|as well)\b/iu;
const already = /\balready\b/iu;
const seldom = /\b(?:weekly|monthly|fortnight\p{L}*|once a (?:week|month)|a (?:week|month))\b/iu;

/**
 * The dose of one supplement rule that an option brings with what the question says is taken already: "another 10,000 IU
 * capsule" beside "4,000 IU of vitamin D a day" is 14,000 IU of vitamin D; null where the option states no dose of it.
 */
export function addIntake({ rule }: HoldingRule, option: string, text: string): string | null {
  const names = rule.dose?.names ?? [];
  const own = supplement.exec(option)?.groups;
  if (own === undefined || seldom.test(option)) return null;
  const unit = own.unit?.toLowerCase() ?? "";
  const intake = findIntake(names, text, unit);
  if (intake === null) return null;
  const isAdded = adding.test(option) || already.test(text);
  const dose = readNumber(own.number) + (isAdded ? intake.amount : 0);
  return `${dose} ${unit} ${intake.name}`;
}

function findIntake(
  names: readonly string[],
  text: string,
  unit: string,
): { readonly name: string; readonly amount: number } | null {
  for (const name of names) {
    const before = new RegExp(
      `${numberSource}${unitSource}\\s+(?:of\\s+|my\\s+)*${name}\\b(?<rest>[^.!?]*)`,
      "iu",
    );
    const behind = new RegExp(
      `\\b${name}(?:\\s+(?:is|at|of|supplement|tablets?|capsules?|a|,))*\\s+${numberSource}${unitSource}(?<rest>[^.!?]*)`,
      "iu",
    );
    const found = (before.exec(text) ?? behind.exec(text))?.groups;
    if (found === undefined || found.unit?.toLowerCase() !== unit || seldom.test(found.rest ?? "")) continue;
    return { name, amount: readNumber(found.number) };
  }
  return null;
}

/** "10,000" and "10.000" are ten thousand. */
function readNumber(stated = ""): number {
  return Number(stated.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", "."));
}
