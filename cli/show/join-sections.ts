/** Sections with an empty line between them; those without lines leave none. */
export function joinSections(...sections: readonly (readonly string[])[]): string[] {
  return sections
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index === 0 ? [...lines] : ["", ...lines]));
}
