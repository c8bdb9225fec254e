import { formatWord } from "../../format/format-word.ts";
import { Badge } from "../../shell/parts/badge.tsx";
import type { Diff } from "./draft-result.ts";

/** Each changed line as it was and as it is, with the reason and what the ingredient is for. */
export function DiffList({ diffs }: { diffs: readonly Diff[] }) {
  if (diffs.length === 0) return <p class="muted">No line had to change.</p>;
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
                <span class="muted">left out</span>
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
