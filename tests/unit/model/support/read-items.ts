import type { ReadItem } from "../../../../shared/domain/intake/meal-reading.ts";

/** An item as a model returns it, with these members. */
export function readItem(members: Partial<ReadItem> = {}): ReadItem {
  return {
    name: "porridge",
    originalWords: "porridge",
    brand: null,
    attributes: [],
    quantity: 1,
    unit: "bowl",
    size: null,
    eatenShare: null,
    ...members,
  };
}

/** A reading with these items. */
export function reading(...items: ReadItem[]): { language: string; items: ReadItem[] } {
  return { language: "English", items };
}
