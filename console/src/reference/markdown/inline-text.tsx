import { type Inline, parseInline } from "./parse-markdown.ts";

/** A text with its code, strong text and links. */
export function InlineText({ text }: { text: string }) {
  return <Parts parts={parseInline(text)} />;
}

function Parts({ parts }: { parts: readonly Inline[] }) {
  return (
    <>
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </>
  );
}

function Part({ part }: { part: Inline }) {
  if (part.kind === "code") return <code>{part.text}</code>;
  if (part.kind === "strong") {
    return (
      <strong>
        <Parts parts={part.parts} />
      </strong>
    );
  }
  if (part.kind === "link") {
    return (
      <a href={part.href} target="_blank" rel="noreferrer">
        {part.text}
      </a>
    );
  }
  return <>{part.text}</>;
}
