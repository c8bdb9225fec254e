/** A dish whose way of cooking changes. */
export type CookedDish = {
  readonly title: string;
  readonly steps: readonly string[];
  readonly foods: readonly { readonly name: string; readonly grams: number; readonly role: string }[];
};
