import type { StatedNeeds } from "../../../../shared/domain/constraints/mod.ts";

/** What the field of preferences likes: foods that may come, and words that name none. */
export type Preferred = { readonly foods: readonly string[]; readonly unread: readonly string[] };

export function listPreferred({ preferences }: Pick<StatedNeeds, "preferences">): Preferred {
  return {
    foods: preferences.flatMap(({ wanted }) => wanted.map(({ text }) => text)),
    unread: preferences.flatMap(({ unread }) => unread ?? []),
  };
}
