import { expandKind } from "../../nutrition/kinds/kind-table.ts";
import { headOf } from "../choose/closeness.ts";
import data from "../data/hidden-kinds.json" with { type: "json" };
import { factsOf } from "../lines/food-facts.ts";
import type { LinePart } from "../lines/line.ts";
import { classify, listLineage } from "../tables/food-class.ts";
import type { Breach } from "./breach.ts";
import { findBreaches, type Rulebook } from "./rulebook.ts";

interface Hidden {
  readonly kind: string;
  readonly isSure: boolean;
}

const hiddenKinds: Readonly<Record<string, readonly Hidden[]>> = data.classes;

/**
 * Everything that the rules have against what stands on a line, sure findings first: by its catalogue food, by its own
 * words where the food was matched too kindly, and by what its class holds unseen.
 */
export function listBreaches(rulebook: Rulebook, part: LinePart): Breach[] {
  const ofFood = findBreaches(rulebook, factsOf(part, part.food)).filter((breach) => isMeant(breach, part));
  const ofWords = part.food === null ? [] : findBreaches(rulebook, factsOf(part, null));
  const sureWords = ofWords.filter(({ isSure }) => isSure);
  const all = [...ofFood, ...sureWords, ...findHidden(rulebook, part)];
  return all.toSorted((a, b) => Number(b.isSure) - Number(a.isSure));
}

/** Whether something on a line surely breaks a rule. */
export function isForbidden(rulebook: Rulebook, part: LinePart): boolean {
  return listBreaches(rulebook, part).some(({ isSure }) => isSure);
}

/** "Sweet" is a gummy at the end of a name and a taste before it. */
function isMeant({ term, isSure }: Breach, { name }: LinePart): boolean {
  return isSure || !data.notHeads.includes(term) || headOf(name) === term;
}

function findHidden({ kinds }: Rulebook, { name }: LinePart): Breach[] {
  if (/\b(free|vegan|vegetarian|without|no)\b/i.test(name)) return [];
  const held = listLineage(classify(name, null)).flatMap((own) => hiddenKinds[own] ?? []);
  return kinds.flatMap(({ rule, kind }) => {
    const under = held.filter((one) => expandKind(kind).has(one.kind));
    return under.map(({ kind: found, isSure }) => ({
      rule,
      kind,
      term: found.replaceAll("_", " "),
      isSure,
      causes: [kind, found],
    }));
  });
}
