import { useId } from "preact/hooks";
import { Badge } from "../shell/parts/badge.tsx";
import { AnswerSection } from "./answer-section.tsx";
import type { ApiDocument, ApiOperation } from "./document/api-document.ts";
import { ExampleList } from "./example-list.tsx";
import { Markdown } from "./markdown/markdown.tsx";
import { ParameterList } from "./parameter-list.tsx";
import { SchemaTree } from "./schema/schema-tree.tsx";

type OperationSectionProps = { operation: ApiOperation; resolve: ApiDocument["resolve"] };

/** One method of a path: what it takes and what it answers. */
export function OperationSection({ operation, resolve }: OperationSectionProps) {
  const id = useId();
  const { method, path, summary, description, parameters, body, answers, scope, needsKey } = operation;
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
      <h4>Answers</h4>
      {answers.map((answer) => (
        <AnswerSection key={answer.status} answer={answer} resolve={resolve} />
      ))}
    </section>
  );
}
