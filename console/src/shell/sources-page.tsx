import type { ComponentChildren } from "preact";
import { LoadedFile, useFile } from "./loaded-file.tsx";
import { PageHead } from "./page-head.tsx";
import { type NoticePart, readNotice } from "./read-notice.ts";

const address = /(https?:\/\/[^\s),]+[^\s),.])/;

const howToRead = [
  ["Range", "The lowest and the highest published figure. It is not a confidence interval."],
  ["Incomplete", "A food of the meal has no evidence for the compound: the value is the sum of the others."],
  ["Trace", "The source states that it is present, but too little to quantify."],
  ["Less than", "The source states an upper bound; the value is between zero and the bound."],
  ["Zero", "A source states that there is none. An unknown value is never shown as zero."],
  ["Interpolated", "A part was computed from a recipe or from related foods."],
] as const;

/** The sources of all figures with their terms, and how to read a figure. */
export function SourcesPage() {
  const file = useFile("notice.txt");
  return (
    <>
      <PageHead
        title="About the data"
        lead="Every figure comes from published composition data, never from a language model."
      />
      <section class="card stack" aria-labelledby="how-to-read">
        <h2 id="how-to-read">How to read a figure</h2>
        <dl class="facts">
          {howToRead.map(([term, meaning]) => (
            <div class="facts-row" key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="sources" aria-labelledby="sources">
        <h2 id="sources">Sources and terms</h2>
        <LoadedFile file={file} what="the sources">
          {(text) => readNotice(text).map((part) => <SourcePart key={part.title} part={part} />)}
        </LoadedFile>
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

/** A text with its addresses as links. */
function WithLinks({ text }: { text: string }): ComponentChildren {
  return text.split(address).map((part) =>
    address.test(part) ? (
      <a key={part} class="wrap-anywhere" href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
