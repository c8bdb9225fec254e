import { useState } from "preact/hooks";
import { formatBytes } from "../../format/format-quantity.ts";
import type { Control } from "../form-spec.ts";
import type { ChosenFile } from "../form-values.ts";
import { attributesOf, type Naming } from "./control-frame.tsx";

type FilesControlProps = {
  control: Extract<Control, { kind: "files" }>;
  naming: Naming;
  files: readonly ChosenFile[];
  onChange: (files: readonly ChosenFile[]) => void;
};

/** Files of this device; they are sent with the request and not stored by the page. */
export function FilesControl({ control: { accept, many }, naming, files, onChange }: FilesControlProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const take = async (input: HTMLInputElement) => {
    try {
      const added = await Promise.all([...(input.files ?? [])].map(readFile));
      setFailure(null);
      if (added.length > 0) onChange(many ? [...files, ...added] : added);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    input.value = "";
  };
  return (
    <div class="files">
      <input
        {...attributesOf(naming)}
        type="file"
        accept={accept}
        multiple={many}
        onChange={(event) => void take(event.currentTarget)}
      />
      {failure !== null && <p class="field-problem">{failure}</p>}
      {files.length > 0 && (
        <ul class="plain file-list">
          {files.map((file, index) => (
            <li key={index}>
              {file.dataUrl.startsWith("data:image/") && <img src={file.dataUrl} alt="" />}
              <span class="wrap-anywhere">{file.name}</span>
              <span class="muted">{formatBytes(file.bytes)}</span>
              <button
                type="button"
                class="button button-quiet"
                aria-label={`Remove ${file.name}`}
                onClick={() => onChange(files.filter((_, at) => at !== index))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Reads a chosen file as a data URL; rejects if the browser cannot read it. */
function readFile(file: File): Promise<ChosenFile> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener("load", () => {
      resolve({ name: file.name, bytes: file.size, dataUrl: String(reader.result) });
    });
    reader.addEventListener("error", () => {
      reject(
        new Error(`Cannot read ${file.name}: ${reader.error?.message ?? "the browser gives no reason"}`),
      );
    });
    reader.readAsDataURL(file);
  });
}
