import type { Choice } from "../form-spec.ts";

type ChoicesControlProps = {
  id: string;
  label: string;
  choices: readonly Choice[];
  picks: readonly string[];
  onChange: (picks: readonly string[]) => void;
};

/** Any of several choices; when closed it shows the chosen ones. */
export function ChoicesControl({ id, label, choices, picks, onChange }: ChoicesControlProps) {
  const known = new Set(choices.map(({ value }) => value));
  const all = [
    ...choices,
    ...picks.filter((pick) => !known.has(pick)).map((value) => ({ value, label: value })),
  ];
  const picked = all.filter(({ value }) => picks.includes(value));
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...picks, value] : picks.filter((pick) => pick !== value));
  return (
    <details class="choices">
      <summary>
        <span class="visually-hidden">{label}: </span>
        {picked.length === 0 ? (
          <span class="muted">None</span>
        ) : (
          picked.map((choice) => choice.label).join(", ")
        )}
      </summary>
      <div class="choices-list">
        {all.map((choice) => (
          <label key={choice.value} class="pill">
            <input
              type="checkbox"
              name={`${id}-${choice.value}`}
              checked={picks.includes(choice.value)}
              onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </details>
  );
}
