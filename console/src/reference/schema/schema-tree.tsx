import { useState } from "preact/hooks";
import { Badge } from "../../shell/parts/blocks.tsx";
import type { ApiDocument } from "../document/api-document.ts";
import type { JsonObject } from "../document/json-object.ts";
import { InlineText } from "../markdown/inline-text.tsx";
import { describeLimits, describeType } from "./describe-schema.ts";
import { hasParts, readParts } from "./schema-parts.ts";

type SchemaProps = { schema: JsonObject; resolve: ApiDocument["resolve"] };

/** The members of a schema, each with its type, limits and description; nested ones open on demand. */
export function SchemaTree({ schema, resolve }: SchemaProps) {
  const { members, variants, rules } = readParts(schema, resolve);
  if (variants.length > 0) {
    return (
      <ul class="schema-variants">
        {variants.map((variant) => (
          <li key={variant.name}>
            <Opening title={variant.name} schema={variant.schema} resolve={resolve} />
          </li>
        ))}
      </ul>
    );
  }
  if (members.length === 0) return <p class="schema-plain">{describeType(schema)}</p>;
  return (
    <>
      {rules.length > 0 && (
        <ul class="schema-rules">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      <dl class="schema">
        {members.map((member) => (
          <Member key={member.name} {...member} resolve={resolve} />
        ))}
      </dl>
    </>
  );
}

type MemberProps = SchemaProps & { name: string; isRequired: boolean };

function Member({ name, schema, isRequired, resolve }: MemberProps) {
  const own = resolve(schema);
  const words = [describeType(schema), ...describeLimits(own)];
  const description = [schema.description, own.description].find((text) => typeof text === "string");
  return (
    <div class="schema-member">
      <dt>
        <code>{name}</code>
        {isRequired && <Badge tone="accent">required</Badge>}
      </dt>
      <dd>
        <p class="schema-type">{words.join(" · ")}</p>
        {typeof description === "string" && (
          <p>
            <InlineText text={description} />
          </p>
        )}
        <Values values={own.enum} />
        {hasParts(readParts(schema, resolve)) && (
          <Opening title={`members of ${name}`} schema={schema} resolve={resolve} />
        )}
      </dd>
    </div>
  );
}

function Values({ values }: { values: unknown }) {
  if (!Array.isArray(values)) return null;
  return (
    <p class="schema-values">
      {values.map((value) => (
        <code key={String(value)}>{JSON.stringify(value)}</code>
      ))}
    </p>
  );
}

/** Rendered only when opened: some schemas are deep. */
function Opening({ title, schema, resolve }: SchemaProps & { title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <div class="disclosure-body">
          <SchemaTree schema={schema} resolve={resolve} />
        </div>
      )}
    </details>
  );
}
