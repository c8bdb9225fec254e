import { splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import type { Line } from "../lines/line.ts";
import { listAlsoCalled } from "./also-called.ts";

const verbs = "fry|stir-fry|soften|saut[eé]|sweat|sizzle|toast|brown|cook";
const fat = String.raw`(?:the |some |a little |half the |hot |melted |\d+ \p{L}+ (?:of )?)*(?:\p{L}+ )?(?:oil|butter|ghee|lard|margarine|dripping)`;
const behind = String.raw`(?: (?:for|until|till)\b[^,.;]*?(?=,| and | then |\.|;|$))?`;

const inFat = new RegExp(String.raw`\b(?:${verbs}) [^.;]* in ${fat}(?!\p{L})`, "iu");

/**
 * "Fry the cumin seeds in the ghee, add the onion" without cumin still heats the ghee: the fat of a sentence whose only
 * food is left out.
 */
export function keepFat(steps: readonly string[], lines: readonly Line[]): string[] {
  if (!steps.some((step) => inFat.test(step))) return [...steps];
  const patterns = lines.filter(({ change }) => change === "removed").map(toPattern);
  const heat = (said: string, held: string) => (/^\p{Lu}/u.test(said) ? "Heat " : "heat ") + held;
  return steps.map((step) =>
    inFat.test(step) ? patterns.reduce((text, pattern) => text.replace(pattern, heat), step) : step,
  );
}

function toPattern({ source, foodClass }: Line): RegExp {
  const last = source.name.split(",")[0]?.split(" ").at(-1) ?? source.name;
  const names = [source.name, last, ...listAlsoCalled(foodClass, source.name)]
    .filter((name) => splitTerms(name).length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(
    String.raw`\b(?:${verbs}) (?:the |all the )?(?:${names.join("|")}) in (${fat})(?!\p{L})${behind}`,
    "giu",
  );
}
