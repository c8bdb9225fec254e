const MISSING_QUEUE = /Queue "([\w-]+)" does not exist/;

/** Uploads; a queue of the configuration that the account does not have yet is made, and the upload done again. */
export async function uploadWithQueues<Result>(
  upload: () => Promise<Result>,
  createQueue: (name: string) => Promise<unknown>,
): Promise<Result> {
  try {
    return await upload();
  } catch (error) {
    const [, name] = MISSING_QUEUE.exec(error instanceof Error ? error.message : "") ?? [];
    if (name === undefined) throw error;
    await createQueue(name);
    return upload();
  }
}
