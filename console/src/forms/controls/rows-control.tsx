import { useRef } from "preact/hooks";
import type { Control, Field } from "../form-spec.ts";
import type { RowValue } from "../form-values.ts";
import type { Problems } from "../problems.ts";
import { ControlFrame } from "./control-frame.tsx";
import { TextControl } from "./text-control.tsx";

type RowsControlProps = {
  id: string;
  name: string;
  control: Extract<Control, { kind: "rows" }>;
  rows: readonly RowValue[];
  problems: Problems;
  onChange: (rows: readonly RowValue[]) => void;
};

/** A list of objects, one below the other; there is always one to fill in. */
export function RowsControl({ id, name, control, rows, problems, onChange }: RowsControlProps) {
  const adder = useRef<HTMLButtonElement>(null);
  const shown = rows.length === 0 ? [emptyRow(control.columns)] : rows;
  const change = (index: number, column: string, text: string) =>
    onChange(shown.map((row, at) => (at === index ? { ...row, [column]: text } : row)));
  const remove = (index: number) => {
    onChange(shown.filter((_, at) => at !== index));
    adder.current?.focus();
  };
  return (
    <div class="rows">
      {shown.map((row, index) => (
        <fieldset class="row" key={index}>
          <legend class="visually-hidden">{`${control.entry} ${index + 1}`}</legend>
          <span class="row-number" aria-hidden="true">
            {index + 1}
          </span>
          <div class="row-fields">
            {control.columns.map((column) => (
              <CellControl
                key={column.name}
                column={column}
                id={`${id}-${index}-${column.name}`}
                path={`${name}[${index}].${column.name}`}
                value={row[column.name] ?? ""}
                problems={problems}
                onChange={(text) => change(index, column.name, text)}
              />
            ))}
          </div>
          <button
            type="button"
            class="row-remove"
            aria-label={`Remove ${control.entry.toLowerCase()} ${index + 1}`}
            onClick={() => remove(index)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        class="button button-quiet"
        ref={adder}
        onClick={() => onChange([...shown, emptyRow(control.columns)])}
      >
        {`Add ${control.entry.toLowerCase()}`}
      </button>
    </div>
  );
}

type CellProps = {
  column: Field;
  id: string;
  path: string;
  value: string;
  problems: Problems;
  onChange: (text: string) => void;
};

function CellControl({ column, id, path, value, problems, onChange }: CellProps) {
  const { control, hint } = column;
  if (control.kind === "rows" || control.kind === "files" || control.kind === "choices") return null;
  const naming = { id, path, problem: problems.get(path), hasHint: hint !== undefined };
  return (
    <ControlFrame naming={naming} field={column}>
      <TextControl control={control} naming={naming} value={value} onChange={onChange} />
    </ControlFrame>
  );
}

/** A choice that cannot be empty starts with its first option. */
function emptyRow(columns: readonly Field[]): RowValue {
  const starts = columns.map(({ name, control }) => {
    const isForced = control.kind === "choice" && control.none === undefined;
    return [name, isForced ? (control.choices[0]?.value ?? "") : ""] as const;
  });
  return Object.fromEntries(starts);
}
