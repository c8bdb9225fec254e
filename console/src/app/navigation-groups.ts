import type { DestinationGroup } from "../shell/navigation.tsx";
import { operationPages } from "./operation-pages.ts";

const GROUPS = ["Read", "Make", "Choose"] as const;

/** All pages under their headings. */
export const navigationGroups: readonly DestinationGroup[] = [
  ...GROUPS.map((title) => ({ title, pages: operationPages.filter(({ group }) => group === title) })),
  {
    title: "Know",
    pages: [
      { id: "reference", title: "API reference" },
      { id: "data", title: "About the data" },
    ],
  },
];
