import type { ComponentChildren } from "preact";
import type { Tone } from "./tone.ts";

type NoticeProps = { tone?: Tone; title?: string; children?: ComponentChildren };

/** A block that is to be noticed. */
export function Notice({ tone = "plain", title, children }: NoticeProps) {
  return (
    <div class={tone === "plain" ? "notice" : `notice notice-${tone}`}>
      {title !== undefined && <p class="notice-title">{title}</p>}
      {children}
    </div>
  );
}
