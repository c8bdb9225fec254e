import { type ClientOptions, readClientOptions } from "./client-options.ts";
import { createJobMethod, type JobMethod } from "./job-method.ts";
import type {
  CompoundResolution,
  DecideRequest,
  Decision,
  DecodeMeta,
  DecodeRequest,
  DecodeResult,
  DesignMeta,
  DesignRequest,
  DesignResult,
  DraftMeta,
  DraftRequest,
  DraftResult,
  EnergyRequest,
  EnergyResult,
  Meta,
  SensoryMeta,
  SensoryRequest,
  SensoryResult,
  SymptomsMeta,
  SymptomsRequest,
  SymptomsResult,
} from "./operations.ts";
import { createPostMethod, createQueryMethod, type SyncMethod } from "./sync-method.ts";

/** One method for each operation. Every one throws a `NutritionAnalysisError` where the service gives no result. */
export type NutritionAnalysisClient = {
  /** Recipes and meal plans under constraints, with their proof. */
  design: JobMethod<DesignRequest, DesignResult, DesignMeta>;
  /** The one compound that a name, an id or a synonym means, or what it could mean. */
  getDecodeCompoundId: SyncMethod<string, CompoundResolution, Meta>;
  /** Foods of a meal and what the whole meal contains. */
  decode: JobMethod<DecodeRequest, DecodeResult, DecodeMeta>;
  /** How foods and the meal taste, smell and feel. */
  decodeSensory: JobMethod<SensoryRequest, SensoryResult, SensoryMeta>;
  /** A recipe changed where it must be, and what the edits do. */
  draft: JobMethod<DraftRequest, DraftResult, DraftMeta>;
  /** Basal and total energy per day, in kcal. */
  dailyEnergyExpenditureCalculation: SyncMethod<EnergyRequest, EnergyResult, Meta>;
  /** Symptoms of a report as events. */
  decodeSymptoms: JobMethod<SymptomsRequest, SymptomsResult, SymptomsMeta>;
  /** Which of several foods or meals suits best. */
  decide: SyncMethod<DecideRequest, Decision, Meta>;
};

/** Makes a client. It does no I/O and holds nothing open; throws a `TypeError` for options that cannot work. */
export function createClient(options: ClientOptions): NutritionAnalysisClient {
  const transport = readClientOptions(options);
  return {
    design: createJobMethod(transport, "design"),
    getDecodeCompoundId: createQueryMethod(transport, "get_decode_compound_id", "q"),
    decode: createJobMethod(transport, "decode"),
    decodeSensory: createJobMethod(transport, "decode_sensory"),
    draft: createJobMethod(transport, "draft"),
    dailyEnergyExpenditureCalculation: createPostMethod(
      transport,
      "daily_energy_expenditure_calculation",
      "data",
    ),
    decodeSymptoms: createJobMethod(transport, "decode_symptoms"),
    decide: createPostMethod(transport, "decide", "data.result"),
  };
}
