import type { ComponentChildren } from "preact";
import { Notice } from "./parts/notice.tsx";
import type { LoadedFile } from "./use-document.ts";

type LoadedProps = { file: LoadedFile; what: string; children: (text: string) => ComponentChildren };

/** Shows a file once it is there, and until then or otherwise says so. */
export function Loaded({ file, what, children }: LoadedProps) {
  switch (file.state) {
    case "loading":
      return (
        <p class="muted" role="status">
          Loading {what}…
        </p>
      );
    case "failed":
      return (
        <Notice tone="bad" title={`Cannot show ${what}: ${file.reason}`}>
          <p>Load the page again; where that does not help, the files of the console are not complete.</p>
        </Notice>
      );
    case "ready":
      return <>{children(file.text)}</>;
  }
}
