import type { components } from "./generated/openapi.ts";

/** The API version that this client uses. */
export const apiVersion = "2026-07-10";

/** An operation, named as in its address. */
export type OperationName =
  | "design"
  | "get_decode_compound_id"
  | "decode"
  | "decode_sensory"
  | "draft"
  | "daily_energy_expenditure_calculation"
  | "decode_symptoms"
  | "decide";

/** Every schema of the OpenAPI document by name. */
export type Schemas = components["schemas"];

export type DesignRequest = Schemas["DesignRequest"];
export type DesignResult = Schemas["DesignResult"];
export type DesignMeta = Schemas["DesignJobResponse"]["meta"];

export type DecodeRequest = Schemas["DecodeRequest"];
export type DecodeResult = Schemas["DecodeResult"];
export type DecodeMeta = Schemas["DecodeJobResponse"]["meta"];

export type SensoryRequest = Schemas["SensoryRequest"];
export type SensoryResult = Schemas["SensoryResult"];
export type SensoryMeta = Schemas["DecodeSensoryJobResponse"]["meta"];

export type DraftRequest = Schemas["DraftRequest"];
export type DraftResult = Schemas["DraftResult"];
export type DraftMeta = Schemas["DraftJobResponse"]["meta"];

export type SymptomsRequest = Schemas["SymptomsRequest"];
export type SymptomsResult = Schemas["SymptomsResult"];
export type SymptomsMeta = Schemas["DecodeSymptomsJobResponse"]["meta"];

export type EnergyRequest = Schemas["EnergyRequest"];
export type EnergyResult = Schemas["EnergyResult"];

export type DecideRequest = Schemas["DecideRequest"];
export type Decision = Schemas["Decision"];
export type DecideMeta = Schemas["DecideMeta"];

export type CompoundResolution = Schemas["CompoundResolution"];

/** `meta` of a response without a job. */
export type Meta = Schemas["Meta"];
