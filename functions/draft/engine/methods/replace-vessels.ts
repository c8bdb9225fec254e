import data from "./data/cooking-methods.json" with { type: "json" };
import type { MethodName } from "./read-methods.ts";

/** A step, and whether it cooks by the new method or leads up to that, with no cooking of its own. */
type CookedStep = { readonly text: string; readonly isLedUpTo: boolean };

const vessels = new Map<string, string>(Object.entries(data.vessels));
/** "In a deep roasting tin"; "serve the casserole" is the dish. */
const ovenVessel = new RegExp(
  `\\b(in|into|onto|to|on|from|of|grease|butter|oil) (?:an?|the|your) (?:(?:${data.vesselAdjectives}) )*(${data.ovenVessels})\\b`,
  "giu",
);
/** Methods with a lid of their own, or with no place for metal. */
const foilFree = new Set<string>(["microwave", "slow_cooker", "pressure_cooker"]);
/** Foil that covers what cooks; "cover with foil and rest" is behind the cooking. */
const foil =
  /\b(?:cover|wrap)(?: [\p{L}]+){0,3} (?:with|in) (?:[\p{L}]+ )?foil\b(?!,? (?:and |then )*(?:(?:leave|allow|let)\b[^.;]{0,12} )?(?:to )?(?:rest|stand|keep|cool)\b)(?: and|,)?\s*/giu;

/**
 * Steps with the vessel of the new method in place of the oven's: "put in a roasting tin and cook in the slow cooker" has one.
 * Behind the cooking only the vessel that was replaced is meant.
 */
export function replaceVessels(steps: readonly CookedStep[], method: MethodName): string[] {
  const vessel = vessels.get(method);
  const replaced = new Set<string>();
  return steps.map(({ text, isLedUpTo }) => {
    const bare = isLedUpTo && foilFree.has(method) ? text.replace(foil, "") : text;
    if (vessel === undefined) return bare;
    const moved = bare.replace(ovenVessel, (stated, lead: string, noun: string) => {
      if (!isLedUpTo && !replaced.has(noun.toLowerCase())) return stated;
      replaced.add(noun.toLowerCase());
      return `${lead} ${vessel}`;
    });
    return moved === bare ? bare : once(moved, vessel);
  });
}

/** "In the slow cooker, cook in the slow cooker" says it once. */
function once(step: string, vessel: string): string {
  const first = step.indexOf(vessel) + vessel.length;
  return step.slice(0, first) + step.slice(first).replace(` in ${vessel}`, "");
}
