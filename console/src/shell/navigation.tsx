import { useEffect, useState } from "preact/hooks";
import { hasName, isUnderWay, nameOfRun, type Run } from "../jobs/run.ts";
import { formRoute, type Route } from "../routing/route.ts";
import { labelRun } from "./label-run.ts";

/** A page in the navigation. */
type Destination = { id: string; title: string };

/** Pages under a heading. */
export type DestinationGroup = { title: string; pages: readonly Destination[] };

type NavigationProps = { groups: readonly DestinationGroup[]; route: Route; runs: readonly Run[] };

/** All pages and the runs of this session, folded under a button on a narrow screen. */
export function Navigation({ groups, route, runs }: NavigationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { page, run } = route;
  useEffect(() => setIsOpen(false), [page, run]);
  const current = groups.flatMap(({ pages }) => pages).find(({ id }) => id === page);
  const close = (event: KeyboardEvent) => {
    if (event.key === "Escape") setIsOpen(false);
  };
  return (
    <nav class="navigation" aria-label="Pages" onKeyDown={close}>
      <button
        type="button"
        class="menu-button"
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={isOpen ? "M5 5l10 10M15 5L5 15" : "M3 6h14M3 10h14M3 14h14"} />
        </svg>
        <span>{current?.title ?? "Pages"}</span>
      </button>
      <div id="menu" class={isOpen ? "menu menu-open" : "menu"}>
        {groups.map(({ title, pages }) => (
          <section key={title} aria-label={title}>
            <p class="eyebrow">{title}</p>
            <ul class="plain">
              {pages.map((destination) => (
                <li key={destination.id}>
                  <a
                    class="nav-link"
                    href={formRoute({ page: destination.id, run: null })}
                    aria-current={destination.id === page ? "page" : undefined}
                  >
                    {destination.title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {runs.length > 0 && <SessionList runs={runs} shownId={run} />}
      </div>
    </nav>
  );
}

function SessionList({ runs, shownId }: { runs: readonly Run[]; shownId: string | null }) {
  return (
    <section aria-label="This session">
      <p class="eyebrow">This session</p>
      <ol class="plain session-list">
        {runs.map((run) => (
          <li key={run.id}>
            <a
              class="nav-link session-link"
              href={formRoute({ page: run.page, run: nameOfRun(run) })}
              aria-current={hasName(run, shownId) ? "true" : undefined}
            >
              <span class={`session-dot session-${dotOf(run)}`} aria-hidden="true" />
              <span class="session-label">{labelRun(run)}</span>
              <span class="visually-hidden">, {run.state.kind}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function dotOf(run: Run): string {
  return isUnderWay(run) ? "active" : run.state.kind;
}
