type Exporter<Batch> = {
  export: (batch: Batch, done: (result: { code: number; error?: Error }) => void) => void;
};

const success = 0;

/** Exports a batch; resolves to the error if the export fails, else null. */
export function exportBatch<Batch>(exporter: Exporter<Batch>, batch: Batch): Promise<unknown> {
  return new Promise((resolve) => {
    exporter.export(batch, ({ code, error }) => {
      resolve(code === success ? null : (error ?? new Error("Cannot export: the exporter gave no reason")));
    });
  });
}
