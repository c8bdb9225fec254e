export type { Catalogue, RecipePart } from "./catalogue.ts";
export { createCatalogue } from "./create-catalogue.ts";
