import { Strength } from "../parts/strength.tsx";
import type { Term } from "./sensory-result.ts";

const WORDS = ["weak", "clear", "strong"] as const;

/** Terms of a sense with how strong each is; without any it says that nothing is known. */
export function TermList({ title, terms }: { title: string; terms: readonly Term[] }) {
  return (
    <div class="term-list">
      <h4>{title}</h4>
      {terms.length === 0 ? (
        <p class="muted">nothing known</p>
      ) : (
        <ul>
          {terms.map(({ term, strength }) => (
            <li key={term}>
              {term}{" "}
              <Strength
                value={Math.round(strength)}
                of={3}
                label={`(${WORDS[Math.round(strength) - 1] ?? "weak"})`}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
