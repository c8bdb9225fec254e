import { useId } from "preact/hooks";
import { Badge } from "../shell/parts/blocks.tsx";
import type { ApiDocument, ApiOperation, ApiParameter } from "./document/api-document.ts";
import { ExampleList } from "./example-list.tsx";
import { InlineText } from "./markdown/inline-text.tsx";
import { Markdown } from "./markdown/markdown.tsx";
import { ResponseSection } from "./response-section.tsx";
import { describeLimits, describeType } from "./schema/describe-schema.ts";
import { SchemaTree } from "./schema/schema-tree.tsx";

type ParameterListProps = { parameters: readonly ApiParameter[] };

type OperationSectionProps = { operation: ApiOperation; resolve: ApiDocument["resolve"] };

/** One method of a path: its parameters, body and responses. */
export function OperationSection({ operation, resolve }: OperationSectionProps) {
  const id = useId();
  const { method, path, summary, description, parameters, body, responses, scope, needsKey } = operation;
  return (
    <section class="operation card stack" aria-labelledby={id}>
      <h3 id={id}>
        <span class="operation-method">{method}</span> {summary}
      </h3>
      <p class="operation-path">
        <code>{path}</code>
      </p>
      <p class="cluster">
        {scope !== "" && <Badge>scope {scope}</Badge>}
        {!needsKey && <Badge>no key needed</Badge>}
      </p>
      {description !== "" && <Markdown text={description} about={summary} />}
      {parameters.length > 0 && (
        <>
          <h4>Parameters</h4>
          <ParameterList parameters={parameters} />
        </>
      )}
      {body && (
        <>
          <h4>Body</h4>
          <SchemaTree schema={body.schema} resolve={resolve} />
          {body.examples.length > 0 && <ExampleList examples={body.examples} />}
        </>
      )}
      <h4>Responses</h4>
      {responses.map((response) => (
        <ResponseSection key={response.status} response={response} resolve={resolve} />
      ))}
    </section>
  );
}

/** Headers and query parameters with their type and meaning. */
function ParameterList({ parameters }: ParameterListProps) {
  return (
    <dl class="schema">
      {parameters.map(({ name, place, isRequired, description, schema }) => (
        <div key={`${place} ${name}`} class="schema-member">
          <dt>
            <code>{name}</code>
            {isRequired && <Badge tone="accent">required</Badge>}
          </dt>
          <dd>
            <p class="schema-type">
              {[`in ${place}`, describeType(schema), ...describeLimits(schema)].join(" · ")}
            </p>
            <p>
              <InlineText text={description} />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
