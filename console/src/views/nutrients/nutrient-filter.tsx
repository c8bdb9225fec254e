import { useId } from "preact/hooks";
import type { RowGroup } from "./group-rows.ts";

/** What is shown: rows that match the query, of one group or of all. */
export type NutrientChoice = { query: string; group: string };

/** The choice that shows every group. */
export const ALL_GROUPS = "all";

type NutrientFilterProps = {
  groups: readonly RowGroup[];
  choice: NutrientChoice;
  onChange: (choice: NutrientChoice) => void;
};

/** A search box and one switch a group; a search looks through all groups. */
export function NutrientFilter({ groups, choice, onChange }: NutrientFilterProps) {
  const id = useId();
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const options = [{ id: ALL_GROUPS, title: "All", size: count }, ...groups.map(toOption)];
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
          onInput={(event) => onChange({ query: event.currentTarget.value, group: ALL_GROUPS })}
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
