import { formatGrams } from "../../format/format-grams.ts";
import type { ShoppingItem } from "./design-result.ts";

/** What to buy for the plan, by the shelf it stands on. */
export function ShoppingList({ items }: { items: readonly ShoppingItem[] }) {
  const groups = [...Map.groupBy(items, ({ group }) => group)];
  return (
    <div class="shopping">
      {groups.map(([group, own]) => (
        <div key={group} class="shopping-group">
          <h4>{group}</h4>
          <ul>
            {own.map(({ name, quantity_g }) => (
              <li key={name}>
                <span>{name}</span>
                <span class="num">{formatGrams(quantity_g)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
