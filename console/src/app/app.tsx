import { useEffect, useRef, useState } from "preact/hooks";
import type { RunStore } from "../jobs/run-store.ts";
import { useRuns } from "../jobs/use-runs.ts";
import { ReferenceView } from "../reference/reference-view.tsx";
import { formRoute, useRoute } from "../routing/route.ts";
import { LoadedFile, useFile } from "../shell/loaded-file.tsx";
import { Navigation } from "../shell/navigation.tsx";
import { PageHead } from "../shell/page-head.tsx";
import { SourcesPage } from "../shell/sources-page.tsx";
import { chooseTheme, readTheme, type Theme, themes } from "../theme/theme-choice.ts";
import { OperationPage } from "./operation-page.tsx";
import { navigationGroups, operationPages } from "./operation-pages.ts";

const labels: Readonly<Record<Theme, string>> = {
  system: "Device colours",
  light: "Light colours",
  dark: "Dark colours",
};

const shapes: Readonly<Record<Theme, string>> = {
  system: "M3 4.5h14v9H3zM7.5 17h5M10 13.5V17",
  light:
    "M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1",
  dark: "M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7",
};

const [{ id: firstPage }] = operationPages;

/** The whole console. */
export function App({ store }: { store: RunStore }) {
  const route = useRoute(firstPage);
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
          Skip to content
        </a>
        <Brand href={formRoute({ page: firstPage, run: null })} />
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
          Figures come from <a href="#/data">published sources</a>. Nothing here is medical advice.
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
    <PageHead title="No such page" lead="This address does not exist in the console.">
      <p>
        <a href={formRoute({ page: firstPage, run: null })}>Decode a meal</a> instead.
      </p>
    </PageHead>
  );
}

/** Sets the document title to that of the page, and moves the focus to its heading on navigation. */
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

/** The logo: a value within its range, over a scale. */
function Brand({ href }: { href: string }) {
  return (
    <a class="brand" href={href}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect class="brand-field" width="32" height="32" rx="8" />
        <path class="brand-scale" d="M6 21h20M6 21v-4M11 21v-2.5M16 21v-4M21 21v-2.5M26 21v-4" />
        <path class="brand-range" d="M9 11h12" />
        <circle class="brand-value" cx="14.5" cy="11" r="3.1" />
      </svg>
      <span class="brand-name">Nutrition Analysis</span>
      <span class="brand-part">Console</span>
    </a>
  );
}

/** The API reference of the OpenAPI document beside the page. */
function ReferencePage() {
  const file = useFile("openapi.json");
  return (
    <>
      <PageHead
        title="API reference"
        lead="Every operation, field, response and error of the OpenAPI document."
      >
        <p>
          <a href="./openapi.json" download="openapi.json">
            openapi.json
          </a>
        </p>
      </PageHead>
      <LoadedFile file={file} what="the API reference">
        {(text) => <ReferenceView document={JSON.parse(text)} />}
      </LoadedFile>
    </>
  );
}

/** A switch between light, dark and the theme of the device. */
function ThemeSwitch() {
  const [chosen, setChosen] = useState(readTheme);
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  return (
    <fieldset class="theme-switch">
      <legend class="visually-hidden">Colours</legend>
      {themes.map((theme) => (
        <label key={theme} title={labels[theme]}>
          <input
            type="radio"
            name="theme"
            class="visually-hidden"
            value={theme}
            checked={theme === chosen}
            onChange={() => choose(theme)}
          />
          <span class="visually-hidden">{labels[theme]}</span>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={shapes[theme]} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
