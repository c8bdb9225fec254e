import type { Control, Field } from "../form-spec.ts";
import type { FormValues } from "../form-values.ts";
import type { Problems } from "../problems.ts";
import { ChoicesControl } from "./choices-control.tsx";
import { ControlFrame, GroupFrame, type Naming } from "./control-frame.tsx";
import { FilesControl } from "./files-control.tsx";
import { RowsControl } from "./rows-control.tsx";
import { TextControl } from "./text-control.tsx";

/** Changes a part of the form; `name` is the changed field. */
export type ChangeValues = (name: string, change: (values: FormValues) => Partial<FormValues>) => void;

type FieldControlProps = {
  formId: string;
  field: Field;
  values: FormValues;
  problems: Problems;
  onChange: ChangeValues;
};

/** A field with its control. */
export function FieldControl({ formId, field, values, problems, onChange }: FieldControlProps) {
  const { name, control, hint } = field;
  const id = `${formId}-${name}`;
  const naming: Naming = {
    id,
    path: name,
    problem: findProblem(problems, field),
    hasHint: hint !== undefined,
  };
  switch (control.kind) {
    case "rows":
      return (
        <GroupFrame naming={naming} field={field}>
          <RowsControl
            {...{ id, name, control, problems }}
            rows={values.rows[name] ?? []}
            onChange={(rows) => onChange(name, (old) => ({ rows: { ...old.rows, [name]: rows } }))}
          />
        </GroupFrame>
      );
    case "files":
      return (
        <ControlFrame naming={naming} field={field}>
          <FilesControl
            {...{ control, naming }}
            files={values.files[name] ?? []}
            onChange={(files) => onChange(name, (old) => ({ files: { ...old.files, [name]: files } }))}
          />
        </ControlFrame>
      );
    case "choices":
      return (
        <GroupFrame naming={naming} field={field}>
          <ChoicesControl
            id={id}
            label={field.label}
            choices={control.choices}
            picks={values.picks[name] ?? []}
            onChange={(picks) => onChange(name, (old) => ({ picks: { ...old.picks, [name]: picks } }))}
          />
        </GroupFrame>
      );
    default:
      return (
        <ControlFrame naming={naming} field={field} note={describeLength(control, values.texts[name] ?? "")}>
          <TextControl
            {...{ control, naming }}
            value={values.texts[name] ?? ""}
            onChange={(text) => onChange(name, (old) => ({ texts: { ...old.texts, [name]: text } }))}
          />
        </ControlFrame>
      );
  }
}

/** A list in one control shows the problem of any of its entries. */
function findProblem(problems: Problems, { name, control }: Field): string | undefined {
  const own = problems.get(name);
  if (own !== undefined || control.kind === "rows") return own;
  const inner = [...problems].find(([path]) => path.startsWith(`${name}[`) || path.startsWith(`${name}.`));
  return inner && `${inner[0]}: ${inner[1]}`;
}

function describeLength(control: Control, text: string): string | undefined {
  if (control.kind !== "text" || control.most === undefined || text === "") return undefined;
  return `${[...text].length.toLocaleString("en")} of ${control.most.toLocaleString("en")} characters`;
}
