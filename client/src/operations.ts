type Loose = Record<string, unknown>;

export type DesignRequest = Loose;
export type DesignResult = Loose;
export type DecodeRequest = Loose;
export type DecodeResult = Loose;
export type SensoryRequest = Loose;
export type SensoryResult = Loose;
export type DraftRequest = Loose;
export type DraftResult = Loose;
export type SymptomsRequest = Loose;
export type SymptomsResult = Loose;
export type EnergyRequest = Loose;
export type EnergyResult = Loose;
export type DecideRequest = Loose;
export type Decision = Loose;
export type CompoundResolution = Loose;

/** `meta` of every answer. */
export type AnswerMeta = { request_id: string; api_version: string };

/** `meta` of a job; times are ISO. */
export type JobMeta = AnswerMeta & {
  created_at: string;
  started_at?: string;
  completed_at?: string;
  catalogue_release?: string;
  warnings: string[];
};
