import { CopyButton } from "../shell/parts/copy-button.tsx";

type CodeBlockProps = { title: string; note?: string; text: string };

/** Code to be read and copied. */
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
      >
        <code>{text}</code>
      </pre>
    </div>
  );
}
