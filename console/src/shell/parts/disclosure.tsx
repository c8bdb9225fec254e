import type { ComponentChildren } from "preact";

type DisclosureProps = { summary: ComponentChildren; open?: boolean; children: ComponentChildren };

/** What is shown only when asked for. */
export function Disclosure({ summary, open = false, children }: DisclosureProps) {
  return (
    <details class="disclosure" open={open}>
      <summary>{summary}</summary>
      <div class="disclosure-body">{children}</div>
    </details>
  );
}
