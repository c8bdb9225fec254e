import { readSymptoms } from "../../shared/domain/symptoms/mod.ts";
import { listCalledFiles } from "./list-called-files.ts";
import { openDecode } from "./open-decode.ts";
import { callSampleCatalogue } from "./sample-catalogue.ts";

/** What a reader has to open to follow one piece of work: the files of `functions` and `shared` that it calls. */
export type Walk = { name: string; files: string[] };

const meal = "2 eggs and toast";
const report =
  "Bad headache and mild nausea since yesterday evening, about two hours after shrimp. It got better overnight.";
const reportContext = {
  timezone: "Europe/Berlin",
  reportedInstant: "2026-11-20T09:00:00Z",
  occurredAtUtc: null,
  occurredEndAtUtc: null,
};
const structuredRequest = {
  input_mode: "structured",
  items: [{ canonical_name: "Egg, whole, raw", quantity: 100, unit: "g" }],
};

/** Walks a meal's text to its totals, a report to its symptoms, and a structured POST of decode to its 202. */
export async function takeWalks(root: URL): Promise<Walk[]> {
  const { operation, post } = await openDecode();
  const { work } = await operation.prepare({ input_mode: "unstructured", foodText: meal });
  const walks = [
    { name: `decode: "${meal}" from text to totals`, run: () => readMeal(operation, work) },
    { name: "decode_symptoms: a report to its symptoms", run: readReport },
    { name: "decode: a structured POST to its 202", run: () => expectAccepted(post) },
  ];
  const taken: Walk[] = [];
  for (const { name, run } of walks) {
    const called = await listCalledFiles(root, run);
    taken.push({ name, files: called.filter((file) => /^(functions|shared)\//.test(file)) });
  }
  return taken;
}

type Operation = Awaited<ReturnType<typeof openDecode>>["operation"];
type Prepared = Awaited<ReturnType<Operation["prepare"]>>["work"];

async function readMeal(operation: Operation, work: Prepared): Promise<void> {
  if (!("input" in work)) throw new Error("Cannot walk a meal: its text needs no files");
  const outcome = await operation.run(work.input, {
    jobId: "00000000-0000-7000-8000-000000000000",
    state: null,
    call: callSampleCatalogue,
    tier: "macros",
    keyId: "key",
    signal: new AbortController().signal,
    log: () => {},
  });
  const matched = JSON.stringify(outcome).match(/"status":"matched"/g) ?? [];
  if (matched.length !== 2) throw new Error(`Cannot walk a meal: ${matched.length} of 2 foods are matched`);
}

async function readReport(): Promise<void> {
  const events = readSymptoms(report, reportContext);
  if (events.length !== 2) throw new Error(`Cannot walk a report: ${events.length} of 2 symptoms are found`);
}

async function expectAccepted(post: (body: unknown) => Promise<Response>): Promise<void> {
  const response = await post(structuredRequest);
  if (response.status !== 202)
    throw new Error(`Cannot walk a request: status ${response.status}, ${await response.text()}`);
}
