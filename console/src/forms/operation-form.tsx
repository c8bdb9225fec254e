import { useId } from "preact/hooks";
import { Disclosure } from "../shell/parts/blocks.tsx";
import { type ChangeValues, FieldControl } from "./controls/field-control.tsx";
import type { Example, Field, FormSpec } from "./form-spec.ts";
import { type FormValues, fieldsOf } from "./form-values.ts";
import type { Problems } from "./problems.ts";

type OperationFormProps = {
  spec: FormSpec;
  values: FormValues;
  problems: Problems;
  isBusy: boolean;
  onChange: (name: string | null, values: FormValues) => void;
  onSubmit: () => void;
  onExample: (example: Example) => void;
};

/** The form of an operation: examples, modes, the essential fields, and the others under "More". */
export function OperationForm(props: OperationFormProps) {
  const { spec, values, problems, isBusy, onChange, onSubmit, onExample } = props;
  const formId = useId();
  const fields = fieldsOf(spec, values.mode);
  const others = fields.filter(({ isEssential }) => !isEssential);
  const change: ChangeValues = (name, form) => onChange(name, { ...values, ...form(values) });
  const show = (field: Field) => (
    <FieldControl key={field.name} {...{ formId, field, values, problems }} onChange={change} />
  );
  const submit = (event: Event) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  const submitByKeys = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form
      class="card operation-form"
      noValidate
      aria-label="Request"
      onSubmit={submit}
      onKeyDown={submitByKeys}
    >
      <ExampleBar examples={spec.examples} onExample={onExample} />
      {spec.modes && (
        <ModeSwitch
          formId={formId}
          spec={spec}
          mode={values.mode}
          onMode={(mode) => onChange(null, { ...values, mode })}
        />
      )}
      <div class="fields">{fields.filter(({ isEssential }) => isEssential).map(show)}</div>
      {others.length > 0 && (
        <Disclosure summary={describeMore(others, values)} open={hasProblem(others, problems)}>
          <div class="fields">{others.map(show)}</div>
        </Disclosure>
      )}
      <div class="submit-bar">
        <button type="submit" class="button button-primary" aria-disabled={isBusy}>
          {isBusy ? "Working…" : spec.action}
        </button>
        <span class="field-hint submit-keys" aria-hidden="true">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
      </div>
    </form>
  );
}

function ExampleBar({
  examples,
  onExample,
}: Pick<OperationFormProps, "onExample"> & Pick<FormSpec, "examples">) {
  return (
    <fieldset class="examples">
      <legend>Try an example</legend>
      <div class="cluster">
        {examples.map((example) => (
          <button
            key={example.label}
            type="button"
            class="button button-quiet example"
            onClick={() => onExample(example)}
          >
            {example.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type ModeSwitchProps = {
  formId: string;
  spec: FormSpec;
  mode: string | null;
  onMode: (mode: string) => void;
};

function ModeSwitch({ formId, spec, mode, onMode }: ModeSwitchProps) {
  return (
    <fieldset class="segments">
      <legend class="visually-hidden">Input</legend>
      {spec.modes?.map(({ id, label }) => (
        <label key={id}>
          <input
            type="radio"
            class="visually-hidden"
            name={`${formId}-mode`}
            checked={id === mode}
            onChange={() => onMode(id)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function hasProblem(fields: readonly Field[], problems: Problems): boolean {
  const touched = new Set([...problems.keys()].map((path) => path.split(/[.[]/)[0]));
  return fields.some(({ name }) => touched.has(name));
}

function describeMore(fields: readonly Field[], values: FormValues): string {
  const isFilled = ({ name }: Field) =>
    Boolean(values.texts[name]?.trim()) ||
    [values.picks, values.rows, values.files].some((lists) => (lists[name]?.length ?? 0) > 0);
  const filled = fields.filter(isFilled).length;
  return filled === 0 ? "More" : `More (${filled} filled in)`;
}
