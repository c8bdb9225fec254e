import { Notice, type Tone } from "../../shell/parts/blocks.tsx";
import type { UnmetWish } from "./dish.ts";

/** The notices of a result. */
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

/** The unmet wishes of a result, each with its reason. */
export function WishList({ wishes }: { wishes: readonly UnmetWish[] }) {
  if (wishes.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={wishes.length === 1 ? "One wish is not met" : `${wishes.length} wishes are not met`}
    >
      <ul class="plain-list">
        {wishes.map(({ wish, reason, detail }) => (
          <li key={wish}>
            <strong>{wish}</strong>: {detail ?? reason.replaceAll("_", " ")}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
