import { InlineText } from "./inline-text.tsx";
import { type Block, parseBlocks } from "./parse-markdown.ts";

type MarkdownProps = {
  text: string;
  /** The subject of its tables, for screen readers. */
  about: string;
};

/** A description of the document; its headings become level 3. */
export function Markdown({ text, about }: MarkdownProps) {
  return (
    <div class="prose">
      {parseBlocks(text).map((block, index) => (
        <BlockView key={index} block={block} about={about} />
      ))}
    </div>
  );
}

function BlockView({ block, about }: { block: Block; about: string }) {
  if (block.kind === "heading") {
    return (
      <h3>
        <InlineText text={block.text} />
      </h3>
    );
  }
  if (block.kind === "code") {
    return (
      <pre>
        <code>{block.text}</code>
      </pre>
    );
  }
  if (block.kind === "list") return <ListView items={block.items} isNumbered={block.isNumbered} />;
  if (block.kind === "table") return <TableView table={block} about={about} />;
  return (
    <p>
      <InlineText text={block.text} />
    </p>
  );
}

function ListView({ items, isNumbered }: { items: readonly string[]; isNumbered: boolean }) {
  const entries = items.map((item, index) => (
    <li key={index}>
      <InlineText text={item} />
    </li>
  ));
  return isNumbered ? <ol>{entries}</ol> : <ul>{entries}</ul>;
}

function TableView({ table, about }: { table: Extract<Block, { kind: "table" }>; about: string }) {
  return (
    <table class="data framed">
      <caption class="visually-hidden">{`${table.head.join(", ")}: ${about}`}</caption>
      <thead>
        <tr>
          {table.head.map((cell) => (
            <th key={cell} scope="col">
              <InlineText text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  <InlineText text={cell} />
                </th>
              ) : (
                <td key={column}>
                  <InlineText text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
