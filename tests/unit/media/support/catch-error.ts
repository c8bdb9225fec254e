import { ServiceError } from "../../../../shared/platform/kernel/service-error.ts";

/** Code, status and field of the ServiceError that a call throws; fails if it throws none. */
export async function refusalOf(
  call: () => unknown,
): Promise<{ code: string; status: number; field: unknown }> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { code: error.code, status: error.status, field: error.details?.field };
  }
  throw new Error("Cannot find a refusal: the call succeeded");
}
