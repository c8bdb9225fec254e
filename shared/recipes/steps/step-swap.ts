/** An ingredient that goes, and what steps say instead. */
export interface StepSwap {
  /** The name as its line says: "unsalted butter, softened". */
  readonly from: string;
  /** Further words that steps call it by: "meat" for ground beef. */
  readonly alsoCalled: readonly string[];
  /** The new name; null where nothing comes instead. */
  readonly to: string | null;
  /** Changes of wording before names are replaced; `match` is the source of a regular expression, case ignored. */
  readonly method?: readonly { readonly match: string; readonly replace: string }[];
}
