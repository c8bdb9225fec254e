export { apiKeyRandomBytes, createApiKey, hashApiKey, parseApiKey, rotateApiKey } from "./api-key.ts";
export { type ApiVersion, apiVersion, apiVersionHeader, apiVersions } from "./api-version.ts";
export { type Base64Text, base64Size, decodeBase64, encodeBase64 } from "./base64.ts";
export type { CallFunction } from "./call-function.ts";
export { type Canary, canaryNameOf } from "./canary.ts";
export { createMemory, listMemories, type MemoryUse, reportMemory } from "./create-memory.ts";
export { type ErrorCode, type ErrorStatus, errorStatus, isErrorCode } from "./error-code.ts";
export { estimateBytes } from "./estimate-bytes.ts";
export { characters, filledText, mediaField, requireOneOf, textOfAtMost } from "./fields.ts";
export type { NasApi } from "./generated/nas-api.ts";
export { equalInConstantTime, hashJson, hashText, sha256Hex } from "./hash.ts";
export { toHex } from "./hex.ts";
export { canonicalJson, readStrictJson } from "./json.ts";
export { createJsonGauge, type JsonProblem } from "./json-gauge.ts";
export {
  type FailureNaming,
  type LanguageModel,
  type ModelJob,
  type ModelMedia,
  type ModelTask,
  showImages,
  showWords,
  type UserPart,
} from "./language-model.ts";
export { latencyEdgesMs } from "./latency-buckets.ts";
export { lazily } from "./lazily.ts";
export type { Log } from "./log.ts";
export type { MediaStorage } from "./media-storage.ts";
export { type OperationName, operationNames, scopeOf } from "./operation-name.ts";
export {
  describeCause,
  type FieldIssue,
  fieldError,
  formatFieldPath,
  ServiceError,
} from "./service-error.ts";
export { cleanLine, line, listWords, optionalLine } from "./text.ts";
export { createUuidV7, deriveUuid, readUuidV7TimeMs } from "./uuid.ts";
export { overrideVersion, versionOverridesHeader, workerNameOf } from "./version-override.ts";
