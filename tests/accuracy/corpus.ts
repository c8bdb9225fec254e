import type { Store } from "../../shared/platform/store/store.ts";
import type { Catalogue } from "../support/recipe-checker/catalogue.ts";

/** A case with its verdict. */
export type JudgedCase = {
  readonly isOnlyCounted: boolean;
  readonly isRight: boolean;
  /** How wrong it is, in a unit of the corpus: the order of a listing of the worst. */
  readonly fault: number;
  /** Lines with the case, what was read, what was wanted and the verdict. */
  readonly describe: () => string[];
};

/** Cases that the comparison shows in one row. */
export type CaseSet = { readonly name: string; readonly cases: readonly JudgedCase[] };

/** What was measured on a corpus: its rows of the comparison, and a section of the page with its own figures. */
export type CorpusReport = { readonly sets: readonly CaseSet[]; readonly section: string };

/** What a measurement needs. A stack is started, and the compiled catalogue opened, when first asked for. */
export type Ports = {
  /** Folder of the evaluation sets; null where there is none. */
  readonly evalDir: string | null;
  readonly openStore: () => Promise<Store>;
  readonly openCatalogue: () => Catalogue;
};

/** A set of labelled cases that is measured by itself. */
export type Corpus = {
  /** Its name on the command line. */
  readonly name: string;
  /** Null where its cases are not at hand. */
  readonly measure: (ports: Ports) => Promise<CorpusReport | null>;
};
