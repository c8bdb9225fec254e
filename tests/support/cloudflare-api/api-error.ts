/** A refusal as Cloudflare's API words it; the codes are the documented ones where there are such. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const refusals = {
  authentication: () => new ApiError(403, 10_000, "Authentication error"),
  unknownWorker: () => new ApiError(404, 10_007, "This Worker does not exist on your account."),
  unknownVersion: (id: string) => new ApiError(404, 10_092, `Version ${id} could not be found.`),
  tooLarge: () => new ApiError(413, 10_027, "Your Worker exceeded the size limit of 10 MiB."),
  shares: (sum: number) => new ApiError(400, 10_061, `The percentages add up to ${sum} instead of 100.`),
  tooManyVersions: () => new ApiError(400, 10_061, "A deployment has at most two versions."),
  unknownCall: (call: string) => new ApiError(404, 7_000, `No route for that URI: ${call}`),
};
