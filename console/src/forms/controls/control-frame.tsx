import type { ComponentChildren } from "preact";
import type { Field } from "../form-spec.ts";

/** The id, path and descriptions of a control. */
export type Naming = { id: string; path: string; problem: string | undefined; hasHint: boolean };

/** The attributes of a control that follow from its naming. */
export function attributesOf({ id, path, problem, hasHint }: Naming) {
  const described = [hasHint && `${id}-hint`, problem !== undefined && `${id}-problem`].filter(Boolean);
  return {
    id,
    "data-path": path,
    "aria-invalid": problem !== undefined,
    ...(described.length > 0 && { "aria-describedby": described.join(" ") }),
  };
}

type FrameProps = { naming: Naming; field: Field; note?: string | undefined; children: ComponentChildren };

/** A control with its label above, its problem and its hint below. */
export function ControlFrame({ naming, field, note, children }: FrameProps) {
  return (
    <div class={`field field-${field.width ?? "full"}`}>
      <div class="field-head">
        <label for={naming.id}>{field.label}</label>
        {note !== undefined && <span class="field-note">{note}</span>}
      </div>
      {children}
      <FieldNotes naming={naming} hint={field.hint} />
    </div>
  );
}

/** Several controls under one label. */
export function GroupFrame({ naming, field, note, children }: FrameProps) {
  const { "aria-invalid": _, ...attributes } = attributesOf(naming);
  return (
    <fieldset class={`field field-${field.width ?? "full"}`} {...attributes} tabIndex={-1}>
      <div class="field-head">
        <legend>{field.label}</legend>
        {note !== undefined && <span class="field-note">{note}</span>}
      </div>
      {children}
      <FieldNotes naming={naming} hint={field.hint} />
    </fieldset>
  );
}

function FieldNotes({ naming, hint }: { naming: Naming; hint: string | undefined }) {
  const { id, problem } = naming;
  return (
    <>
      {problem !== undefined && (
        <p class="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
