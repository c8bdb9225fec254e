import type { ComponentChildren } from "preact";

/** The tone of a badge or a notice. */
export type Tone = "plain" | "good" | "warn" | "bad" | "info" | "accent";

/** A short word beside something; its colour only repeats what the word says. */
export function Badge({ tone = "plain", children }: { tone?: Tone; children: ComponentChildren }) {
  return <span class={tone === "plain" ? "badge" : `badge badge-${tone}`}>{children}</span>;
}

type NoticeProps = { tone?: Tone; title?: string; children?: ComponentChildren };

/** A highlighted block. */
export function Notice({ tone = "plain", title, children }: NoticeProps) {
  return (
    <div class={tone === "plain" ? "notice" : `notice notice-${tone}`}>
      {title !== undefined && <p class="notice-title">{title}</p>}
      {children}
    </div>
  );
}

type DisclosureProps = { summary: ComponentChildren; open?: boolean; children: ComponentChildren };

/** A block that is folded under its summary. */
export function Disclosure({ summary, open = false, children }: DisclosureProps) {
  return (
    <details class="disclosure" open={open}>
      <summary>{summary}</summary>
      <div class="disclosure-body">{children}</div>
    </details>
  );
}
