import type { JudgedCase } from "./judge-case.ts";

/** A case with what is wrong with its reading, as lines. */
export function describeCase({ symptomCase: { id, text }, missed, extra, fields }: JudgedCase): string[] {
  const wrong = fields.filter(({ isRight }) => !isRight);
  return [
    `${id}: ${JSON.stringify(text)}`,
    ...(missed.length > 0 ? [`    missed ${missed.join(" ")}`] : []),
    ...(extra.length > 0 ? [`    extra ${extra.join(" ")}`] : []),
    ...wrong.map(({ field, expected, read }) => `    ${field}: read ${read}, expected ${expected}`),
  ];
}
