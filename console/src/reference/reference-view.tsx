/** Stands in until the reference is there. */
export function ReferenceView({ document }: { document: unknown }) {
  return <pre>{JSON.stringify(document, null, 2)}</pre>;
}
