import { useState } from "preact/hooks";
import { CodeBlock } from "../snippets/code-block.tsx";
import type { ApiExample } from "./document/api-document.ts";

type ExampleListProps = {
  examples: readonly ApiExample[];
  /** The names are error codes. */
  areCodes?: boolean;
};

/** Examples, opened on demand; those of errors are labelled by their codes. */
export function ExampleList({ examples, areCodes = false }: ExampleListProps) {
  return (
    <>
      {!areCodes && <p class="eyebrow">{examples.length === 1 ? "Example" : "Examples"}</p>}
      <ul class="example-list">
        {examples.map((example) => (
          <li key={example.name}>
            <Example example={example} isCode={areCodes} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Example({
  example: { name, summary, note, value },
  isCode,
}: {
  example: ApiExample;
  isCode: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          {isCode ? <code>{name}</code> : summary || name}
          {isCode && <span class="muted"> {summary}</span>}
        </span>
      </summary>
      {isOpen && (
        <div class="disclosure-body">
          <CodeBlock
            title={isCode ? name : summary || name}
            note={note === "" ? "An example" : note}
            text={JSON.stringify(value, null, 2)}
          />
        </div>
      )}
    </details>
  );
}
