import { dailyEnergyExpenditure } from "../../functions/daily_energy_expenditure_calculation/operation.ts";
import { createDecide } from "../../functions/decide/operation.ts";
import { createDecode } from "../../functions/decode/operation.ts";
import { createDecodeSensory } from "../../functions/decode_sensory/operation.ts";
import { createDecodeSymptoms } from "../../functions/decode_symptoms/operation.ts";
import { createDesign } from "../../functions/design/operation.ts";
import { createDraft } from "../../functions/draft/operation.ts";
import { compoundResolution } from "../../functions/get_decode_compound_id/operation.ts";
import { createBodyApp, createQueryApp } from "../../shared/http/create-sync-app.ts";
import type { OperationApp } from "../../shared/http/operation-app.ts";
import type { Ports } from "../../shared/http/ports.ts";
import { createJobApp } from "../../shared/jobs/create-job-app.ts";
import type { OperationName } from "../../shared/kernel/operation-name.ts";
import type { ReadingPorts } from "../../shared/reading/reading-ports.ts";

type CreateApp = (ports: Ports, reading: ReadingPorts) => OperationApp;

const CREATORS: Record<OperationName, CreateApp> = {
  daily_energy_expenditure_calculation: (ports) => createBodyApp(dailyEnergyExpenditure, ports),
  decide: (ports, reading) => {
    const startTimeout = (durationMs: number) => AbortSignal.timeout(durationMs);
    const decide = createDecide({ ...reading, store: ports.store, log: ports.log, startTimeout });
    return createBodyApp(decide, ports);
  },
  decode: (ports, reading) => createJobApp(createDecode(reading), ports),
  decode_sensory: (ports, reading) => createJobApp(createDecodeSensory(reading), ports),
  decode_symptoms: (ports, reading) => createJobApp(createDecodeSymptoms(reading), ports),
  design: (ports, reading) => createJobApp(createDesign(reading, ports), ports),
  draft: (ports, reading) => createJobApp(createDraft(reading, ports), ports),
  get_decode_compound_id: (ports) => createQueryApp(compoundResolution, ports),
};

/** The app of an operation in this process, as its boot file makes it. */
export function createAppOf(name: OperationName, ports: Ports, reading: ReadingPorts): OperationApp {
  return CREATORS[name](ports, reading);
}
