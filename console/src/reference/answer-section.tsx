import { Badge } from "../shell/parts/badge.tsx";
import { Disclosure } from "../shell/parts/disclosure.tsx";
import type { ApiAnswer, ApiDocument, ApiHeader } from "./document/api-document.ts";
import { ExampleList } from "./example-list.tsx";
import { InlineText } from "./markdown/inline-text.tsx";
import { Markdown } from "./markdown/markdown.tsx";
import { SchemaTree } from "./schema/schema-tree.tsx";

type AnswerSectionProps = { answer: ApiAnswer; resolve: ApiDocument["resolve"] };

const FIRST_ERROR = 400;

/** One status of an operation: for an error its codes with an example each, else the schema. */
export function AnswerSection({ answer, resolve }: AnswerSectionProps) {
  const { status, description, headers, content } = answer;
  const isError = Number(status) >= FIRST_ERROR;
  const examples = content?.examples ?? [];
  return (
    <div class="answer">
      <p class="answer-status">
        <Badge tone={isError ? "bad" : "good"}>{status}</Badge>
      </p>
      <div class="answer-body">
        {!isError && (
          <p>
            <InlineText text={description} />
          </p>
        )}
        {isError && examples.length === 0 && <Markdown text={description} about={`answer ${status}`} />}
        {!isError && content && <SchemaTree schema={content.schema} resolve={resolve} />}
        {examples.length > 0 && <ExampleList examples={examples} areCodes={isError} />}
        <HeaderList headers={headers} />
      </div>
    </div>
  );
}

function HeaderList({ headers }: { headers: readonly ApiHeader[] }) {
  if (headers.length === 0) return null;
  return (
    <Disclosure summary={`${headers.length} headers`}>
      <dl class="facts header-facts">
        {headers.flatMap(({ name, description }) => [
          <dt key={`${name} name`}>
            <code>{name}</code>
          </dt>,
          <dd key={name}>
            <InlineText text={description} />
          </dd>,
        ])}
      </dl>
    </Disclosure>
  );
}
