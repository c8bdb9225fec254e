import { ServiceError } from "../../../../shared/kernel/service-error.ts";

/** What a call is refused with: code, status and the field; fails when it is not refused by a ServiceError. */
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
