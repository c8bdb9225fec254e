const GREEK: Record<string, string> = {
  α: "alpha",
  β: "beta",
  γ: "gamma",
  δ: "delta",
  ω: "omega",
  µ: "mu",
  μ: "mu",
};

/** The words of a compound name, folded: case, accents, Greek letters and punctuation do not tell names apart. */
export function compoundWords(name: string): string[] {
  const folded = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[αβγδωµμ]/g, (letter) => ` ${GREEK[letter] ?? ""} `);
  return folded.split(/[^\p{L}\p{N}:.]+/u).filter((word) => word !== "");
}
