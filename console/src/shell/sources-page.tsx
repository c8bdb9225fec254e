import { Loaded } from "./loaded.tsx";
import { PageHead } from "./page-head.tsx";
import { type NoticePart, readNotice } from "./read-notice.ts";
import { useDocument } from "./use-document.ts";
import { WithLinks } from "./with-links.tsx";

const HOW_TO_READ = [
  ["Range", "The least and the most that the evidence tells. It is no confidence interval."],
  ["Incomplete", "A food of the meal has no evidence for the compound: the value is what the others sum to."],
  ["Trace", "The source says that there is some, below what it tells as a number."],
  ["Less than", "The source tells a bound above; the value lies between nothing and it."],
  ["Zero", "A source says that there is none. What is not known is never shown as zero."],
  ["Interpolated", "A part was computed from related foods, where that was measured to hold."],
] as const;

/** Where every figure comes from, under which terms, and how it is to be read. */
export function SourcesPage() {
  const file = useDocument("notice.txt");
  return (
    <>
      <PageHead
        title="About the data"
        lead="Every figure comes from published composition data. No language model ever tells one."
      />
      <section class="card stack" aria-labelledby="how-to-read">
        <h2 id="how-to-read">How to read a figure</h2>
        <dl class="facts">
          {HOW_TO_READ.map(([term, meaning]) => (
            <div class="facts-row" key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="sources" aria-labelledby="sources">
        <h2 id="sources">Sources and their terms</h2>
        <Loaded file={file} what="the sources">
          {(text) => readNotice(text).map((part) => <SourcePart key={part.title} part={part} />)}
        </Loaded>
      </section>
    </>
  );
}

function SourcePart({ part: { title, terms, entries } }: { part: NoticePart }) {
  if (entries.length === 0) {
    return (
      <p class="source-note">
        <WithLinks text={title} />
      </p>
    );
  }
  return (
    <section class="source">
      <h3>{title}</h3>
      {terms !== null && (
        <p class="source-terms">
          <WithLinks text={terms} />
        </p>
      )}
      <ul>
        {entries.map((entry) => (
          <li key={entry}>
            <WithLinks text={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
