import { Notice } from "../../shell/parts/notice.tsx";
import type { UnmetWish } from "./verification.ts";

/** Wishes that a result does not keep, each with its reason. */
export function WishList({ wishes }: { wishes: readonly UnmetWish[] }) {
  if (wishes.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={wishes.length === 1 ? "One wish is not met" : `${wishes.length} wishes are not met`}
    >
      <ul class="plain-list">
        {wishes.map(({ wish, reason }) => (
          <li key={wish}>
            <strong>{wish}</strong>: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
