import type { Span } from "../../language/mod.ts";

/** Whether a stated age is that of a child or of an adult, who may be the writer. */
export type Subject = "adult" | "child";

/** A person whose age the text states, or whose stage of life ("toddler") gives bounds of it. */
export type Person = {
  readonly subject: Subject;
  /** From, inclusive, and to, exclusive, in months; equal to an age and the next month where it is exact. */
  readonly fromMonths: number;
  readonly toMonths: number;
};

/** The words that show a topic. */
export type PlacedTopic = { readonly topic: string; readonly span: Span };

/** What a text says about the people who will eat: states of health, medicines, ages, signs that call for care. */
export type Situation = {
  /** Ids of topics, those that others imply included. */
  readonly topics: ReadonlySet<string>;
  /** The words of the text that name a medicine, by the topic of its class: "alendronate". */
  readonly medicines: ReadonlyMap<string, string>;
  readonly persons: readonly Person[];
  /** Foods that somebody reacts to by the signs described, in the words of the text. */
  readonly reactions: readonly string[];
  /** Where the text names them. */
  readonly reactionSpans: readonly Span[];
  /** Where topics and persons stand: context of a question, never its options. */
  readonly spans: readonly Span[];
  /** Where each topic that the words name themselves stands. */
  readonly placed: readonly PlacedTopic[];
  /** Clauses about people who will not eat, or about a time that is over: nothing in them counts. */
  readonly asides: readonly Span[];
};
