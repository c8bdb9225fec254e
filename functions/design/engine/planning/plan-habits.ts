/** How often a slot's dish may come again. */
export type SlotHabit = {
  /** Slots of the same group share their dishes: lunch and dinner. */
  readonly group: number;
  /** Whether a dish may come on as many days as one likes, as breakfasts do; else it comes again days later. */
  readonly isRepeated: boolean;
  /** Whether the dish of an earlier day's `isCooked` slot may be eaten here. */
  readonly isReheated: boolean;
  readonly isCooked: boolean;
  /** Ids of dishes that stand here only where nothing better does: a pudding at breakfast. */
  readonly secondChoice: ReadonlySet<string>;
  /** Ids of dishes that are not what the request wishes for here, where there are enough that are. */
  readonly unwished: ReadonlySet<string>;
  /** The longest that cooking takes on a weekday; null where it does not matter. */
  readonly mostMinutes: number | null;
};

/** How many different dishes a group has over the whole plan, and how often each comes. */
export type KindRange = {
  readonly least: number;
  readonly most: number;
  readonly mostServings: number;
  /** The number was asked for: another one costs much. */
  readonly isFirm?: boolean;
};

/** Dishes that a day should do without: meat on a Monday. */
export type DayExclusion = {
  /** From 0. */
  readonly days: readonly number[];
  readonly dishIds: ReadonlySet<string>;
  /** The slot that it is of; all unless stated. */
  readonly slot?: string | null;
};

/** How people cook for several days. Each costs the plan something where it is not so; none is a condition. */
export type PlanHabits = {
  /** In the order of the problem's slots. */
  readonly slots: readonly SlotHabit[];
  /** By group. */
  readonly kinds: readonly KindRange[];
  /** Whether cooked dishes are eaten again as long as they keep, at any meal. */
  readonly isBatch: boolean;
  /** Foods to buy for the whole plan; each one beyond costs. */
  readonly mostFoods: number;
  readonly exclusions: readonly DayExclusion[];
};

/** Of single dishes, which nobody eats again. */
export const noHabits: PlanHabits = {
  slots: [],
  kinds: [],
  isBatch: false,
  mostFoods: 0,
  exclusions: [],
};
