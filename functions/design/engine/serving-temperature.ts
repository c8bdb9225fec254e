import { phraseTerms } from "../../../shared/domain/constraints/mod.ts";
import type { Recipe } from "../../../shared/domain/recipes/mod.ts";
import { createMemory } from "../../../shared/platform/kernel/mod.ts";
import data from "./data/temperature-words.json" with { type: "json" };
import { listKinds } from "./kind-of-dish.ts";

/** How a dish comes to the table; `either` as one likes. */
export type ServingTemperature = "cold" | "warm" | "either";

const heat = new Set(data.heat.flatMap(phraseTerms));
const cool = data.cool.map(toPattern);
const alittle = data.cooledALittle.map(toPattern);
const either = data.either.map(toPattern);
const cold = data.servedCold.map(toPattern);
const warmTitles = data.warmTitles.map(toPattern);
const coldTitles = data.coldTitles.map(toPattern);
const stored = data.stored.map(toPattern);
const coldKinds: ReadonlySet<string> = new Set(data.coldKinds);
const remember = createMemory<ServingTemperature>({ name: "temperatures of dishes", mostBytes: 512 * 1024 });

/** How a dish is served, as its steps show: without heat, cooled behind the last of it, or a salad whose parts cool. */
export function readTemperature(
  recipe: Pick<Recipe, "id" | "title" | "steps" | "cookMinutes">,
): ServingTemperature {
  return remember(recipe.id, () => judge(recipe));
}

function judge({
  title,
  steps,
  cookMinutes,
}: Pick<Recipe, "title" | "steps" | "cookMinutes">): ServingTemperature {
  const text = steps.flatMap(listSentences).map(plain).join(" . ");
  if (either.some((pattern) => pattern.test(text))) return "either";
  if (cold.some((pattern) => pattern.test(text))) return "cold";
  const name = plain(title);
  if (warmTitles.some((pattern) => pattern.test(name))) return "warm";
  if (coldTitles.some((pattern) => pattern.test(name))) return "cold";
  const terms = text.split(" ");
  const lastHeat = terms.findLastIndex((term) => heat.has(term));
  if (lastHeat < 0) return "cold";
  const cooled = alittle.reduce(
    (rest, pattern) => rest.replace(pattern, (words) => " _".repeat(words.trim().split(" ").length)),
    text,
  );
  const isCooledSince = cool.some((pattern) =>
    pattern.test(
      cooled
        .split(" ")
        .slice(lastHeat + 1)
        .join(" "),
    ),
  );
  if (isCooledSince) return "cold";
  const isColdKind = listKinds({ title }).some((kind) => coldKinds.has(kind));
  const isCooled = cookMinutes === 0 || cool.some((pattern) => pattern.test(cooled));
  return isColdKind && isCooled ? "cold" : "warm";
}

/** What is done with it later is none of it: "it keeps for 3 days in the fridge". */
function listSentences(step: string): string[] {
  return step
    .split(/(?<=[.;]) /)
    .filter((sentence) => !stored.some((pattern) => pattern.test(plain(sentence))));
}

/** Names in braces are ingredients: a cooled broth is one. */
function plain(step: string): string {
  return phraseTerms(step.replace(/\{[^}]*\}/g, " it ").replace(/[.;:]/g, " . ")).join(" ");
}

function toPattern(phrase: string): RegExp {
  return new RegExp(`(?<= |^)${phraseTerms(phrase).join(" ")}(?= |$)`);
}
