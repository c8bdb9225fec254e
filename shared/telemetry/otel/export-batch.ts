type Exporter<Batch> = {
  export: (batch: Batch, done: (result: { code: number; error?: Error }) => void) => void;
};

const SUCCESS = 0;

/** Exports a batch; resolves to what went wrong, null where nothing did. */
export function exportBatch<Batch>(exporter: Exporter<Batch>, batch: Batch): Promise<unknown> {
  return new Promise((resolve) => {
    exporter.export(batch, ({ code, error }) => {
      resolve(code === SUCCESS ? null : (error ?? new Error("Cannot export: no reason was told")));
    });
  });
}
