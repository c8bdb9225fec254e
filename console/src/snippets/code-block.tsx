import { useState } from "preact/hooks";

type CodeBlockProps = { title: string; note?: string; text: string };

/** Code with a button to copy it. */
export function CodeBlock({ title, note, text }: CodeBlockProps) {
  return (
    <div class="code-block">
      <div class="code-head">
        <h3>{title}</h3>
        <CopyButton text={text} label={`Copy ${title}`} />
      </div>
      {note !== undefined && <p class="field-hint">{note}</p>}
      <pre
        class="code-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
      >
        <code>{text}</code>
      </pre>
    </div>
  );
}

/** A button that copies a text and reports beside itself whether it succeeded. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const [status, setStatus] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus("Copied");
    } catch {
      setStatus("Cannot copy: the browser does not allow it");
    }
  };
  return (
    <span class="cluster">
      <button type="button" class="button button-quiet" onClick={copy} onBlur={() => setStatus("")}>
        {label}
      </button>
      <span role="status" class="muted copy-status">
        {status}
      </span>
    </span>
  );
}
