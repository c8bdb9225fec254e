import { useState } from "preact/hooks";

/** Copies a text; says beside itself whether that succeeded. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [told, setTold] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTold("Copied");
    } catch {
      setTold("Cannot copy: the browser does not allow it");
    }
  };
  return (
    <span class="cluster">
      <button type="button" class="button button-quiet" onClick={copy} onBlur={() => setTold("")}>
        {label}
      </button>
      <span role="status" class="muted copy-status">
        {told}
      </span>
    </span>
  );
}
