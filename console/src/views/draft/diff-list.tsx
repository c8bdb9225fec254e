import type { Schemas } from "../../../../client/src/mod.ts";
import { formatWord } from "../../format/format-word.ts";
import { Badge } from "../../shell/parts/blocks.tsx";

/** Each changed line before and after, with the reason and the role of the ingredient. */
export function DiffList({ diffs }: { diffs: readonly Schemas["RecipeDiff"][] }) {
  if (diffs.length === 0) return <p class="muted">No changes were needed.</p>;
  return (
    <ol class="diffs">
      {diffs.map((diff, index) => (
        <li key={`${index} ${diff.line}`} class="diff">
          <div class="diff-lines">
            <p class="diff-line diff-before">
              <span class="diff-sign" aria-hidden="true">
                {"\u2212"}
              </span>
              {diff.before === null ? (
                <span class="muted">nothing</span>
              ) : (
                <del>
                  <span class="visually-hidden">Before: </span>
                  {diff.before}
                </del>
              )}
            </p>
            <p class="diff-line diff-after">
              <span class="diff-sign" aria-hidden="true">
                +
              </span>
              {diff.after === null ? (
                <span class="muted">removed</span>
              ) : (
                <ins>
                  <span class="visually-hidden">After: </span>
                  {diff.after}
                </ins>
              )}
            </p>
          </div>
          <p class="diff-why">
            <span class="diff-reason">{diff.reason}</span>
            <span class="cluster">
              <Badge tone="accent">{diff.change}</Badge>
              <Badge>{formatWord(diff.role)}</Badge>
              <span class="muted">line {diff.line}</span>
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
