import { Fragment } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import type { ApiDocument, ApiTag } from "./document/api-document.ts";
import { readDocument } from "./document/read-document.ts";
import { Markdown } from "./markdown/markdown.tsx";
import { OperationSection } from "./operation-section.tsx";

/** The API reference of an OpenAPI document: an introduction, then one operation at a time. */
export function ReferenceView({ document }: { document: unknown }) {
  const api = useMemo(() => readDocument(document), [document]);
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const tag = api.tags.find(({ name }) => name === chosen);
  const choose = (name: string | null) => {
    setChosen(name);
    // The heading is rendered only after this event.
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <div class="view">
      <div class="reference">
        <ReferenceMenu tags={api.tags} chosen={chosen} onChoose={choose} />
        <div class="reference-body stack">
          <h2 ref={heading} tabIndex={-1}>
            {tag ? tag.name : "How it works"}
          </h2>
          {tag ? (
            <TagBody tag={tag} resolve={api.resolve} />
          ) : (
            <Markdown text={api.description} about={api.title} />
          )}
        </div>
      </div>
    </div>
  );
}

type ReferenceMenuProps = {
  tags: readonly ApiTag[];
  chosen: string | null;
  onChoose: (name: string | null) => void;
};

function ReferenceMenu({ tags, chosen, onChoose }: ReferenceMenuProps) {
  const entries = [{ name: null, title: "How it works" }, ...tags.map(({ name }) => ({ name, title: name }))];
  return (
    <nav class="reference-menu" aria-label="Parts of the reference">
      <ul>
        {entries.map(({ name, title }) => (
          <li key={title}>
            <button
              type="button"
              aria-current={name === chosen ? "true" : undefined}
              onClick={() => onChoose(name)}
            >
              <BreakableName name={title} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TagBody({ tag, resolve }: { tag: ApiTag; resolve: ApiDocument["resolve"] }) {
  return (
    <>
      {tag.description !== "" && <p class="muted">{tag.description}</p>}
      {tag.operations.map((operation) => (
        <OperationSection key={operation.id} operation={operation} resolve={resolve} />
      ))}
    </>
  );
}

/** A name in snake case that may break after its underscores. */
function BreakableName({ name }: { name: string }) {
  const parts = name.split(/(?<=_)/);
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </>
  );
}
