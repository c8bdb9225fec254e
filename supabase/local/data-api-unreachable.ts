/** Nothing answers at the address of a Data API. */
export class DataApiUnreachable extends Error {}
