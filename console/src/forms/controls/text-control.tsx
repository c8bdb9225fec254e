import type { Control } from "../form-spec.ts";
import { attributesOf, type Naming } from "./control-frame.tsx";

/** The controls whose value is one text. */
type TextualControl = Extract<Control, { kind: "text" | "number" | "lines" | "words" | "choice" }>;

type TextControlProps = {
  control: TextualControl;
  naming: Naming;
  value: string;
  onChange: (text: string) => void;
};

/** A control for a line, several lines, a number or a choice. */
export function TextControl({ control, naming, value, onChange }: TextControlProps) {
  const attributes = attributesOf(naming);
  if (control.kind === "choice") return <ChoiceControl {...{ control, naming, value, onChange }} />;
  const { placeholder } = control;
  const shared = { ...attributes, value, placeholder, autocomplete: "off" as const };
  const rows = control.kind === "lines" || control.kind === "text" ? (control.rows ?? 1) : 1;
  if (rows > 1) {
    return <textarea {...shared} rows={rows} onInput={(event) => onChange(event.currentTarget.value)} />;
  }
  const input = (
    <input
      {...shared}
      type="text"
      inputMode={control.kind === "number" ? "decimal" : "text"}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
  if (control.kind !== "number" || control.unit === undefined) return input;
  return (
    <div class="with-unit">
      {input}
      <span aria-hidden="true">{control.unit}</span>
    </div>
  );
}

function ChoiceControl({
  control: { choices, none },
  naming,
  value,
  onChange,
}: Omit<TextControlProps, "control"> & { control: Extract<Control, { kind: "choice" }> }) {
  return (
    <select {...attributesOf(naming)} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
