import type { Edits } from "../edits.ts";

const sentence = /[^.!?]+[.!?]*\s*/g;

/** The steps without the sentences that only make a part that is left out: "For the frosting, beat the butter." */
export function dropParts(steps: readonly string[], parts: Edits["droppedParts"]): string[] {
  if (parts.length === 0) return [...steps];
  const names = parts.map(({ from }) => from.toLowerCase().replace(/^the /, ""));
  const makesPart = (text: string) => {
    const plain = text.toLowerCase();
    return names.some((name) => plain.includes(`for the ${name}`) || plain.includes(`make the ${name}`));
  };
  return steps
    .map((step) =>
      (step.match(sentence) ?? [])
        .filter((one) => !makesPart(one))
        .join("")
        .trim(),
    )
    .filter((step) => step !== "");
}
