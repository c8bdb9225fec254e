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
            {own.map(({ name, canonical_name, quantity_g }) => (
              <li key={`${name} ${canonical_name}`}>
                <span>
                  {name}
                  {isShared(name, own) && <span class="shopping-food">{canonical_name}</span>}
                </span>
                <span class="num">{formatGrams(quantity_g)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Two foods of the catalogue may go by one name. */
function isShared(name: string, items: readonly ShoppingItem[]): boolean {
  return items.filter((item) => item.name === name).length > 1;
}
