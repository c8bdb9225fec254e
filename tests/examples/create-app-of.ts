import { dailyEnergyExpenditure } from "../../functions/daily_energy_expenditure_calculation/operation.ts";
import { createDecide } from "../../functions/decide/operation.ts";
import { createDecode } from "../../functions/decode/operation.ts";
import { createDecodeSensory } from "../../functions/decode_sensory/operation.ts";
import { createDecodeSymptoms } from "../../functions/decode_symptoms/operation.ts";
import { createDesign } from "../../functions/design/operation.ts";
import { createDraft } from "../../functions/draft/operation.ts";
import { compoundResolution } from "../../functions/get_decode_compound_id/operation.ts";
import { createCatalogue } from "../../shared/domain/catalogue/create-catalogue.ts";
import type { OperationApp } from "../../shared/platform/http/create-app.ts";
import { createBodyApp, createQueryApp } from "../../shared/platform/http/create-sync-app.ts";
import type { Ports } from "../../shared/platform/http/ports.ts";
import { createJobApp } from "../../shared/platform/jobs/create-job-app.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import type { ReadingPorts } from "../../shared/platform/media/reading-ports.ts";

type CreateApp = (ports: Ports, reading: ReadingPorts) => OperationApp;

const creators: Record<OperationName, CreateApp> = {
  daily_energy_expenditure_calculation: (ports) => createBodyApp(dailyEnergyExpenditure, ports),
  decide: (ports, reading) => {
    const startTimeout = (durationMs: number) => AbortSignal.timeout(durationMs);
    const catalogue = createCatalogue(ports.store.call);
    const decide = createDecide({ ...reading, catalogue, log: ports.log, startTimeout });
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
  return creators[name](ports, reading);
}
