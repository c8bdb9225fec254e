import type { OperationName } from "../../kernel/operation-name.ts";

/** Where the pictures of an operation's results lie, a folder for each job: apart from media that ends with its job. */
export function pictureFolder(operation: OperationName): string {
  return `pictures/${operation}`;
}
