import { type JudgedOption, judgeOption, type SafetyFinding } from "../../../../shared/domain/safety/mod.ts";

/** "Cucumber salad with the bibimbap": the dish is eaten with any of the options. */
const company =
  /\s(?:with|alongside|beside|next to|to go with)\s(?:the|my|our|his|her|their)\s(?!.*\b(?:sauce|dressing|dip|topping|filling|butter|spread|gravy|cream|syrup|oil|seasoning|glaze)\b).+$/iu;
/** Diets in which the amount over days counts, so that a usual part of a common dish rules out none of its sides. */
const ofAmounts: ReadonlySet<string> = new Set(["low_iodine_diet"]);

/** Findings without those that only the dish shows which the option is eaten with. */
export function dropCompany(findings: readonly SafetyFinding[], option: JudgedOption): SafetyFinding[] {
  const found = company.exec(option.words);
  if (found === null) return [...findings];
  const own = option.words.slice(0, found.index);
  return findings.filter(
    (finding) =>
      !(isOfAmount(finding) && finding.term !== null && isNamed(found[0], finding) && !isOfOwn(finding, own)),
  );
}

function isOfAmount({ rule }: SafetyFinding): boolean {
  return rule.effect === "bounded" || rule.who.every((topic) => ofAmounts.has(topic));
}

function isNamed(words: string, { term, food }: SafetyFinding): boolean {
  const named = words.toLowerCase();
  return (
    named.includes(term ?? "") || (food !== null && named.includes(food.words[0] ?? food.name.toLowerCase()))
  );
}

function isOfOwn({ rule, setting }: SafetyFinding, own: string): boolean {
  const whole = { name: own, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  return judgeOption([{ rule, setting }], { words: own, foods: [], whole, portionGrams: 0 }).length > 0;
}
