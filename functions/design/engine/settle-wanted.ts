import { listExclusions } from "../../../shared/domain/constraints/mod.ts";
import { listWords } from "../../../shared/platform/kernel/mod.ts";
import type { UnmetWish } from "../contract.ts";
import type { Brief } from "./brief.ts";
import type { Candidate } from "./candidate.ts";
import { isAllowedBy } from "./demand.ts";
import { listFoodTests } from "./list-demands.ts";

type Wanted = Brief["wanted"][number];

/** Foods that dishes must have, and those that none can have. */
type SettledWanted = {
  required: readonly Wanted[];
  /** Those of them that no recipe has as it is written: another one may take their place. */
  missing: readonly Wanted[];
  unmet: readonly UnmetWish[];
};

type Options = Record<"candidates" | "suitable", readonly Candidate[]> & {
  /** Whether a dish that is served has the food in its name. */
  isNamed: (words: string) => boolean;
};

/**
 * Which of the wanted foods to require. What a field wants and a rule forbids, and what is wanted in a stated amount,
 * stays required: the conflict is the answer. Other foods give way where no suitable dish has them, and those of the
 * text to every rule.
 */
export function settleWanted(brief: Brief, { candidates, suitable, isNamed }: Options): SettledWanted {
  const findForbidding = openForbidding(brief);
  const required: Wanted[] = [];
  const missing: Wanted[] = [];
  const unmet: UnmetWish[] = [];
  let kept = suitable;
  for (const wanted of brief.wanted) {
    const { words: wish, grams } = wanted.rule;
    const rule = findForbidding(wish);
    // A beef stroganoff that is asked for as vegan is no wish for beef; a field that overrules the text is reported.
    const isOfText = rule === null || rule.startsWith("request_text");
    if (grams === null && isOfText && isNamed(wish)) continue;
    if (rule !== null && wanted.field === "request_text") {
      unmet.push({ wish, reason: "conflicts", detail: `${rule} leaves it out` });
      continue;
    }
    const has = isAllowedBy({ tests: listFoodTests(brief, [wanted]) });
    const having = (brief.type === "recipe" ? kept : suitable).filter(has);
    if (having.length > 0 || grams !== null || rule !== null) {
      required.push(wanted);
      kept = brief.type === "recipe" ? having : kept;
      continue;
    }
    missing.push(wanted);
    const detail = explain({ candidates, suitable, required }, has);
    unmet.push({ wish, reason: "not_possible", detail });
  }
  return { required, missing, unmet };
}

/** The rule that leaves a food out by itself, whatever dish it is in; null for none. */
export function openForbidding({ rules }: Pick<Brief, "rules">): (words: string) => string | null {
  const exclusions = listExclusions(rules).sort((one, other) => rank(one.name) - rank(other.name));
  return (words) => {
    const facts = { name: words, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
    const found = exclusions.find(({ findBreach }) => findBreach(facts, 100)?.isSure);
    return found?.name ?? null;
  };
}

/** Fields win over the text. */
function rank(name: string): number {
  return name.startsWith("request_text") ? 1 : 0;
}

function explain(
  {
    candidates,
    suitable,
    required,
  }: Record<"candidates" | "suitable", readonly Candidate[]> & {
    required: readonly Wanted[];
  },
  has: (candidate: Candidate) => boolean,
): string {
  if (!candidates.some(has)) return "no recipe of the collection has it";
  if (!suitable.some(has)) return "no recipe with it keeps to the other constraints";
  return `no recipe has it together with ${listWords(required.map(({ rule }) => rule.words))}`;
}
