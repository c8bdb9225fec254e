import { useId } from "preact/hooks";
import type { RowGroup } from "./select-rows.ts";

/** The filter: rows that match the query, of one group or of all. */
export type NutrientChoice = { query: string; group: string };

/** The group id for all groups. */
export const allGroups = "all";

type NutrientFilterProps = {
  groups: readonly RowGroup[];
  choice: NutrientChoice;
  onChange: (choice: NutrientChoice) => void;
};

/** A search box and a button for each group; a search covers all groups. */
export function NutrientFilter({ groups, choice, onChange }: NutrientFilterProps) {
  const id = useId();
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const options = [{ id: allGroups, title: "All", size: count }, ...groups.map(toOption)];
  return (
    <div class="nutrient-filter">
      <div class="nutrient-search">
        <label for={`${id}-query`}>Find a compound</label>
        <input
          id={`${id}-query`}
          type="search"
          autocomplete="off"
          placeholder="iron, fatty, CHEBI:29073 …"
          value={choice.query}
          onInput={(event) => onChange({ query: event.currentTarget.value, group: allGroups })}
        />
      </div>
      <fieldset class="nutrient-groups">
        <legend>Group</legend>
        {options.map((option) => (
          <label key={option.id} class="chip">
            <input
              type="radio"
              name={`${id}-group`}
              checked={option.id === choice.group}
              onChange={() => onChange({ ...choice, group: option.id })}
            />
            <span>
              {option.title} <span class="chip-count">{option.size}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function toOption({ id, title, rows }: RowGroup) {
  return { id, title, size: rows.length };
}
