import { expect, it } from "vitest";
import { formatCitation } from "../../../supabase/catalogue/build/references.ts";

function cite(...cells: string[]): string {
  return formatCitation({ file: "made-up", line: 1, cells: ["D1", ...cells] });
}

it("an article has authors, year, title, journal, volume, issue and pages", () => {
  expect(cite("A. Nobody", "On roots", "1999", "J. Nowhere", "7", "2", "10", "12")).toBe(
    "A. Nobody (1999). On roots. J. Nowhere 7(2), 10-12.",
  );
});

it("what an article lacks leaves no empty place behind", () => {
  expect(cite("A. Nobody", "On roots", "", "J. Nowhere", "", "", "", "")).toBe(
    "A. Nobody. On roots. J. Nowhere.",
  );
  expect(cite("A. Nobody", "", "1999", "J. Nowhere", "7", "", "10", "")).toBe(
    "A. Nobody (1999). J. Nowhere 7, 10.",
  );
});

it("a report has its place instead of a journal, or none", () => {
  expect(cite("Root Board", "Survey", "2001", "", "Luna", "CA", "", "")).toBe(
    "Root Board (2001). Survey. Luna, CA.",
  );
  expect(cite("Root Board", "Survey", "2001", "", "", "", "", "")).toBe("Root Board (2001). Survey.");
});

it("a title with its own final mark gets no second one, and spaces are single", () => {
  expect(cite("A. Nobody", "What  is a root? ", "1999", "J. Nowhere", "7", "", "", "")).toBe(
    "A. Nobody (1999). What is a root? J. Nowhere 7.",
  );
});
