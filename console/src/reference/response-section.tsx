import { Badge, Disclosure } from "../shell/parts/blocks.tsx";
import type { ApiDocument, ApiHeader, ApiResponse } from "./document/api-document.ts";
import { ExampleList } from "./example-list.tsx";
import { InlineText } from "./markdown/inline-text.tsx";
import { Markdown } from "./markdown/markdown.tsx";
import { SchemaTree } from "./schema/schema-tree.tsx";

type ResponseSectionProps = { response: ApiResponse; resolve: ApiDocument["resolve"] };

const firstError = 400;

/** One status of an operation: the schema, or for an error its codes with an example each. */
export function ResponseSection({ response, resolve }: ResponseSectionProps) {
  const { status, description, headers, content } = response;
  const isError = Number(status) >= firstError;
  const examples = content?.examples ?? [];
  return (
    <div class="response">
      <p class="response-status">
        <Badge tone={isError ? "bad" : "good"}>{status}</Badge>
      </p>
      <div class="response-body">
        {!isError && (
          <p>
            <InlineText text={description} />
          </p>
        )}
        {isError && examples.length === 0 && <Markdown text={description} about={`response ${status}`} />}
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
