import { type ClientOptions, readClientOptions } from "./client-options.ts";
import { createJobMethod, type JobMethod } from "./job-method.ts";
import type {
  CompoundResolution,
  DecideMeta,
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

/** One method for each operation. Each throws a `NutritionAnalysisError` if it gets no result. */
export type NutritionAnalysisClient = {
  /** Designs recipes and meal plans under constraints, and verifies them. */
  design: JobMethod<DesignRequest, DesignResult, DesignMeta>;
  /** Finds the compound for a name, an id or a synonym, or says why it is ambiguous. */
  getDecodeCompoundId: SyncMethod<string, CompoundResolution, Meta>;
  /** Recognises the foods of a meal and reports what the whole meal contains. */
  decode: JobMethod<DecodeRequest, DecodeResult, DecodeMeta>;
  /** Reports how foods and the meal taste, smell and feel. */
  decodeSensory: JobMethod<SensoryRequest, SensoryResult, SensoryMeta>;
  /** Edits a recipe and reports the effects of the edits. */
  draft: JobMethod<DraftRequest, DraftResult, DraftMeta>;
  /** Computes basal and total energy expenditure per day, in kcal. */
  dailyEnergyExpenditureCalculation: SyncMethod<EnergyRequest, EnergyResult, Meta>;
  /** Extracts symptom events from a report. */
  decodeSymptoms: JobMethod<SymptomsRequest, SymptomsResult, SymptomsMeta>;
  /** Chooses the best of several foods or meals. */
  decide: SyncMethod<DecideRequest, Decision, DecideMeta>;
};

/** Creates a client, without I/O or open resources; throws a `TypeError` for invalid options. */
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
