import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

type ViewSectionProps = { title: string; level?: 3 | 4; children: ComponentChildren };

/** A section of a view under its own heading, which also labels it as a region. */
export function ViewSection({ title, level = 3, children }: ViewSectionProps) {
  const id = useId();
  return (
    <section class="view-section stack" aria-labelledby={id}>
      {level === 3 ? <h3 id={id}>{title}</h3> : <h4 id={id}>{title}</h4>}
      {children}
    </section>
  );
}
