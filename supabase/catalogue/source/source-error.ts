/** A source publication is missing or not in its published form; the message names the file and the row. */
export class SourceError extends Error {
  constructor(place: string, why: string, options?: ErrorOptions) {
    super(`Cannot compile catalogue: ${place}: ${why}`, options);
    this.name = "SourceError";
  }
}
