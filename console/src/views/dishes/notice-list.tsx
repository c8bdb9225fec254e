import { Notice } from "../../shell/parts/notice.tsx";
import type { Tone } from "../../shell/parts/tone.ts";

/** Sentences that a result wants noticed. */
export function NoticeList({ notices, tone = "info" }: { notices: readonly string[]; tone?: Tone }) {
  if (notices.length === 0) return null;
  return (
    <Notice tone={tone}>
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </Notice>
  );
}
