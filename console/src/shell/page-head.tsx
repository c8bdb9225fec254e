import type { ComponentChildren } from "preact";

type PageHeadProps = { title: string; lead: string; children?: ComponentChildren };

/** The heading of a page; it gets the focus on navigation. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header class="page-head">
      <h1 tabIndex={-1} id="page-title">
        {title}
      </h1>
      <p class="lead">{lead}</p>
      {children}
    </header>
  );
}
