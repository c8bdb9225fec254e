const melt = /\bmelt\b/i;
/** "In a small pan on the hob", "over a low heat", "over a pan of simmering water". */
const onHob =
  /,? (?:in (?:a|the) (?:(?:small|large|medium|heavy|heavy-based|non-stick|heatproof) ){0,2}(?:pan|saucepan|pot|bowl|skillet)|on the (?:hob|stove|stovetop|cooker)|(?:over|on) (?:a |the )?(?:(?:very|low|medium|gentle|medium-low) ){1,2}heat|(?:over|set over) (?:a )?(?:pan|bowl|pot) of (?:barely |gently )?(?:simmering|hot|boiling) water|gently|slowly|in a bain[- ]marie)(?=[ .,;]|$)/gi;
/** Where the melting ends and the next thing is done. */
const next =
  /[.;]|,? (?:and|then) (?=(?:stir|mix|add|pour|whisk|fold|leave|let|take|set|beat|cool|remove)\b)|$/i;
const stated = " in the microwave in bursts of 30 seconds, stirring in between";

/** The steps that melt something, done in the microwave; null where none does. */
export function meltInMicrowave(steps: readonly string[]): string[] | null {
  if (!steps.some((step) => melt.test(step))) return null;
  return steps.map((step) => {
    const from = step.search(melt);
    if (from === -1) return step;
    const rest = step.slice(from).replace(onHob, "");
    const end = next.exec(rest)?.index ?? rest.length;
    const behind = rest.slice(end);
    const comma = /^,? (?:and|then) /i.test(behind) ? "," : "";
    return `${step.slice(0, from)}${rest.slice(0, end)}${stated}${comma}${behind.replace(/^,/, "")}`;
  });
}
