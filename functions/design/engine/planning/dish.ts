/** How much of a compound one portion holds: its value and the bounds of its evidence. Unit: the compound's own. */
export type AmountRange = {
  readonly low: number;
  readonly value: number;
  readonly high: number;
};

/** A dish that a plan may serve. */
export type Dish = {
  readonly id: string;
  /** The same for all variants of a dish: a dish and its variant are one dish cooked twice. */
  readonly recipeId: string;
  /** Protein sources of main dishes rotate. */
  readonly isMain: boolean;
  /** What most of its protein comes from; null where that is not to rotate. */
  readonly proteinSource: string | null;
  /** What it is by its name, "pasta" or "soup"; null for nothing that rotates. */
  readonly kind: string | null;
  /** Portions are multiples of this. */
  readonly portionStep: 0.25 | 0.5 | 1;
  /** Per portion, by compound id. A compound without an entry is unknown, never zero. */
  readonly amounts: Readonly<Record<number, AmountRange>>;
  /** What count rules ask for: "fish", "red meat". */
  readonly tags: readonly string[];
  /** How well it suits the eater, 0-1. */
  readonly preference?: number;
  /** Days after cooking on which it may still be eaten. */
  readonly keepsDays: number;
  /** From start to table. */
  readonly minutes: number;
  /** What has to be bought for it, by the lines of a shopping list. */
  readonly foods: readonly string[];
};
