import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Notice } from "./parts/blocks.tsx";

/** The state of loading a file beside the page. */
type FileState =
  | { state: "loading" }
  | { state: "ready"; text: string }
  | { state: "failed"; reason: string };

type LoadedFileProps = { file: FileState; what: string; children: (text: string) => ComponentChildren };

/** Shows a file once it is loaded, and a status or an error otherwise. */
export function LoadedFile({ file, what, children }: LoadedFileProps) {
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
          <p>Reload the page. If that does not help, the installed files of the console are incomplete.</p>
        </Notice>
      );
    case "ready":
      return <>{children(file.text)}</>;
  }
}

/** Loads a file beside the page. */
export function useFile(name: string): FileState {
  const [file, setFile] = useState<FileState>({ state: "loading" });
  useEffect(() => {
    const controller = new AbortController();
    fetchFile(name, controller.signal).then(
      (text) => setFile({ state: "ready", text }),
      (error) =>
        controller.signal.aborted || setFile({ state: "failed", reason: String(error.message ?? error) }),
    );
    return () => controller.abort();
  }, [name]);
  return file;
}

async function fetchFile(name: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(new URL(name, document.baseURI), { signal });
  if (!response.ok) throw new Error(`${name} returned status ${response.status}`);
  return response.text();
}
