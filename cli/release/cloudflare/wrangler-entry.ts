/** A line of the file that wrangler writes to `WRANGLER_OUTPUT_FILE_PATH`, with the members that are read here. */
export type WranglerEntry = {
  type: string;
  /** Of `deploy` and `version-upload`. */
  version_id?: string | null;
  /** Of `command-failed`: an error code of the API, and what failed. */
  code?: number;
  message?: string;
  /** Of `wrangler-session`. */
  log_file_path?: string;
};
