import type { ChosenFile } from "../form-values.ts";

/** Reads a chosen file as a data URL; throws when the browser cannot read it. */
export function readFile(file: File): Promise<ChosenFile> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener("load", () => {
      resolve({ name: file.name, bytes: file.size, dataUrl: String(reader.result) });
    });
    reader.addEventListener("error", () => {
      reject(
        new Error(`Cannot read ${file.name}: ${reader.error?.message ?? "the browser does not tell why"}`),
      );
    });
    reader.readAsDataURL(file);
  });
}
