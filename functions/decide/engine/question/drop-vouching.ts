const vouched =
  /\s+(?:(?:that|which)\s+)?(?:my|our|the|his|her|their)\s+(?:[\p{L}'-]+\s+){1,3}?(?:sells?|sold|listed|recommend(?:s|ed)|approved|suggest(?:s|ed)|prescribed|okayed|likes?|loves?|swears by|gave|brought|bought|made|makes|told (?:us|me) to (?:use|have|get|try))(?:\s.*)?$/iu;

/** The words of an option without who speaks for it: "soya formula our dietitian recommended" is soya formula. */
export function dropVouching(words: string): string {
  return words.replace(vouched, "");
}
