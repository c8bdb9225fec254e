import type { ComponentChildren } from "preact";

const ADDRESS = /(https?:\/\/[^\s),]+[^\s),.])/;

/** A text whose addresses can be followed. */
export function WithLinks({ text }: { text: string }): ComponentChildren {
  return text.split(ADDRESS).map((part) =>
    ADDRESS.test(part) ? (
      <a key={part} class="wrap-anywhere" href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
