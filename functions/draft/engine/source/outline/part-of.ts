/** The part of a dish that a heading of its list names: "frosting" of "For the frosting:". */
export function partOf(heading: string): string | null {
  const name = heading
    .toLowerCase()
    .replace(/^[#\s]*(?:for )?(?:the )?/, "")
    .replace(/[^\p{L} -]/gu, "")
    .trim();
  return name === "" || name === "ingredients" ? null : name;
}
