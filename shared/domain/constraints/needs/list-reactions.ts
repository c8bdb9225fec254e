/** Words of a reaction; "itching for a curry", "a swell dinner", "the ambulance crew" and bee hives are none. */
const reaction = new RegExp(
  [
    String.raw`\b(?:allerg\w*|anaphyla\w*|epi[- ]?pens?|intoleran\w*|wheez\w*|rash(?:es)?|swollen|swell(?:s|ed|ing))\b`,
    String.raw`(?<!\b(?:bee|our) )\bhives\b`,
    String.raw`\bitch(?:y|es|ed|ing)?\b(?! (?:for|to|feet)\b)`,
    String.raw`\bswell\b(?= (?:up|shut|badly|when|if|after|from|and|like)\b|\s*(?:$|[.,;!?]))`,
    String.raw`(?<!\bdrives? (?:an|the) )\bambulances?\b(?! (?:crews?|services?|drivers?|staff|stations?|teams?|workers?|people|trainees?|men|women|colleagues|depots?|charity|volunteers?)\b)`,
  ].join("|"),
  "gi",
);

/** The words of a text for an allergy, an intolerance or an allergic reaction, in lower case. */
export function listReactions(text: string): readonly string[] {
  return text.toLowerCase().match(reaction) ?? [];
}
