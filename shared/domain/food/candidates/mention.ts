/** A word of a mention: `core` ones stand before any "with" or "in", weak ones describe without naming. */
export type MentionTerm = {
  readonly weight: number;
  readonly isCore: boolean;
  readonly isWeak: boolean;
  /** Whether it only names the chain or shop that the food is from. */
  readonly isPlace?: boolean;
};

/** The words that name one food in the text, ready for scoring. */
export type Mention = {
  /** Terms with the weight of finding them. */
  readonly terms: ReadonlyMap<string, MentionTerm>;
  /** The word that says what the food is: the last naming word of the first phrase. */
  readonly head: string;
  /** The word before a head that may only state the form ("SNICKERS" in "SNICKERS bar"), else empty. */
  readonly secondHead: string;
  readonly negated: ReadonlySet<string>;
};
