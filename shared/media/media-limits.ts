/** Limits of one request's media. An attachment is an input that may be of either kind. */
export type MediaLimits = {
  attachments: number;
  images: number;
  recordings: number;
  imageBytes: number;
  imagePixels: number;
  imageSidePixels: number;
  /** All pictures of a job: they are held several times over while they are sent to a model. */
  allImagesBytes: number;
  recordingBytes: number;
  recordingSeconds: number;
  inlineBytes: number;
  totalBytes: number;
};

const MEGABYTE = 1024 * 1024;

/** What holds where a deployment configures nothing else. */
export const DEFAULT_MEDIA_LIMITS: MediaLimits = {
  attachments: 10,
  images: 5,
  recordings: 2,
  imageBytes: 8 * MEGABYTE,
  imagePixels: 50_000_000,
  imageSidePixels: 16_384,
  allImagesBytes: 24 * MEGABYTE,
  recordingBytes: 20 * MEGABYTE,
  recordingSeconds: 300,
  inlineBytes: 24 * MEGABYTE,
  totalBytes: 32 * MEGABYTE,
};
