import { useEffect, useRef } from "preact/hooks";
import type { RunStore } from "../jobs/run-store.ts";
import { useRuns } from "../jobs/use-runs.ts";
import { formRoute } from "../routing/route.ts";
import { useRoute } from "../routing/use-route.ts";
import { Brand } from "../shell/brand.tsx";
import { Navigation } from "../shell/navigation.tsx";
import { PageHead } from "../shell/page-head.tsx";
import { ReferencePage } from "../shell/reference-page.tsx";
import { SourcesPage } from "../shell/sources-page.tsx";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { navigationGroups } from "./navigation-groups.ts";
import { OperationPage } from "./operation-page.tsx";
import { operationPages } from "./operation-pages.ts";

const [{ id: FIRST_PAGE }] = operationPages;

/** The whole console. */
export function App({ store }: { store: RunStore }) {
  const route = useRoute(FIRST_PAGE);
  const runs = useRuns(store);
  usePageChange(route.page);
  const skip = (event: Event) => {
    event.preventDefault();
    document.getElementById("page-title")?.focus();
  };
  return (
    <>
      <header class="top-bar">
        <a class="skip-link" href={formRoute(route)} onClick={skip}>
          Skip to the page
        </a>
        <Brand href={formRoute({ page: FIRST_PAGE, run: null })} />
        <ThemeSwitch />
      </header>
      <div class="frame">
        <Navigation groups={navigationGroups} route={route} runs={runs} />
        <main class="page" id="page">
          <Page page={route.page} runId={route.run} store={store} />
        </main>
      </div>
      <footer class="foot">
        <p>
          Figures come from published sources, <a href="#/data">named with their terms</a>. Nothing here is
          medical advice.
        </p>
      </footer>
    </>
  );
}

function Page({ page, runId, store }: { page: string; runId: string | null; store: RunStore }) {
  const operation = operationPages.find(({ id }) => id === page);
  if (operation) return <OperationPage key={page} page={operation} runId={runId} store={store} />;
  if (page === "reference") return <ReferencePage />;
  if (page === "data") return <SourcesPage />;
  return (
    <PageHead title="No such page" lead="The address names a page that this console does not have.">
      <p>
        <a href={formRoute({ page: FIRST_PAGE, run: null })}>Decode a meal</a> instead.
      </p>
    </PageHead>
  );
}

/** Names the document after the page, and takes the reader to its heading when another is gone to. */
function usePageChange(page: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const heading = document.getElementById("page-title");
    document.title = `${heading?.textContent ?? "Console"} · Nutrition Analysis Service`;
    if (!isFirst.current) {
      scrollTo({ top: 0 });
      heading?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [page]);
}
