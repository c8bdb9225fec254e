/** The pages of the operations: their titles, and a text in the result of the first example. */
export const operationPages = [
  { id: "decode", title: "Decode a meal", shows: "Bread, whole wheat, toasted" },
  { id: "sensory", title: "Decode taste", shows: "Whole meal" },
  { id: "symptoms", title: "Decode symptoms", shows: "bloating" },
  { id: "design", title: "Design meals", shows: "Minutes from start to table" },
  { id: "draft", title: "Edit a recipe", shows: "unsweetened soy milk" },
  { id: "decide", title: "Decide", shows: "best choice" },
  { id: "compound", title: "Find a compound", shows: "1162" },
  { id: "energy", title: "Daily energy", shows: "At rest" },
] as const;
